/** Kills the reader if it exceeds its memory limit or its parent process has ended. */
import { workerData } from "node:worker_threads";

export interface Watched {
  /** Limit for the current file; 0 before the first file. */
  memoryMb: Int32Array;
  parent: number;
}

const EVERY_MS = 20;
const { memoryMb, parent } = workerData as Watched;

setInterval(() => {
  const maxBytes = Atomics.load(memoryMb, 0) * 1024 ** 2;
  const isTooLarge = maxBytes > 0 && process.memoryUsage.rss() > maxBytes;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
