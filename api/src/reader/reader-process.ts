/**
 * Parses third-party files, one at a time. It can be killed when a file needs too much, and receives no settings or
 * secrets.
 */
import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import { FileFault } from "./file-fault.ts";
import type { Watched } from "./watch.ts";
import type { FileParts, FromReader, Reading, ToReader } from "./reading.ts";

// The memory watch needs its own thread, because this thread is busy with the file.
const memoryMb = new Int32Array(new SharedArrayBuffer(4));
const watch = new Worker(new URL("watch.ts", import.meta.url), {
  workerData: { memoryMb, parent: process.ppid } satisfies Watched,
});
watch.once("online", () => send({ type: "ready" }));

let answer: ((message: ToReader) => void) | undefined;
let streams = 0;

process.once("disconnect", () => process.exit());
process.on("message", (message: ToReader) => {
  if (message.type === "read") void read(message);
  else answer?.(message);
});

async function read({ url, asked, files, limits }: Extract<ToReader, { type: "read" }>): Promise<void> {
  Atomics.store(memoryMb, 0, limits.memoryMb);
  try {
    // The parent passes the URL of one of the shop's own modules.
    const { default: reading } = (await import(url)) as { default: Reading<unknown, unknown> };
    // Writes the compile cache now, because a killed process would lose it.
    flushCompileCache();
    await sendMessage({ type: "loaded" });
    const sources = Array.from({ length: files }, (_, file) => partsOf(file));
    for await (const piece of reading(sources, asked, limits)) await sendMessage({ type: "piece", piece });
    send({ type: "end", rssMb: Math.round(process.memoryUsage.rss() / 1024 ** 2) });
  } catch (error) {
    if (error instanceof FileFault) send({ type: "fault", message: error.message });
    else
      send({ type: "error", text: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function partsOf(file: number): FileParts {
  return async function* parts() {
    streams += 1;
    const stream = streams;
    for (;;) {
      const message = await sendMessage({ type: "part", stream, file });
      if (message.type !== "part" || !message.part) return;
      yield message.part;
    }
  };
}

function sendMessage(message: FromReader): Promise<ToReader> {
  return new Promise((resolve) => {
    answer = resolve;
    send(message);
  });
}

function send(message: FromReader): void {
  process.send?.(message);
}
