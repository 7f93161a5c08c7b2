/** Kills the reader as soon as it takes too much memory, or when the process that started it is gone. */
import { workerData } from "node:worker_threads";

const EVERY_MS = 20;
const memoryMb = workerData as Int32Array;
const parent = process.ppid;

setInterval(() => {
  const most = Atomics.load(memoryMb, 0) * 1024 ** 2;
  const isTooLarge = most > 0 && process.memoryUsage.rss() > most;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, EVERY_MS);
