/** Decides which third parties a demo replaces with stand-ins, on which ports and with which accounts. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import type { ApiConfig } from "@curat/api";
import { API_BASE } from "@curat/contract/headers.values";
import { type Demo, demoOf, type NetopiaKeys, type NetopiaV2Keys } from "./demo.ts";
import { findFreePort, isPortFree } from "./processes/free-port.ts";
import type { Settings } from "./settings.ts";
import { makeDataDir } from "./data-dir.ts";

export interface StandIns {
  netopia?: { port: number; keys: NetopiaKeys };
  netopiaV2?: { port: number; pageUrl: string; keys: NetopiaV2Keys };
  stripe?: {
    port: number;
    pageUrl: string;
    webhookUrl: string;
    secretKey: string;
    webhookSecret: string;
  };
  sameday?: { port: number };
  fan?: { port: number };
  cargus?: { port: number };
  dpd?: { port: number };
  gls?: { port: number };
  packeta?: { port: number };
  emag?: { port: number };
  anaf?: { port: number };
  smartbill?: { port: number; first: number };
  oblio?: { port: number; first: number };
}

/** Accounts to use, and the stand-ins that serve those of the demo. */
export interface Accounts extends Pick<
  ApiConfig,
  | "netopia"
  | "netopiaV2"
  | "stripe"
  | "sameday"
  | "fan"
  | "cargus"
  | "dpd"
  | "gls"
  | "packeta"
  | "emag"
  | "efactura"
  | "smartbill"
  | "oblio"
> {
  standIns?: StandIns;
}

/**
 * Returns the demo if the shop cannot be mistaken for a real one: it has our demo data and no TLS.
 * With an https SHOP_URL, the shop disables third parties without a real account instead of simulating them.
 */
function storedIn(settings: Settings): Demo | undefined {
  return settings.shopUrl.startsWith("https:") ? undefined : demoOf(settings);
}

/**
 * Returns the accounts of the stand-ins that replace third parties without a real account, on free ports above
 * the shop's. Their keys are stored. Returns no accounts if the shop is not a demo.
 */
