/** Kills the reader as soon as it takes too much memory, or when the process that started it is gone. */
import { workerData } from "node:worker_threads";

export interface Watched {
  /** What the file that is read may take; 0 before the first. */
  memoryMb: Int32Array;
  /** The process that started the reader. */
  parent: number;
}

const EVERY_MS = 20;
const { memoryMb, parent } = workerData as Watched;

setInterval(() => {
  const most = Atomics.load(memoryMb, 0) * 1024 ** 2;
  const isTooLarge = most > 0 && process.memoryUsage.rss() > most;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
