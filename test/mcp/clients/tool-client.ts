import * as v from "valibot";

/** How a server is started. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A program that calls tools over stdio, as agents do. */
export interface ToolClient {
  /** Asks a question: calls a tool, and what a truncated answer says to call next, to the end. */
  ask(tool: string, args: object): Promise<readonly Answer[]>;
  close(): Promise<void>;
}

/** A document as the client got it. */
export type Answer = Readonly<Record<string, unknown>>;

export type StartClient = (server: ServerCommand) => Promise<ToolClient>;

/** What a call gave: the structured document, or the error in its text. */
export function answerOf({ isError, content, structuredContent }: Result): Answer {
  return isError === true
    ? answerIn(v.parse(contents, content)[0].text)
    : v.parse(document, structuredContent);
}

/** As the protocol's packages type it, each in its own way. */
interface Result {
  readonly [member: string]: unknown;
  readonly isError?: unknown;
  readonly content?: unknown;
  readonly structuredContent?: unknown;
}

const document = v.record(v.string(), v.unknown());
const contents = v.tuple([v.object({ type: v.literal("text"), text: v.string() })]);

const goesOn = v.object({
  next: v.object({ tool: v.string(), arguments: v.record(v.string(), v.unknown()) }),
});

/** The call that an answer says goes on, where it is truncated. */
export function nextOf(answer: Answer): { tool: string; arguments: Record<string, unknown> } | null {
  return v.is(goesOn, answer) ? answer.next : null;
}

/** Parses a document that came as text. */
export function answerIn(text: string): Answer {
  return v.parse(document, JSON.parse(text));
}

/** Follows a question to its end, call by call. */
export async function toTheEnd(
  call: (tool: string, args: object) => Promise<Answer>,
  tool: string,
  args: object,
): Promise<readonly Answer[]> {
  const answers = [await call(tool, args)];
  for (let next = nextOf(answers[0] ?? {}); next !== null; next = nextOf(answers.at(-1) ?? {})) {
    answers.push(await call(next.tool, next.arguments));
  }
  return answers;
}
