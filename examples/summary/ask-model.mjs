const { STEMMA_INFERENCE_ENDPOINT: typed = "", STEMMA_INFERENCE_MODEL: model } = process.env;
const key = process.env.STEMMA_INFERENCE_API_KEY;

/** The JSON object that a model answers; what fails is an error of one line, which says what to do. */
export async function askModel(messages) {
  if (!/^https?:/i.test(typed) || !URL.canParse(typed))
    throw new Error("STEMMA_INFERENCE_ENDPOINT: must be an address such as http://localhost:11434/v1");
  const url = new URL(typed);
  const path = url.pathname.replace(/\/+$/, "");
  const version = /\/v\d/.test(path) ? "" : "/v1";
  url.pathname = path.endsWith("/chat/completions") ? path : `${path}${version}/chat/completions`;
  const response = await fetch(url, {
    method: "POST",
    redirect: "error", // It would be given the key.
    headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, messages }),
  }).catch(() => null);
  const settings = "check STEMMA_INFERENCE_ENDPOINT, STEMMA_INFERENCE_MODEL and STEMMA_INFERENCE_API_KEY";
  if (response === null) throw new Error(`nothing answers at ${url.origin}; ${settings}`);
  if (!response.ok) throw new Error(`${url.origin} answers ${response.status}; ${settings}`);
  const content = (await response.json().catch(() => null))?.choices?.[0]?.message?.content;
  if (typeof content !== "string")
    throw new Error(`no chat-completions endpoint answers at ${url.origin}; ${settings}`);
  try {
    // Without the fence or the words that some models put around it.
    return JSON.parse(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1));
  } catch {
    throw new Error("the model answered no JSON; ask again, or name another with STEMMA_INFERENCE_MODEL");
  }
}
