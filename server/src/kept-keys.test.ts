import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadOrCreateKey } from "./stored-keys.ts";

const dataDir = mkdtempSync(join(tmpdir(), "curat-keys-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

it("loadOrCreateKey generates each key once, readable only by its owner", () => {
  const [apiKey, sealKey] = [loadOrCreateKey(dataDir, "api-key"), loadOrCreateKey(dataDir, "seal-key")];
  expect(apiKey).not.toBe(sealKey);
  expect(sealKey).toMatch(/^[\w-]{32}$/);
  expect(loadOrCreateKey(dataDir, "seal-key")).toBe(sealKey);
  expect(readFileSync(join(dataDir, "seal-key"), "utf8")).toBe(`${sealKey}\n`);
  expect(statSync(join(dataDir, "seal-key")).mode & 0o777).toBe(0o600);
});

it("loadOrCreateKey does not accept an empty file as a key", () => {
  writeFileSync(join(dataDir, "api-key"), "\n");
  expect(() => loadOrCreateKey(dataDir, "api-key")).toThrow("api-key contains no key");
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".part"))).toEqual([]);
});