export async function planStandIns(settings: Settings): Promise<Accounts> {
  const demo = storedIn(settings);
  if (!demo) return {};
  const { host, port, shopUrl, dataDir } = settings;
  const accounts: Accounts = {};
  const standIns: StandIns = {};
  let before = port;
  // Increases with each start, because the stand-ins forget their numbers and the shop refuses duplicates.
  const first = Math.floor(Date.now() / 10_000) % 100_000_000;
  if (!settings.netopia) {
    const newKeys = async () => (await demo.netopiaKeys()).newNetopiaKeys();
    const keys = await loadOrCreateKeys<NetopiaKeys>(join(dataDir, "stand-in-keys.json"), newKeys, dataDir);
    before = await portAfter(host, before);
    standIns.netopia = { port: before, keys };
    accounts.netopia = {
      // The buyer's browser reaches the stand-in under the shop's host name.
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
    before = await portAfter(host, before);
    const anafPort = before;
    standIns.anaf = { port: anafPort };
    const { ANAF_CLIENT } = await demo.anaf();
    accounts.efactura = {
      // The browser logs in at the stand-in and returns to the shop.
      loginUrl: `http://${new URL(shopUrl).hostname}:${anafPort}`,
      apiUrl: `http://${hostOf(host)}:${anafPort}`,
      clientId: ANAF_CLIENT.id,
      clientSecret: ANAF_CLIENT.secret,
      environment: "test",
    };
  }
  if (!settings.fan) {
    before = await portAfter("127.0.0.1", before);
    standIns.fan = { port: before };
    const { FAN_ACCOUNT } = await demo.fan();
    accounts.fan = { url: `http://127.0.0.1:${before}`, ...FAN_ACCOUNT };
  }
  if (!settings.netopiaV2) {
    const newKeys = async () => (await demo.netopiaV2Keys()).newNetopiaV2Keys();
    const keys = await loadOrCreateKeys<NetopiaV2Keys>(
      join(dataDir, "stand-in-v2-keys.json"),
      newKeys,
      dataDir,
    );
    before = await portAfter(host, before);
    const pageUrl = `http://${new URL(shopUrl).hostname}:${before}`;
    standIns.netopiaV2 = { port: before, pageUrl, keys };
    const { posSignature, apiKey, publicPem } = keys;
    // The buyer's browser also opens the stand-in, so its URL has the shop's host name.
    accounts.netopiaV2 = { url: pageUrl, posSignature, apiKey, publicKeysPem: publicPem };
  }
  if (!settings.stripe) {
    const { STRIPE_DEMO } = await demo.stripe();
    before = await portAfter(host, before);
    const pageUrl = `http://${new URL(shopUrl).hostname}:${before}`;
    const webhookUrl = `http://${hostOf(host)}:${port}${API_BASE}/payments/stripe/notification`;
    standIns.stripe = { port: before, pageUrl, webhookUrl, ...STRIPE_DEMO };
    accounts.stripe = { url: pageUrl, ...STRIPE_DEMO };
  }
  if (!settings.cargus) {
    before = await portAfter("127.0.0.1", before);
    standIns.cargus = { port: before };
    const { CARGUS_ACCOUNT } = await demo.cargus();
    accounts.cargus = { url: `http://127.0.0.1:${before}`, ...CARGUS_ACCOUNT };
  }
  if (!settings.dpd) {
    before = await portAfter("127.0.0.1", before);
    standIns.dpd = { port: before };
    const { DPD_ACCOUNT } = await demo.dpd();
    accounts.dpd = { url: `http://127.0.0.1:${before}`, ...DPD_ACCOUNT };
  }
  if (!settings.gls) {
    before = await portAfter("127.0.0.1", before);
    standIns.gls = { port: before };
    const { GLS_ACCOUNT } = await demo.gls();
    accounts.gls = { url: `http://127.0.0.1:${before}`, ...GLS_ACCOUNT };
  }
  if (!settings.packeta) {
    before = await portAfter("127.0.0.1", before);
    standIns.packeta = { port: before };
    const { PACKETA_ACCOUNT } = await demo.packeta();
    const at = `http://127.0.0.1:${before}`;
    accounts.packeta = { url: `${at}/api/rest`, pointsUrl: `${at}/v5`, ...PACKETA_ACCOUNT };
  }
  if (!settings.emag) {
    before = await portAfter("127.0.0.1", before);
    standIns.emag = { port: before };
    const { EMAG_ACCOUNT } = await demo.emag();
    accounts.emag = { url: `http://127.0.0.1:${before}/api-3`, ...EMAG_ACCOUNT };
  }
  if (!settings.smartbill) {
    before = await portAfter("127.0.0.1", before);
    standIns.smartbill = { port: before, first };
    const { SMARTBILL_ACCOUNT } = await demo.smartbill();
    accounts.smartbill = { url: `http://127.0.0.1:${before}`, ...SMARTBILL_ACCOUNT };
  }
  if (!settings.oblio) {
    before = await portAfter("127.0.0.1", before);
    standIns.oblio = { port: before, first };
    const { OBLIO_ACCOUNT } = await demo.oblio();
    accounts.oblio = { url: `http://127.0.0.1:${before}`, ...OBLIO_ACCOUNT };
  }
  return { ...accounts, standIns };
}

/** Stores the keys, so that a payment begun before a restart can be completed. */
async function loadOrCreateKeys<Keys>(
  file: string,
  newKeys: () => Promise<Keys>,
  dataDir: string,
): Promise<Keys> {
  // Only this function writes the file.
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Keys;
  const keys = await newKeys();
  makeDataDir(dataDir);
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** Returns the host name under which this machine reaches a server that listens on `host`. */
function hostOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIP(host) === 6 ? `[${host}]` : host;
}

const NEAREST = 20;

/** Returns the first free port after `before`, usually the same at each start. */
async function portAfter(host: string, before: number): Promise<number> {
  for (let port = before + 1; port <= Math.min(before + NEAREST, 65_535); port += 1) {
    if (await isPortFree(host, port)) return port;
  }
  return await findFreePort(host);
}
