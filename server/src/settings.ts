import type { ApiConfig } from "@curat/api";
import { SOCIAL_PROVIDERS } from "@curat/contract/social.values";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  areSetTogether,
  readAddressList,
  readArchivePlace,
  readFolder,
  readHost,
  readKeyFile,
  readOneOf,
  readText,
  readUrl,
  readUrls,
  readWholeNumber,
} from "./setting-readers.ts";
import type { ArchiveSettings } from "./archive/archive-store.ts";
import { readCargus, readDpd, readFan, readGls, readPacketa, readSameday } from "./courier-settings.ts";
import { type ForeignApiSettings, readForeignApi } from "./foreign-api-settings.ts";
import { taskCommand } from "./task-command.ts";

const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const defaultDemoProducts = 1_200;

/** Keys that all machines of a shop must share; a shop with an embedded database generates them. */
const SHARED_KEYS = ["API_KEY", "SEAL_KEY"];

/** All settings from the environment; docs/operations.md explains each variable. */
export interface Settings {
  port: number;
  host: string;
  /** The shop's public origin, without a trailing slash. */
  shopUrl: string;
  dataDir: string;
  /** URL of an external database; undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** URL of the same database without a pooler; undefined if DATABASE_URL has none. */
  databaseDirectUrl: string | undefined;
  /** URLs of read replicas for slow read-only queries. */
  databaseReplicaUrls: string[];
  /** If set, only the storefront runs and uses the API at this URL. */
  apiUrl: string | undefined;
  /** The API key. If undefined, it is generated and stored in DATA_DIR; an external API gets none. */
  apiKey: string | undefined;
  foreignApi: ForeignApiSettings;
  /**
   * The key that signs access tokens and encrypts cookies. If undefined, it is generated and stored in
   * DATA_DIR.
   */
  sealKey: string | undefined;
  /** Addresses and CIDR ranges from which staff calls are accepted; undefined for all. */
  staffNetworks: string[] | undefined;
  /** Addresses and CIDR ranges from which the office can be opened; undefined for all. */
  adminNetworks: string[] | undefined;
  /** The key for /metrics. If undefined, only this machine has access, and only if the shop's URL is local. */
  metricsKey: string | undefined;
  smtpUrl: string | undefined;
  /** URL of ANAF's company register; undefined if fiscal codes are not looked up. */
  anafUrl: string | undefined;
  /** Card processor account. If undefined, a demo uses a stand-in and a real shop takes no cards. */
  netopia: ApiConfig["netopia"];
  netopiaV2: ApiConfig["netopiaV2"];
  stripe: ApiConfig["stripe"];
  /** Courier accounts. Without a Sameday account, a demo uses its stand-in. */
  sameday: ApiConfig["sameday"];
  fan: ApiConfig["fan"];
  cargus: ApiConfig["cargus"];
  dpd: ApiConfig["dpd"];
  gls: ApiConfig["gls"];
  packeta: ApiConfig["packeta"];
  /** Accounts at eMAG and at services that issue invoices. If undefined, a demo uses stand-ins. */
  emag: ApiConfig["emag"];
  smartbill: ApiConfig["smartbill"];
  oblio: ApiConfig["oblio"];
  /** The application registered with ANAF. If undefined, a demo uses a stand-in. */
  efactura: ApiConfig["efactura"];
  social: ApiConfig["social"];
  webProcesses: number;
  /** Seconds in which a stopping process still serves requests after /readyz has reported that it stops. */
  drainSeconds: number;
  /** Number of demo products for an empty database; 0 loads none. */
  demoProducts: number;
  /** Whether accounts and webhooks that staff enter may use http and private addresses. */
  allowsPrivateAddresses: boolean;
  provesRestore: boolean;
  /** Storage outside this machine for backups and the database's log; undefined for none. */
  backupArchive: ArchiveSettings | undefined;
  /** Number of past days that the archive covers. */
  backupArchiveDays: number;
  /** Addresses and CIDR ranges of trusted proxies in front of the shop. */
  trustedProxies: string[];
}

