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

/** Shorter than any that was ever made here. */
const MIN_LENGTH = 24;

/**
 * A key of this DATA_DIR, made on first use and readable by its owner alone. Throws where the file holds none: a key that was
 * cut off would seal for everybody, and another one opens nothing that was sealed before.
 */
export function keepKey(dataDir: string, name: "api-key" | "seal-key"): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    makeDataDir(dataDir);
    writeWhole(file, `${randomBytes(24).toString("base64url")}\n`);
  }
  const key = readFileSync(file, "utf8").trim();
  if (key.length < MIN_LENGTH)
    throw new Error(
      `${file} holds no key: put back the one from a backup, or delete the file if there never was another.`,
    );
  return key;
}

/** It has its name only once it is on the disk, and never takes the place of one that another process made meanwhile. */
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
