import { openStore } from "../../src/store/store.ts";

// Another run, in a process of its own: locks a page, then holds it, changes it or writes it anew until it is killed.
const [folder = "", task = "", wiki = "wiki.example", pageId = "7", host = "here"] = process.argv.slice(2);
const store = await openStore(folder, { pid: process.pid, host, since: "2026-01-01T00:00:00Z" });
const page = await store.lockPage({ wiki, pageId: Number(pageId) });
process.stdout.write("locked\n");
if (task === "change") {
  for (let i = 1; ; i++) {
    page.save((write) => {
      write.note("first", i);
      write.texts(
        "page",
        new Map([[i, { state: "readable", bytes: Buffer.from(`text ${i} `.repeat(500)) }]]),
      );
      write.note("last", i);
    });
    if (i === 1) process.stdout.write("changing\n");
  }
}
if (task === "compact") {
  for (let i = 1; ; i++) {
    page.save((write) => write.note("mark", i));
    await page.compact();
    if (i === 1) process.stdout.write("compacting\n");
  }
}
setInterval(() => undefined, 1_000);
