import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findDemoOwner, keepDemoOwner } from "./demo-owner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "curat-demo-owner-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const demo = { apiUrl: undefined, dataDir, demoProducts: 10, shopUrl: "http://localhost:3000" };

it.each([
  { ...demo, demoProducts: 0 },
  { ...demo, shopUrl: "https://magazin.ro" },
  { ...demo, apiUrl: "http://localhost:4000" },
])("draws none for %j", (place) => {
  expect(keepDemoOwner(place)).toBeUndefined();
  expect(findDemoOwner(place)).toBeUndefined();
});

it("draws one login, which its owner alone can read, and keeps it", () => {
  expect(findDemoOwner(demo)).toBeUndefined();
  const owner = keepDemoOwner(demo);
  expect(owner?.totpSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(owner?.password).toHaveLength(12);
  expect(keepDemoOwner(demo)).toEqual(owner);
  expect(findDemoOwner(demo)).toEqual(owner);
  expect(statSync(join(dataDir, "demo-owner.json")).mode & 0o777).toBe(0o600);
});
