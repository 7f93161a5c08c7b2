import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeDataDir } from "./data-dir.ts";

const parent = mkdtempSync(join(tmpdir(), "curat-data-"));
afterAll(() => rmSync(parent, { recursive: true }));

it("makeDataDir creates a folder that other users can neither list nor write", () => {
  const dataDir = join(parent, "magazin");
  makeDataDir(dataDir);
  expect(statSync(dataDir).mode & 0o066).toBe(0);
});
