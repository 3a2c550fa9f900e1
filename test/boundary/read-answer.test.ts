import { describe, expect, it } from "vitest";
import { readAnswer } from "../../src/boundary/read-answer.ts";

const answers = ["partial", "not", "same_work"];
const answerIn = (content: string) => readAnswer(content, answers)?.answer ?? null;

describe("readAnswer", () => {
  it.each([
    ['{"answer":"partial","confidence":0.9,"rationale":"half is back"}', "partial"],
    ['```json\n{"answer": "not"}\n```', "not"],
    ['```\n{"answer": "not"}\n```', "not"],
    ['Here it is:\n```JSON\n{"answer":"same_work"}\n```\nHope that helps!', "same_work"],
    ['<think>It could be "not".</think>\n{"answer":"partial"}', "partial"],
    ['<think>Hm.</think>{"answer":"partial","rationale":"it says </think>not"}', "partial"],
    ['It could be "not".\n</think>\n\n{"answer":"partial"}', "partial"],
    ['Not, I would say.</think>```json\n{"answer":"partial"}\n```', "partial"],
    ['{"answer":"not","rationale":"it says </think>partial"}', "not"],
    ["partial", "partial"],
    [' "Partial". ', "partial"],
    ["**not**", "not"],
    ["«same_work»", "same_work"],
    ["```\npartial\n```", "partial"],
    ['"not"', "not"],
    ['{"answer":" Not ","unasked":[1,2]}', "not"],
    ['{"answer":"not","rationale":"it says \\"answer\\": partial"}', "not"],
  ])("reads %j", (content, answer) => expect(answerIn(content)).toBe(answer));

  it.each([
    "",
    "null",
    "5",
    "[]",
    "{}",
    '["partial"]',
    '{"answer":"maybe"}',
    '{"answer":"partial","answer":"not"}',
    '```json\n{"answer":"partial","rationale":"a: b","answer":"partial"}\n```',
    '{"answer":["partial"]}',
    '{"answer":"partial or not"}',
    "partial, or perhaps not",
    "The answer is partial.",
    '```json\n{"answer":"not"}\n```\n```json\n{"answer":"partial"}\n```',
    '{"answer":"partial"',
    "revert",
    '{"__proto__":{"answer":"not"}}',
    '<think>{"answer":"not"}',
    '{"answer":"maybe","rationale":"it says </think>partial"}',
    "not".repeat(1000),
  ])("takes no answer from %j", (content) => expect(readAnswer(content, answers)).toBeNull());

  it.each([
    [1, 1],
    [0, 0],
    [0.25, 0.25],
    [90, null],
    [-1, null],
    ["0.9", null],
    [null, null],
  ])("takes the confidence %j as %j", (confidence, expected) => {
    const read = readAnswer(JSON.stringify({ answer: "not", confidence }), answers);
    expect(read?.confidence).toBe(expected);
  });
});
