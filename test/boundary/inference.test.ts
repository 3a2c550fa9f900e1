import { describe, expect, it } from "vitest";
import { endpointOf } from "../../src/boundary/endpoint.ts";
import { chooseInference, type OperatorChoice } from "../../src/boundary/inference.ts";
import { keyOf, withoutKey } from "../../src/boundary/key.ts";

const key = "sk-operator-0123456789";
const model = "tiny";

describe("endpointOf", () => {
  it.each([
    ["https://api.openai.com", "https://api.openai.com/v1/chat/completions"],
    ["https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"],
    ["https://api.openai.com/v1/", "https://api.openai.com/v1/chat/completions"],
    ["https://api.groq.com/openai/v1/chat/completions", "https://api.groq.com/openai/v1/chat/completions"],
    ["https://openrouter.ai/api", "https://openrouter.ai/api/v1/chat/completions"],
    ["http://localhost:11434/v1/chat/completions/?key=1#x", "http://localhost:11434/v1/chat/completions"],
    [
      "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions",
      "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions",
    ],
    [
      "https://generativelanguage.googleapis.com/v1beta/openai",
      "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions",
    ],
    [
      "https://generativelanguage.googleapis.com/v1beta/openai/",
      "https://generativelanguage.googleapis.com/v1beta/openai/chat/completions",
    ],
    ["https://open.example/api/paas/v4", "https://open.example/api/paas/v4/chat/completions"],
    ["https://x/chat/completions", "https://x/chat/completions"],
    [" http://[::1]:8080 ", "http://[::1]:8080/v1/chat/completions"],
    ["https://x/v1//", "https://x/v1/chat/completions"],
  ])("completes %s", (typed, whole) => expect(endpointOf(typed, "endpoint").href).toBe(whole));

  it("completes an address with as many slashes as an agent can send", () => {
    const path = `${"/".repeat(500_000)}x`;
    expect(endpointOf(`https://x${path}`, "endpoint").pathname).toBe(`${path}/v1/chat/completions`);
  });

  it.each([
    "",
    "api.openai.com",
    "ftp://x/v1",
    "file:///etc/passwd",
    "http://",
    "https://u:p@x/v1",
    "https://u@x/v1",
    "https://:p@x/v1",
    "https://x/v1/completions",
    "https://x/v1/embeddings",
    "https://x/chat",
    "https://x/chat/completions/extra",
    "sk-operator-0123456789",
  ])("refuses %j without repeating it", (typed) => {
    let message = "";
    try {
      endpointOf(typed, "endpoint");
    } catch (failure) {
      message = String(failure);
    }
    expect(message).toMatch(/endpoint: .*such as https/);
    if (typed.includes("sk-") || typed.includes("@")) expect(message).not.toContain(typed);
  });
});

describe("the operator's key", () => {
  const goesTo = (endpoint: string, operator: OperatorChoice = {}, isTyped = false) =>
    chooseInference({ endpoint, model }, { key, ...operator }, isTyped)?.key ?? null;

  it.each([
    ["https://api.openai.com/v1", {}],
    ["https://openrouter.ai/api/v1", {}],
    ["http://localhost:11434/v1", {}],
    ["http://127.0.0.5:1/v1", {}],
    ["https://llm.corp/v1", { endpoint: "https://llm.corp" }],
    ["https://llm.corp/other/v1", { endpoint: "https://llm.corp/v1" }],
    ["https://b.corp/v1", { endpoint: "https://llm.corp", origins: "https://a.corp, https://b.corp/x" }],
    ["https://b.corp/v1", { origins: "https://b.corp" }],
  ])("goes to %s with %j", (endpoint, operator) => expect(goesTo(endpoint, operator)).toBe(key));

  it.each([
    ["https://evil.example/v1", {}],
    ["https://api.openai.com.evil.example/v1", {}],
    ["https://api.openai.com:8443/v1", {}],
    ["http://api.openai.com/v1", {}],
    ["https://localhost.evil.example/v1", {}],
    ["http://127.0.0.1.evil.example/v1", {}],
    ["https://api.openai.com/v1", { endpoint: "https://llm.corp" }],
    ["http://localhost:1/v1", { endpoint: "https://llm.corp" }],
    ["http://llm.corp/v1", { endpoint: "https://llm.corp" }],
    ["https://api.openai.com/v1", { origins: "https://b.corp" }],
    ["https://evil.example/https://llm.corp/v1", { endpoint: "https://llm.corp" }],
  ])("is not sent to %s with %j, and the setting is named", (endpoint, operator) => {
    expect(() => goesTo(endpoint, operator)).toThrow(/apiKey.*STEMMA_INFERENCE_ORIGINS/);
  });

  it("goes wherever a person typed, and to the operator's own endpoint", () => {
    expect(goesTo("https://anywhere.example", {}, true)).toBe(key);
    expect(chooseInference({}, { key, model, endpoint: "https://llm.corp" }, false)).toMatchObject({
      key,
      isTrusted: true,
      model,
    });
  });

  it("stays behind where the call brings its own", () => {
    const choice = { endpoint: "https://evil.example", model, key: "sk-of-the-caller" };
    expect(chooseInference(choice, { key }, false)).toMatchObject({
      key: "sk-of-the-caller",
      isTrusted: false,
    });
  });

  it("is not missed where there is none", () => {
    expect(chooseInference({ endpoint: "http://localhost:1", model }, {}, false)).toMatchObject({
      key: null,
    });
  });

  it("is not sent when the list of origins cannot be read", () => {
    expect(() => goesTo("https://b.corp", { origins: "b.corp" })).toThrow(
      /STEMMA_INFERENCE_ORIGINS: must be/,
    );
  });
});

