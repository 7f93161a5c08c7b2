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

/** No key that was ever generated here is shorter. */
const MIN_LENGTH = 24;

/**
 * Returns a key of this DATA_DIR. It is generated on first use, in a file that only its owner can read.
 * Throws if the file has no valid key: a truncated key could be guessed, and a new one could not decrypt
 * existing data.
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

/**
 * Writes the file under its final name only when it is on disk, and never replaces a key that another process
 * wrote in the meantime.
 */
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
