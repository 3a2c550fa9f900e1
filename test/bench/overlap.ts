import { execFile } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { parseArgs, promisify } from "node:util";
import { spreadOf, written } from "./measure.ts";

// Measures how much longer an analysis over a loopback wiki takes than making the same requests and throwing the answers
// away: `npm run bench:overlap -- --api http://127.0.0.1:8080/w/api.php --page Vic`. Both go through one relay.

const { values } = parseArgs({
  options: {
    api: { default: "http://127.0.0.1:8080", type: "string" },
    page: { default: "Vic", type: "string" },
    rounds: { default: "5", type: "string" },
  },
});
const wiki = new URL(values.api);
const agent = new Agent({ keepAlive: true });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function ask({ method, path, headers, body }: Asked, origin: URL): Promise<IncomingMessage> {
  const sent = request(new URL(path, origin), { agent, method, headers: { ...headers, host: origin.host } });
  sent.end(body);
  const [answer] = await once(sent, "response");
  return answer;
}

const seconds = () => performance.now() / 1000;

/** When a request reached the relay, when its answer began to arrive, and when it had been passed on, in seconds. */
interface Stretch {
  readonly start: number;
  readonly head: number;
  readonly end: number;
}

const asked: Asked[] = [];
const answered: Stretch[] = [];
const relay = createServer(async (incoming, outgoing) => {
  const start = seconds();
  const { method = "GET", url = "/", headers } = incoming;
  const one = { method, path: url, headers, body: await read(incoming) };
  asked.push(one);
  const answer = await ask(one, wiki);
  const head = seconds();
  outgoing.on("finish", () => answered.push({ start, head, end: seconds() }));
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
});
relay.listen(0, "127.0.0.1");
await once(relay, "listening");
const address = relay.address();
const origin = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);

/** Wall-clock seconds, and where they were spent. One request is under way at a time. */
interface Timed {
  readonly whole: number;
  readonly first: number;
  readonly heads: number;
  readonly bodies: number;
  readonly between: number;
  readonly last: number;
}

async function timed(action: () => Promise<unknown>): Promise<Timed> {
  answered.length = 0;
  const start = seconds();
  await action();
  const end = seconds();
  const first = Math.min(...answered.map((one) => one.start)) - start;
  const last = end - Math.max(...answered.map((one) => one.end));
  const heads = answered.reduce((sum, one) => sum + one.head - one.start, 0);
  const bodies = answered.reduce((sum, one) => sum + one.end - one.head, 0);
  const whole = end - start;
  return { whole, first, heads, bodies, between: whole - first - heads - bodies - last, last };
}

const analyze = ["src/cli/dist/bin.js", "analyze", values.page, "--no-store", "--output", "/dev/null"];
const ours: Timed[] = [];
const bare: Timed[] = [];
for (let round = 0; round <= Number(values.rounds); round++) {
  asked.length = 0;
  const api = new URL(wiki.pathname, origin).href;
  const analysis = await timed(() => promisify(execFile)(process.execPath, [...analyze, "--api", api]));
  const requests = [...asked];
  const fetching = await timed(async () => {
    for (const one of requests) await read(await ask(one, origin));
  });
  // The first round fills the wiki's caches.
  if (round === 0) continue;
  ours.push(analysis);
  bare.push(fetching);
}
const ratios = ours.map(({ whole }, i) => whole / (bare[i]?.whole ?? Number.NaN));
const rows = { analyze: ours, "the same requests alone": bare };
console.log(
  "\n| s | whole | to the first request | to first bytes | bodies | between requests | behind the last |",
);
console.log("|---|---|---|---|---|---|---|");
for (const [program, rounds] of Object.entries(rows)) {
  const parts = (["whole", "first", "heads", "bodies", "between", "last"] as const).map((part) =>
    written(spreadOf(rounds.map((round) => round[part]))),
  );
  console.log(`| ${[program, ...parts].join(" | ")} |`);
}
console.log(`\nratio ${written(spreadOf(ratios))}`);
relay.close();
agent.destroy();
