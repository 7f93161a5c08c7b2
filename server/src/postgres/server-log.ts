/** What the embedded PostgreSQL says, in postgres.log and, of before that, in postgres.log.1: 10 MB each. */
import { copyFile, stat, truncate } from "node:fs/promises";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIMIT_BYTES = 10_000_000;
const LOOKED_AT_MS = 10 * 60_000;

const pathOf = (dataDir: string): string => join(dataDir, "postgres.log");

/** For a server to write to; always at its end, wherever that is. */
export function openServerLog(dataDir: string): number {
  return openSync(pathOf(dataDir), "a", 0o600);
}

/** Its last lines, for who wants to know why it did not start. */
export function lastLines(dataDir: string): string {
  return readFileSync(pathOf(dataDir), "utf8").trim().split("\n").slice(-8).join("\n");
}

/** Begins the file anew where it has grown too long. The server has it open for years, so the file stays and its content goes. */
export async function shortenServerLog(dataDir: string, limitBytes = LIMIT_BYTES): Promise<void> {
  const path = pathOf(dataDir);
  if ((await stat(path)).size < limitBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** Looks now and every ten minutes until the server is gone; a look that fails is followed by the next. */
export function keepServerLogShort(dataDir: string, exited: Promise<void>): void {
  const look = (): void => void shortenServerLog(dataDir).catch(() => undefined);
  look();
  const timer = setInterval(look, LOOKED_AT_MS).unref();
  void exited.finally(() => clearInterval(timer));
}
