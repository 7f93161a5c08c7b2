import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makeDataDir } from "./data-dir.ts";

/** Length of the shortest key that any version has generated. */
const MIN_LENGTH = 24;

/**
 * Returns a key of this DATA_DIR, generated on first use in a file that only its owner can read. Throws on an invalid
 * file, because a truncated key could be guessed and a new one could not decrypt existing data.
 */
export function loadOrCreateKey(dataDir: string, name: "api-key" | "seal-key"): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    makeDataDir(dataDir);
    writeWhole(file, `${randomBytes(24).toString("base64url")}\n`);
  }
  const key = readFileSync(file, "utf8").trim();
  if (key.length < MIN_LENGTH)
    throw new Error(
      `${file} contains no key: restore it from a backup, or delete the file if there was never another key.`,
    );
  return key;
}

/** Gives the file its final name when it is on disk. Never replaces a key written by another process. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.part`;
  const handle = openSync(unfinished, "w", 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(unfinished);
  }
}
