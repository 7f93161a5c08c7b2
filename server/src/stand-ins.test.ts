import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findFreePort } from "./processes/free-port.ts";
import { parseSettings, type Environment, type Settings } from "./settings.ts";
import { planStandIns } from "./stand-ins.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "curat-stand-ins-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function settingsOf(environment: Environment): Settings {
  const result = parseSettings({ DATA_DIR: dataDir, ...environment });
  if (!result.ok) throw new Error(result.problems.join(" "));
  return result.settings;
}

it("planStandIns replaces processor and courier in a local demo, with permanent keys", async () => {
  const port = await findFreePort("127.0.0.1");
  const settings = settingsOf({ PORT: String(port) });
  const first = await planStandIns(settings);
  const at = first.standIns?.netopia?.port ?? 0;
  expect(at).toBeGreaterThan(port);
  expect(first.netopia).toMatchObject({ url: `http://localhost:${at}/` });
  expect(first.standIns?.sameday?.port).toBeGreaterThan(at);
  const ports = Object.values(first.standIns ?? {}).map((one: { port: number }) => one.port);
  expect(new Set(ports).size).toBe(ports.length);
  expect(first.sameday?.url).toBe(`http://127.0.0.1:${first.standIns?.sameday?.port}`);
  expect(statSync(join(dataDir, "stand-in-keys.json")).mode & 0o777).toBe(0o600);
  expect((await planStandIns(settings)).netopia?.privateKeyPem).toBe(first.netopia?.privateKeyPem);
});

it("planStandIns skips a used port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  // A TCP server's address is always an object.
  const { port } = other.address() as AddressInfo;
  const { standIns } = await planStandIns(settingsOf({ PORT: String(port - 1) }));
  expect(standIns?.netopia?.port).toBeGreaterThan(port);
  other.close();
});

it.each<[string, Environment]>([
  ["under https", { SHOP_URL: "https://curat.ro" }],
  ["without demo products", { DEMO_PRODUCTS: "0" }],
  [
    "with an external database",
    {
      DATABASE_URL: "postgres://u@127.0.0.1/db",
      API_KEY: "0123456789abcdef01234567",
      SEAL_KEY: "0123456789abcdef0123456789abcdef",
    },
  ],
  ["with an external API", { API_URL: "https://api.example/v1" }],
])("planStandIns replaces no third party %s", async (_, environment) => {
  expect(await planStandIns(settingsOf(environment))).toEqual({});
});

it("planStandIns does not replace a real account", async () => {
  const sameday = { SAMEDAY_URL: "https://x.ro", SAMEDAY_USERNAME: "a", SAMEDAY_PASSWORD: "b" };
  const emag = { EMAG_USERNAME: "a", EMAG_PASSWORD: "b" };
  const plan = await planStandIns(settingsOf({ ...sameday, ...emag }));
  expect([plan.sameday, plan.emag]).toEqual([undefined, undefined]);
  expect(Object.keys(plan.standIns ?? {})).toEqual([
    "netopia",
    "anaf",
    "fan",
    "netopiaV2",
    "stripe",
    "cargus",
    "dpd",
    "gls",
    "packeta",
    "smartbill",
    "oblio",
  ]);
});
