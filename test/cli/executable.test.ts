// @module-tag long
import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { executable } from "../mcp/executable.ts";
import { busyWiki } from "../support/busy-wiki.ts";
import { sampleRevisions } from "../support/read-shared.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { until } from "../support/until.ts";
import { untilHeard } from "../support/until-heard.ts";

/** Tells on standard error which of its own modules Node has loaded. */
const tellLoaded = `process.on("exit", () => console.error("loaded", process.moduleLoadList.join(" ")))`;

const sample = resolve(import.meta.dirname, "../../examples/sample/sample.xml");
const page = "Harrow Skerry Lighthouse";

const hasBzip2 = spawnSync("bzip2", ["--help"]).status === 0;

/** Runs a line of a shell, where `stemma` is the executable and `$SAMPLE` an export, with a temporary directory of its own. */
async function shell(line: string) {
  const scratch = `${scratchFolder()}-scratch`;
  mkdirSync(scratch);
  const stemma = `stemma() { "${process.execPath}" "${executable}" "$@"; }`;
  const env = { ...process.env, SAMPLE: sample, TMPDIR: scratch };
  const { stdout, stderr } = await promisify(execFile)("/bin/sh", ["-c", `${stemma}; ${line}`], {
    env,
    cwd: dirname(scratch),
    maxBuffer: 1 << 26,
  });
  return { out: stdout, errors: stderr.trimEnd().split("\n"), left: readdirSync(scratch) };
}

/** A file, alone in its folder, of a detector that tells nothing: by its `start`, and by what stands before it. */
function detectorFile(start: string, before = "", finished = onTestFinished): string {
  const folder = scratchFolder(finished);
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, "detector.mjs");
  writeFileSync(
    file,
    `${before}
     export default ({ defineDetector, v }) => defineDetector({ name: "acme/test", version: "1.0.0", summary: "Test.",
       parameters: v.strictObject({}), events: {}, start: ${start} });`,
  );
  return file;
}

describe("the executable", () => {
  it("asks a wiki without Node's own fetch and without HTTP/2", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    wiki.save("Lamp", "A lamp.");
    const loaded = ["--import", `data:text/javascript,${encodeURIComponent(tellLoaded)}`];
    const line = ["analyze", "Lamp", "--api", wiki.api, "--store", scratchFolder()];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [...loaded, executable, ...line]);
    expect(stdout).toContain('"type":"page_lifecycle_changed"');
    expect(stderr).toMatch(/^loaded .*NativeModule net /m);
    expect(stderr).not.toMatch(/deps\/undici|NativeModule http2/);
  });

  it.skipIf(!hasBzip2)("ends when nothing can be written, with a packed input waiting", async () => {
    // More than a pipe and a stream hold, of letters that do not repeat.
    const line =
      'cat "$SAMPLE" > export.xml; head -c 3000000 /dev/urandom | base64 >> export.xml; bzip2 export.xml; ' +
      "stemma analyze --input export.xml.bz2 --output nowhere/events || echo $?";
    const { out, errors } = await shell(line);
    expect([out, errors.length]).toEqual(["1\n", 1]);
    expect(errors[0]).toMatch(/^stemma: cannot write nowhere\/events: ENOENT.*\[OUTPUT_FAILED\]$/);
  });
});

