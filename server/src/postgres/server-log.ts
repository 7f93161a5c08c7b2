/** The embedded PostgreSQL's log: postgres.log, with older lines in postgres.log.1, up to 10 MB each. */
import { copyFile, stat, truncate } from "node:fs/promises";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIMIT_BYTES = 10_000_000;
const LOOKED_AT_MS = 10 * 60_000;

const pathOf = (dataDir: string): string => join(dataDir, "postgres.log");

/** Opens the log file for a server. The server always appends, even after a truncation. */
export function openServerLog(dataDir: string): number {
  return openSync(pathOf(dataDir), "a", 0o600);
}

/** Returns the last lines of the log, which explain why the server did not start. */
export function lastLines(dataDir: string): string {
  return readFileSync(pathOf(dataDir), "utf8").trim().split("\n").slice(-8).join("\n");
}

/**
 * Copies a log that has become too long to postgres.log.1 and truncates it, because the server keeps the file
 * open.
 */
export async function shortenServerLog(dataDir: string, limitBytes = LIMIT_BYTES): Promise<void> {
  const path = pathOf(dataDir);
  if ((await stat(path)).size < limitBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** Checks now and every ten minutes until the server ends; a failed check is ignored. */
export function keepServerLogShort(dataDir: string, exited: Promise<void>): void {
  const look = (): void => void shortenServerLog(dataDir).catch(() => undefined);
  look();
  const timer = setInterval(look, LOOKED_AT_MS).unref();
  void exited.finally(() => clearInterval(timer));
}
