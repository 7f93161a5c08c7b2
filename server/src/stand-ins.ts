/** The third parties that a demo stands in for: which, where they listen, and the accounts that they would give. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import type { ApiConfig } from "@curat/api";
import { type Demo, demoOf, type NetopiaKeys } from "./demo.ts";
import { findFreePort, isPortFree } from "./processes/free-port.ts";
import type { Settings } from "./settings.ts";
import { makeDataDir } from "./data-dir.ts";

/** What the process of the stand-ins is told. */
export interface StandIns {
  netopia?: { port: number; keys: NetopiaKeys };
  sameday?: { port: number };
  anaf?: { port: number };
}

/** What all processes are told: the accounts in place of real ones, and who stands behind them. */
export interface Accounts extends Pick<ApiConfig, "netopia" | "sameday" | "efactura"> {
  standIns?: StandIns;
}

/**
 * The demo of a shop that nobody could take for a real one: filled by us, and without TLS. As soon as SHOP_URL is https,
 * processors and couriers are the real ones or none. (decisions/0021: Accounts and privacy)
 */
function standingIn(settings: Settings): Demo | undefined {
  return settings.shopUrl.startsWith("https:") ? undefined : demoOf(settings);
}

/** Ports next to the shop's own, keys that last; nothing where a real account is set or the shop is no demo. */
export async function planStandIns(settings: Settings): Promise<Accounts> {
  const demo = standingIn(settings);
  if (!demo) return {};
  const { host, port, shopUrl, dataDir } = settings;
  const accounts: Accounts = {};
  const standIns: StandIns = {};
  let before = port;
  if (!settings.netopia) {
    const keys = await keepKeys(dataDir, demo);
    before = await portAfter(host, before);
    standIns.netopia = { port: before, keys };
    accounts.netopia = {
      // As the buyer's browser reaches this machine, which is how it reaches the shop.
      url: `http://${new URL(shopUrl).hostname}:${before}/`,
      signature: keys.signature,
      certificatePem: keys.processor.publicPem,
      privateKeyPem: keys.merchant.privatePem,
    };
  }
  if (!settings.sameday) {
    before = await portAfter("127.0.0.1", before);
    standIns.sameday = { port: before };
    const { SAMEDAY_ACCOUNT } = await demo.sameday();
    accounts.sameday = { url: `http://127.0.0.1:${before}`, ...SAMEDAY_ACCOUNT };
  }
  if (!settings.efactura) {
    const anafPort = await portAfter(host, before);
    standIns.anaf = { port: anafPort };
    const { ANAF_CLIENT } = await demo.anaf();
    accounts.efactura = {
      // The browser logs in there, and comes back to the shop's own address.
      loginUrl: `http://${new URL(shopUrl).hostname}:${anafPort}`,
      apiUrl: `http://${hostOf(host)}:${anafPort}`,
      clientId: ANAF_CLIENT.id,
      clientSecret: ANAF_CLIENT.secret,
      environment: "test",
    };
  }
  return { ...accounts, standIns };
}

/** Kept, so that a payment begun before a restart can be ended after it. */
async function keepKeys(dataDir: string, demo: Demo): Promise<NetopiaKeys> {
  const file = join(dataDir, "stand-in-keys.json");
  // Written by this function alone.
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as NetopiaKeys;
  const { newNetopiaKeys } = await demo.netopiaKeys();
  const keys = newNetopiaKeys();
  makeDataDir(dataDir);
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** How this machine reaches what listens there. */
function hostOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIP(host) === 6 ? `[${host}]` : host;
}

const NEAREST = 20;

/** The first free port after that one, the same at each start while nobody else takes it. */
async function portAfter(host: string, before: number): Promise<number> {
  for (let port = before + 1; port <= Math.min(before + NEAREST, 65_535); port += 1) {
    if (await isPortFree(host, port)) return port;
  }
  return await findFreePort(host);
}