describe.skipIf(!existsSync("/dev/full"))("the executable, where nothing more can be written", () => {
  const full =
    "stemma: cannot write standard output: ENOSPC: no space left on device, write; make room, or name a file on another disk [OUTPUT_FAILED]";

  it.each(["analyze", "schema", "help", "--version", "export --format markdown"])(
    "says so of its standard output in one line: %s",
    async (line) => {
      const { out, errors } = await shell(`stemma ${line} >/dev/full || echo $?`);
      expect([out, errors]).toEqual(["1\n", [full]]);
    },
  );

  it("does not pass watching for done", async () => {
    const wiki = await busyWiki();
    onTestFinished(() => wiki.close());
    for (const title of ["Lamp", "Reef"]) wiki.save(title, `A ${title}.`);
    wiki.pass(3_600);
    const { out, errors } = await shell(
      `printf 'Lamp\\nReef\\n' > list; stemma cron list --api "${wiki.api}" --store kept >/dev/full || echo $?`,
    );
    expect([out, errors]).toEqual(["1\n", [expect.stringContaining("1 not looked at"), full]]);
  });

  it("loses no event where standard error is full", async () => {
    const { out } = await shell("stemma analyze 2>/dev/null; stemma analyze 2>/dev/full; echo $?");
    const lines = out.trimEnd().split("\n");
    expect(lines.pop()).toBe("0");
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.slice(0, lines.length / 2)).toEqual(lines.slice(lines.length / 2));
  });

  it("puts away the texts it has laid aside", async () => {
    const { out, errors, left } = await shell(
      `cat "$SAMPLE" | stemma analyze "${page}" --input - >/dev/full || echo $?`,
    );
    expect([out, errors, left]).toEqual(["1\n", [full], []]);
  });
});