/** Reads one variable; returns the fallback if it is unset or invalid. */
export type ReadSetting = <T>(name: string, reader: (name: string, value: string) => T, fallback: T) => T;
export type Environment = Record<string, string | undefined>;
export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Parses the environment. Each problem begins with the variable's name. */
export function parseSettings(environment: Environment): SettingsResult {
  const problems: string[] = [];
  // An empty variable counts as unset, because compose files and CI systems pass unset variables as empty
  // ones.
  const read: ReadSetting = (name, reader, fallback) => {
    const value = environment[name]?.trim();
    if (!value) return fallback;
    try {
      return reader(name, value);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return fallback;
    }
  };
  const host = read("HOST", readHost, "127.0.0.1");
  const port = read("PORT", readWholeNumber(0, 65_535), 3000);
  const databaseUrl = read("DATABASE_URL", readUrl("postgresql", "postgres"), undefined);
  const databaseDirectUrl = read("DATABASE_DIRECT_URL", readUrl("postgresql", "postgres"), undefined);
  const apiUrl = read("API_URL", readUrl("http", "https"), undefined);
  // An external API's key may be short; ours protects the API on the public port.
  const apiKey = read("API_KEY", readText({ min: apiUrl ? 1 : 24, max: 200 }), undefined);
  const shopUrl = read("SHOP_URL", readUrl("http", "https"), undefined) ?? defaultShopUrl(host, port);
  const settings: Settings = {
    port,
    host,
    shopUrl,
    dataDir: read("DATA_DIR", readFolder, resolve(repositoryRoot, ".data")),
    databaseUrl,
    databaseDirectUrl,
    databaseReplicaUrls: read("DATABASE_REPLICA_URLS", readUrls("postgresql", "postgres"), []),
    apiUrl,
    apiKey,
    foreignApi: readForeignApi(environment, read, problems),
    sealKey: read("SEAL_KEY", readText({ min: 32, max: 200 }), undefined),
    staffNetworks: read("STAFF_NETWORKS", readAddressList, undefined),
    adminNetworks: read("ADMIN_NETWORKS", readAddressList, undefined),
    metricsKey: read("METRICS_KEY", readText({ min: 20, max: 200 }), undefined),
    smtpUrl: read("SMTP_URL", readUrl("smtp", "smtps"), undefined),
    anafUrl: read("ANAF_URL", readUrl("https", "http"), undefined),
    netopia: readNetopia(environment, read, problems),
    netopiaV2: readNetopiaV2(environment, read, problems),
    stripe: readStripe(environment, read, problems),
    sameday: readSameday(environment, read, problems),
    fan: readFan(environment, read, problems),
    cargus: readCargus(environment, read, problems),
    dpd: readDpd(environment, read, problems),
    gls: readGls(environment, read, problems),
    packeta: readPacketa(environment, read, problems),
    emag: readEmag(environment, read, problems),
    smartbill: readSmartbill(environment, read, problems),
    oblio: readOblio(environment, read, problems),
    efactura: readEfactura(environment, read, problems),
    social: readSocial(environment, read, problems),
    webProcesses: read("WEB_PROCESSES", readWholeNumber(1, 64), Math.min(availableParallelism(), 4)),
    drainSeconds: read("DRAIN_SECONDS", readWholeNumber(0, 60), 0),
    // An external database gets demo data only on request.
    demoProducts: read("DEMO_PRODUCTS", readWholeNumber(0, 1_000_000), databaseUrl ? 0 : defaultDemoProducts),
    // A shop without TLS is a local trial with stand-ins.
    allowsPrivateAddresses:
      read(
        "PRIVATE_ADDRESSES",
        readOneOf("allowed", "refused"),
        shopUrl.startsWith("https:") ? "refused" : "allowed",
      ) === "allowed",
    provesRestore: read("RESTORE_PROOF", readOneOf("nightly", "off"), "nightly") === "nightly",
    backupArchive: readArchive(environment, read, problems),
    backupArchiveDays: read("BACKUP_ARCHIVE_DAYS", readWholeNumber(1, 3_650), 14),
    trustedProxies: read("TRUSTED_PROXIES", readAddressList, []),
  };
  if (environment.STAFF_KEY?.trim())
    problems.push(
      `STAFF_KEY is no longer supported: people log in, and programs have their own keys. Remove it and create a key: ${taskCommand("staff", "key NAME PERMISSION…")} (docs/operations.md).`,
    );
  if (new URL(settings.shopUrl).pathname !== "/") {
    problems.push(`SHOP_URL must be an origin without a path, not "${environment.SHOP_URL}".`);
  }
  if (environment.DATABASE_URL?.trim() && !settings.apiUrl) {
    const missing = SHARED_KEYS.filter((name) => !environment[name]?.trim());
    for (const name of missing)
      problems.push(`${name} must be given together with DATABASE_URL, since several machines may share it.`);
  }
  if (environment.DATABASE_DIRECT_URL?.trim() && !environment.DATABASE_URL?.trim())
    problems.push("DATABASE_DIRECT_URL needs a DATABASE_URL that points to a pooler: set both or neither.");
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/**
 * Reads Netopia's four variables, which must be set together. The files contain a certificate and a private
 * key in PEM format.
 */
function readNetopia(environment: Environment, read: ReadSetting, problems: string[]): Settings["netopia"] {
  const names = ["NETOPIA_URL", "NETOPIA_SIGNATURE", "NETOPIA_CERTIFICATE_FILE", "NETOPIA_PRIVATE_KEY_FILE"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("NETOPIA_URL", readUrl("https", "http"), undefined) ?? "",
    signature: read("NETOPIA_SIGNATURE", readText({ min: 10, max: 64 }), undefined) ?? "",
    certificatePem: read("NETOPIA_CERTIFICATE_FILE", readKeyFile("public"), ""),
    privateKeyPem: read("NETOPIA_PRIVATE_KEY_FILE", readKeyFile("private"), ""),
  };
}

/** Reads the account for Netopia's API v2. Its three variables must be set together. */
function readNetopiaV2(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["netopiaV2"] {
  const names = ["NETOPIA_API_KEY", "NETOPIA_POS_SIGNATURE", "NETOPIA_IPN_KEY_FILE"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("NETOPIA_API_URL", readUrl("https", "http"), undefined) ?? "https://secure.mobilpay.ro/pay",
    apiKey: read("NETOPIA_API_KEY", readText({ min: 10, max: 300 }), undefined) ?? "",
    posSignature: read("NETOPIA_POS_SIGNATURE", readText({ min: 10, max: 64 }), undefined) ?? "",
    publicKeysPem: read("NETOPIA_IPN_KEY_FILE", readKeyFile("public"), ""),
  };
}

/** Reads Stripe's two variables, which must be set together. */
function readStripe(environment: Environment, read: ReadSetting, problems: string[]): Settings["stripe"] {
  const names = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    url: read("STRIPE_URL", readUrl("https", "http"), undefined) ?? "https://api.stripe.com",
    secretKey: read("STRIPE_SECRET_KEY", readText({ min: 10, max: 300 }), undefined) ?? "",
    webhookSecret: read("STRIPE_WEBHOOK_SECRET", readText({ min: 10, max: 600 }), undefined) ?? "",
  };
}

/** Reads eMAG's account: user and password must be set together. */
function readEmag(environment: Environment, read: ReadSetting, problems: string[]): Settings["emag"] {
  const names = ["EMAG_USERNAME", "EMAG_PASSWORD"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  const [username = "", password = ""] = names.map((name) =>
    read(name, readText({ min: 1, max: 200 }), undefined),
  );
  const url = read("EMAG_URL", readUrl("https", "http"), undefined);
  return { url: url ?? "https://marketplace-api.emag.ro/api-3", username, password };
}

/** Reads SmartBill's account: email, token and the seller's CUI must be set together. */
function readSmartbill(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["smartbill"] {
  const names = ["SMARTBILL_EMAIL", "SMARTBILL_TOKEN", "SMARTBILL_COMPANY"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  const [email = "", token = "", company = ""] = names.map((name) =>
    read(name, readText({ min: 1, max: 200 }), undefined),
  );
  const url = read("SMARTBILL_URL", readUrl("https", "http"), undefined);
  return { url: url ?? "https://ws.smartbill.ro/SBORO/api", email, token, company };
}

/** Reads Oblio's account: email, secret and the seller's CUI must be set together. */
function readOblio(environment: Environment, read: ReadSetting, problems: string[]): Settings["oblio"] {
  const names = ["OBLIO_EMAIL", "OBLIO_SECRET", "OBLIO_COMPANY"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  const [email = "", secret = "", company = ""] = names.map((name) =>
    read(name, readText({ min: 1, max: 200 }), undefined),
  );
  const url = read("OBLIO_URL", readUrl("https", "http"), undefined);
  return { url: url ?? "https://www.oblio.eu", email, secret, company };
}

/** Reads ANAF's two variables, which must be set together. The URLs default to ANAF's own. */
function readEfactura(environment: Environment, read: ReadSetting, problems: string[]): Settings["efactura"] {
  const names = ["EFACTURA_CLIENT_ID", "EFACTURA_CLIENT_SECRET"];
  if (!areSetTogether(environment, names, problems)) return undefined;
  return {
    loginUrl: read("EFACTURA_LOGIN_URL", readUrl("https", "http"), undefined) ?? "https://logincert.anaf.ro",
    apiUrl: read("EFACTURA_URL", readUrl("https", "http"), undefined) ?? "https://api.anaf.ro",
    clientId: read("EFACTURA_CLIENT_ID", readText({ min: 1, max: 200 }), undefined) ?? "",
    clientSecret: read("EFACTURA_CLIENT_SECRET", readText({ min: 1, max: 200 }), undefined) ?? "",
    environment: read("EFACTURA_ENVIRONMENT", readOneOf("prod", "test"), "prod"),
  };
}

/** Reads the archive's location: a folder, or s3://BUCKET/PREFIX with the variables of Amazon's own tools. */
function readArchive(
  environment: Environment,
  read: ReadSetting,
  problems: string[],
): Settings["backupArchive"] {
  const place = read("BACKUP_ARCHIVE", readArchivePlace, undefined);
  const region = read("AWS_REGION", readText({ min: 1, max: 60 }), undefined) ?? "us-east-1";
  const endpoint =
    read("AWS_ENDPOINT_URL", readUrl("https", "http"), undefined) ?? `https://s3.${region}.amazonaws.com`;
  const accessKeyId = read("AWS_ACCESS_KEY_ID", readText({ min: 1, max: 200 }), undefined);
  const secretAccessKey = read("AWS_SECRET_ACCESS_KEY", readText({ min: 1, max: 200 }), undefined);
  if (place?.kind !== "s3") return place;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push("BACKUP_ARCHIVE names a bucket: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY as well.");
    return undefined;
  }
  return { ...place, region, endpoint, accessKeyId, secretAccessKey };
}

/** Reads each login provider's id and secret, which must be set together; undefined without any. */
function readSocial(environment: Environment, read: ReadSetting, problems: string[]): Settings["social"] {
  const social: NonNullable<Settings["social"]> = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const name = provider.toUpperCase();
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    if (!areSetTogether(environment, [id, secret], problems)) continue;
    social[provider] = {
      clientId: read(id, readText({ min: 1, max: 200 }), undefined) ?? "",
      // Apple's secret is a signed token, longer than others.
      clientSecret: read(secret, readText({ min: 1, max: 2000 }), undefined) ?? "",
      issuer: read(`${name}_ISSUER`, readUrl("https", "http"), undefined),
    };
  }
  return Object.keys(social).length > 0 ? social : undefined;
}

/** Returns the default shop URL, used when SHOP_URL is not set. */
export function defaultShopUrl(host: string, port: number): string {
  const isLocal = isLoopback(host) || host === "0.0.0.0" || host === "::";
  const name = isLocal ? "localhost" : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** Returns whether this host can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Returns whether sent mail is shown at /dev/mail; never if it could be read outside this machine. */
export function hasMailReader(settings: Settings): boolean {
  const isLocal = isLoopback(settings.host) && isLoopback(new URL(settings.shopUrl).hostname);
  return isLocal && settings.smtpUrl === undefined && settings.apiUrl === undefined;
}
