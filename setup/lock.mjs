import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cache } from "./paths.mjs";

const lock = join(cache, "prepare.lock");
const holderFile = join(lock, "pid");

/** Lets only one process at a time change node_modules and the build. */
export async function withLock(work) {
  await mkdir(cache, { recursive: true });
  for (let reported = false; !(await tryToTake());) {
    if (!reported) console.log("Another start is preparing this folder; waiting for it…");
    reported = true;
    await pause(300);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function tryToTake() {
  try {
    await mkdir(lock);
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (await isStale()) await discard();
    return false;
  }
  await writeFile(holderFile, String(process.pid));
  return true;
}

async function isStale() {
  try {
    return !isAlive(Number(await readFile(holderFile, "utf8")));
  } catch {
    // The lock has no process id yet: its owner is about to write it, or died before writing it.
    const made = await stat(lock).catch(() => undefined);
    return made !== undefined && Date.now() - made.mtimeMs > 5_000;
  }
}

// Renaming first lets only one of several waiting processes discard the lock.
async function discard() {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}

/**
 * Returns whether the lock's owner is running. A lock with our own id survived a reboot, so its owner has
 * died.
 */
function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