describe("chooseInference", () => {
  it("takes arguments before settings, one by one", () => {
    const operator = { endpoint: "https://llm.corp", model: "big", key };
    expect(chooseInference({ model: "small" }, operator, false)).toMatchObject({ model: "small", key });
    expect(chooseInference({ endpoint: "https://other.example" }, operator, true)).toMatchObject({
      model: "big",
    });
  });

  it("chooses none where neither names an endpoint", () => {
    expect(chooseInference({ model }, { key, model }, false)).toBeNull();
    expect(chooseInference({ endpoint: " " }, { endpoint: "" }, false)).toBeNull();
  });

  it.each([
    [{ key: "sk-1" }, {}, /endpoint: is missing/],
    [{ endpoint: "http://localhost" }, {}, /^model: is missing.*STEMMA_INFERENCE_MODEL/],
    [{}, { endpoint: "http://localhost" }, /^STEMMA_INFERENCE_MODEL: is missing/],
    [{ endpoint: "http://localhost", model: "a\nb" }, {}, /model: must be/],
    [{ endpoint: "http://localhost", model, key: "sk\r\nX-Evil: 1" }, {}, /apiKey: must be/],
    [{ model }, { endpoint: "llm.corp" }, /STEMMA_INFERENCE_ENDPOINT: must be/],
  ])("refuses %j with %j", (given, operator, message) => {
    expect(() => chooseInference(given, operator, false)).toThrow(message);
  });
});

describe("keyOf", () => {
  it("takes the line end of a file off", () => expect(keyOf("sk-12345678\r\n", "file")).toBe("sk-12345678"));

  it.each(["sk-secret value", "sk-secret\u0000", "sk-sécret", ""])(
    "refuses %j without repeating it",
    (text) => {
      expect(() => keyOf(text, "file")).toThrow(/^(?!.*s[eé]cret)file: must be/);
    },
  );
});

describe("withoutKey", () => {
  it("takes the key out of a text, but no word", () => {
    expect(withoutKey(`it is ${key}, ${key}!`, key)).toBe("it is [key], [key]!");
    expect(withoutKey("none of them", "none")).toBe("none of them");
  });

  it.each([
    ["a slash escaped", "sk-Tr0ub4dor\\/3+x=="],
    ["characters by number", "\\u0073k-Tr0ub4dor\\u002F3+x=="],
    ["JSON in JSON", "sk-Tr0ub4dor\\\\\\/3\\\\u002bx=="],
  ])("leaves nothing of a text that spells the key with %s", (_, spelt) => {
    expect(withoutKey(`it is ${spelt}!`, "sk-Tr0ub4dor/3+x==")).toBe("[key]");
  });

  it("leaves a text with other escapes as it is", () => {
    expect(withoutKey('{"note":"a\\/b\\u0063"}', key)).toBe('{"note":"a\\/b\\u0063"}');
  });

  it("reads a megabyte of backslashes in linear time", () => {
    const text = "\\".repeat(1 << 20);
    expect(withoutKey(text, key)).toBe(text);
  });
});
