import { closeSync, mkdtempSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { lastLines, openServerLog, shortenServerLog } from "./server-log.ts";

const dataDir = mkdtempSync(join(tmpdir(), "curat-server-log-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const read = (name: string) => readFileSync(join(dataDir, name), "utf8");

it("shortenServerLog truncates an open file and keeps its content in a second file", async () => {
  const log = openServerLog(dataDir);
  writeSync(log, "one\n".repeat(10));
  await shortenServerLog(dataDir, 100);
  expect(read("postgres.log")).toHaveLength(40);
  await shortenServerLog(dataDir, 40);
  writeSync(log, "two\n");
  closeSync(log);
  expect(read("postgres.log")).toBe("two\n");
  expect(read("postgres.log.1")).toBe("one\n".repeat(10));
  expect(lastLines(dataDir)).toBe("two");
});