describe.skipIf(process.platform === "win32")("the executable, ended from outside", () => {
  it("is quiet when its reader goes away, and puts away the texts it has laid aside", async () => {
    const { out, errors, left } = await shell(
      `{ cat "$SAMPLE" | stemma analyze "${page}" --input - --depth forensic; echo $? >&2; } | head -n 1`,
    );
    expect(JSON.parse(out)).toMatchObject({ wiki: "sample.example" });
    expect([errors, left]).toEqual([["0"], []]);
  });

  it.each([
    ["SIGHUP", 129, "stemma: interrupted: the terminal was closed [CANCELLED]\n"],
    ["SIGTERM", 130, "stemma: interrupted [CANCELLED]\n"],
  ] as const)("puts away on %s the texts it has laid aside", async (signal, status, told) => {
    const scratch = `${scratchFolder()}-scratch`;
    mkdirSync(scratch);
    const env = { ...process.env, TMPDIR: scratch };
    const child = spawn(process.execPath, [executable, "analyze", page, "--input", "-"], { env });
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    // The rest is never written: it is waited for.
    child.stdin.write(readFileSync(sample).subarray(0, 50_000));
    child.stdin.on("error", () => undefined);
    await until(() => readdirSync(scratch).length > 0);
    child.kill(signal);
    expect((await once(child, "close"))[0]).toBe(status);
    expect([errors, readdirSync(scratch)]).toEqual([told, []]);
  });

  // These mostly wait: they do so together.
  it.concurrent.for([
    ["a pipe that nobody writes", "--input pipe", null],
    ["a pipe whose writer is silent", "--input pipe", "r+"],
    ["a pipe that nobody reads", "--output pipe --manifest account", null],
    ["a pipe whose reader takes nothing", "--depth forensic --output pipe", "r+"],
    ["an account's pipe that nobody reads", "--output events --manifest pipe", null],
  ] as const)(
    "ends with the first signal where it waits for %s",
    async ([, options, otherEnd], { expect, onTestFinished }) => {
      const cwd = `${scratchFolder(onTestFinished)}-pipe`;
      mkdirSync(cwd);
      execFileSync("mkfifo", [resolve(cwd, "pipe")]);
      const held = otherEnd === null ? null : openSync(resolve(cwd, "pipe"), otherEnd);
      onTestFinished(() => void (held !== null && closeSync(held)));
      const child = spawn(process.execPath, [executable, "analyze", ...options.split(" ")], { cwd });
      onTestFinished(() => void child.kill("SIGKILL"));
      let errors = "";
      child.stderr.on("data", (chunk) => {
        errors += chunk;
      });
      // Nothing outside shows that it waits: it is given time for it, once a signal does not end it by itself. SIGHUP is
      // the last that it handles, and Node has a handler of its own for SIGTERM from the start.
      await untilHeard(child.pid ?? 0, "SIGHUP");
      await wait(1000);
      child.kill("SIGTERM");
      expect((await once(child, "close"))[0]).toBe(130);
      expect(errors).toMatch(/^stemma: interrupted \[CANCELLED\]$/m);
      expect(readdirSync(cwd).filter((name) => name !== "events")).toEqual(["pipe"]);
    },
  );

  it("says how to find what cannot be read in a detector's file", async () => {
    const detector = detectorFile("() => ({ onPair: () => [] })", "an error stands here;");
    const spaced = detector.replace(/detector\.mjs$/, "of mine.mjs");
    renameSync(detector, spaced);
    const { errors } = await shell(`stemma analyze --detector "${spaced}" || echo $?`);
    expect(errors).toEqual([
      expect.stringMatching(
        /: Unexpected \S+ .*; node ".+of mine\.mjs" shows where \[DETECTOR_NOT_LOADED\]$/,
      ),
    ]);
  });

  it("says which files of detectors Node reads", async () => {
    const { errors } = await shell("echo > shout.mts0; stemma analyze --detector shout.mts0 || true");
    expect(errors).toEqual([
      "stemma: detector file shout.mts0: Node cannot load such a file; name a module (.mjs), for TypeScript the compiled one [DETECTOR_NOT_LOADED]",
    ]);
  });

  it.each(["console.log", "console.dirxml", "process.stdout.write"])(
    "keeps what a detector prints with %s out of what it finds",
    async (print) => {
      const detector = detectorFile(
        `() => ({ onPair: () => (${print}("{}\\n"), []) })`,
        `${print}("first\\n");`,
      );
      const line = `stemma analyze --types revert_war --detector "${detector}"`;
      const { out, errors } = await shell(`${line}; ${line} > events; cat events`);
      const types = out
        .trimEnd()
        .split("\n")
        .map((event) => JSON.parse(event).type);
      expect(types).toEqual(["revert_war", "revert_war"]);
      expect(errors.filter((one) => one === "first")).toHaveLength(2);
    },
  );

  it("says so where a detector promises what never comes", async () => {
    // Whatever else is collected meanwhile.
    const collect =
      'import v8 from "node:v8"; import vm from "node:vm"; v8.setFlagsFromString("--expose-gc"); const collect = vm.runInNewContext("gc");';
    const detector = detectorFile(
      "() => ({ onPair: () => new Promise(() => void setTimeout(collect, 50)) })",
      collect,
    );
    const { out, errors } = await shell(`stemma analyze --detector "${detector}" || echo $?`);
    expect([out, errors]).toEqual([
      "1\n",
      [
        "stemma: the run waits for something that never comes, such as a detector's promise, or a thread that a detector ended; correct the detector, or leave it out [DETECTOR_FAILED]",
      ],
    ]);
  });

  it.each([
    ["at a revision", "() => ({ onPair: () => process.exit() })", ""],
    ["with a code of its own", "() => ({ onPair: () => process.exit(2) })", ""],
    [
      "later",
      "() => ({ onPair: () => { setTimeout(() => process.exit(3)); return new Promise(() => {}); } })",
      "",
    ],
    ["as it is loaded", "() => ({ onPair: () => [] })", "process.exit(0);"],
  ])("does not pass for done where a detector ends it %s", async (_, start, before) => {
    const detector = detectorFile(start, before);
    const { out, errors } = await shell(`stemma analyze --detector "${detector}" || echo $?`);
    expect([out, errors]).toEqual([
      "1\n",
      [expect.stringMatching(/process\.exit\(\).*\[DETECTOR_FAILED\]$/)],
    ]);
  });

  it("leaves to Node what nobody has caught", async () => {
    const detector = detectorFile(
      "() => ({ onPair: () => new Promise(() => {}) })",
      'setTimeout(() => { throw new Error("boom"); });',
    );
    const { out, errors } = await shell(`stemma analyze --detector "${detector}" || echo $?`);
    expect([out, errors.includes("Error: boom")]).toEqual(["1\n", true]);
    expect(errors.join("\n")).not.toContain("stemma:");
  });

  it("can be ended where a detector keeps it alive", async () => {
    const detector = detectorFile("() => (setInterval(() => undefined, 1000), { onPair: () => [] })");
    const child = spawn(process.execPath, [executable, "analyze", "--detector", detector], { stdio: "pipe" });
    onTestFinished(() => void child.kill("SIGKILL"));
    child.stdout.resume();
    await once(child.stderr, "data");
    await untilHeard(child.pid ?? 0, "SIGTERM", false);
    child.kill("SIGTERM");
    expect((await once(child, "close"))[1]).toBe("SIGTERM");
  });

  it.concurrent.for([
    ["at a revision", '() => ({ onPair: () => { console.error("loops"); for (;;); } })', ""],
    ["as it is loaded", "() => ({ onPair: () => [] })", 'console.error("loops"); for (;;);'],
  ] as const)(
    "can be ended where a detector loops %s, and needs a second signal for it",
    async ([, start, before], { expect, onTestFinished }) => {
      const detector = detectorFile(start, before, onTestFinished);
      const child = spawn(process.execPath, [executable, "analyze", "--detector", detector], {
        stdio: ["ignore", "ignore", "pipe"],
      });
      onTestFinished(() => void child.kill("SIGKILL"));
      const closed = once(child, "close");
      await once(child.stderr, "data");
      // One that comes before it is known that the detector loops is lost.
      const insisting = setInterval(() => child.kill("SIGTERM"), 1000);
      onTestFinished(() => clearInterval(insisting));
      expect((await closed)[1]).toBe("SIGTERM");
    },
  );

  it.concurrent("ends as ever with the first signal behind a detector that came back late", async ({
    expect,
    onTestFinished,
  }) => {
    const detector = detectorFile(
      `() => ({ onPair: () => {
         if (Date.now() - since < 9000) { while (Date.now() - since < 9000); console.error("back"); }
         return new Promise((resolve) => setTimeout(resolve, 50, []));
       } })`,
      "const since = Date.now();",
      onTestFinished,
    );
    const scratch = dirname(detector);
    const line = [executable, "analyze", "--detector", detector, "--output", "events"];
    const child = spawn(process.execPath, line, { cwd: scratch });
    onTestFinished(() => void child.kill("SIGKILL"));
    let errors = "";
    child.stderr.on("data", (chunk) => {
      errors += chunk;
    });
    await once(child.stderr, "data");
    // The handlers were laid aside: they are put back when the event loop turns.
    await untilHeard(child.pid ?? 0, "SIGINT");
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([130, null]);
    expect([errors, readdirSync(scratch)]).toEqual([
      "back\nstemma: interrupted [CANCELLED]\n",
      ["detector.mjs"],
    ]);
  }, 30_000);

  it.each([
    ["an option", `--"$(printf 'a\\033[2J')"`],
    ["a file", `--input "$(printf 'a\\033[2J')"`],
    ["a page", `--input "$SAMPLE" "$(printf 'a\\033[2J')"`],
  ])("steers no terminal by the name of %s", async (_, options) => {
    const { errors } = await shell(`stemma analyze ${options} || true`);
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toMatch(/\p{Cc}/u);
  });

  it.each(["--input page.xml", "--output events", "--detector shout.mjs"])(
    "says so where its working directory was removed, given %s",
    async (options) => {
      const { out, errors } = await shell(
        `mkdir gone; cd gone; rmdir ../gone; stemma analyze ${options} || echo $?`,
      );
      expect([out, errors]).toEqual([
        "3\n",
        [
          "stemma: the working directory no longer exists; change to one that does, or name files by their full paths [INPUT_NOT_FOUND]",
        ],
      ]);
    },
  );

  it("needs no working directory for files that are named by their whole paths", async () => {
    const { errors } = await shell(
      `mkdir gone; cd gone; rmdir ../gone; stemma analyze "${page}" --input "$SAMPLE" --output "$TMPDIR/events"`,
    );
    expect(errors).toEqual([expect.stringContaining(`${sampleRevisions} revisions read`)]);
  });

  it("keeps what stands in a file that a stream of its own goes to, named twice", async () => {
    const { out } = await shell(
      `echo before > log; stemma analyze --output /dev/fd/3 --manifest /dev/fd/3 3>> log; cat log`,
    );
    const lines = out.trimEnd().split("\n");
    expect([lines[0], JSON.parse(lines[1] ?? ""), lines.at(-1)]).toEqual([
      "before",
      expect.objectContaining({ wiki: "sample.example" }),
      "}",
    ]);
  });
});
