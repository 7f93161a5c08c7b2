import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ensureDemoOwner, findDemoOwner } from "./demo-owner.ts";

const dataDir = mkdtempSync(join(tmpdir(), "curat-demo-owner-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const demo = { apiUrl: undefined, dataDir, demoProducts: 10, shopUrl: "http://localhost:3000" };
const refused = async (): Promise<boolean> => false;

it.each([
  { ...demo, demoProducts: 0 },
  { ...demo, shopUrl: "https://magazin.ro" },
  { ...demo, apiUrl: "http://localhost:4000" },
])("ensureDemoOwner creates no owner for %j", async (place) => {
  let made = 0;
  await ensureDemoOwner(place, async () => (made += 1) > 0);
  expect(made).toBe(0);
  expect(findDemoOwner(place)).toBeUndefined();
});

it("ensureDemoOwner stores no login if the shop already has staff", async () => {
  await ensureDemoOwner(demo, refused);
  expect(findDemoOwner(demo)).toBeUndefined();
});

it("ensureDemoOwner creates one login, readable only by the files' owner, and keeps it at later calls", async () => {
  expect(findDemoOwner(demo)).toBeUndefined();
  await ensureDemoOwner(demo, async () => true);
  const owner = findDemoOwner(demo);
  expect(owner?.totpSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(owner?.password).toHaveLength(12);
  await ensureDemoOwner(demo, refused);
  expect(findDemoOwner(demo)).toEqual(owner);
  expect(statSync(join(dataDir, "demo-owner.json")).mode & 0o777).toBe(0o600);
});
