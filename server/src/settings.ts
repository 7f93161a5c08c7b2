import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  readAddressList,
  readFolder,
  readHost,
  readOneOf,
  readText,
  readUrl,
  readWholeNumber,
} from "./setting-readers.ts";

const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const defaultDemoProducts = 1_200;

/** Everything that the environment may decide; docs/operations.md explains each. */
export interface Settings {
  port: number;
  host: string;
  /** The shop's public origin, without a slash at the end. */
  shopUrl: string;
  dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Defined: the storefront alone, in front of this API. */
  apiUrl: string | undefined;
  /** Undefined: made once and kept in DATA_DIR; with a foreign API none is sent. */
  apiKey: string | undefined;
  /** Undefined: nobody can make the API's staff calls. */
  staffKey: string | undefined;
  smtpUrl: string | undefined;
  webProcesses: number;
  /** How many products an empty database is filled with; 0 leaves it empty. */
  demoProducts: number;
  /** "index": lists and searches from memory; "sql": from PostgreSQL alone, for small shops. */
  catalogEngine: "index" | "sql";
  /** Addresses and CIDR ranges of the proxies before us. */
  trustedProxies: string[];
}

export type Environment = Record<string, string | undefined>;
export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Reads the environment; every wrong variable gives one sentence that begins with its name. */
export function parseSettings(environment: Environment): SettingsResult {
  const problems: string[] = [];
  // An empty variable is one that is not set: compose files and CI systems write them so.
  const read = <T>(name: string, reader: (name: string, value: string) => T, fallback: T): T => {
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
  const apiKey = read("API_KEY", readText({ min: 16, max: 200 }), undefined);
  const settings: Settings = {
    port,
    host,
    shopUrl: read("SHOP_URL", readUrl("http", "https"), undefined) ?? defaultShopUrl(host, port),
    dataDir: read("DATA_DIR", readFolder, resolve(repositoryRoot, ".data")),
    databaseUrl,
    apiUrl: read("API_URL", readUrl("http", "https"), undefined),
    apiKey,
    staffKey: read("STAFF_KEY", readText({ min: 20, max: 200 }), undefined),
    smtpUrl: read("SMTP_URL", readUrl("smtp", "smtps"), undefined),
    webProcesses: read("WEB_PROCESSES", readWholeNumber(1, 64), Math.min(availableParallelism(), 4)),
    // Somebody's own database is filled only when they ask for it.
    demoProducts: read("DEMO_PRODUCTS", readWholeNumber(0, 1_000_000), databaseUrl ? 0 : defaultDemoProducts),
    catalogEngine: read("CATALOG_ENGINE", readOneOf("index", "sql"), "index"),
    trustedProxies: read("TRUSTED_PROXIES", readAddressList, []),
  };
  if (new URL(settings.shopUrl).pathname !== "/") {
    problems.push(`SHOP_URL must be an origin without a path, not "${environment.SHOP_URL}".`);
  }
  if (environment.DATABASE_URL?.trim() && !settings.apiUrl && !environment.API_KEY?.trim()) {
    problems.push("API_KEY must be given together with DATABASE_URL, since several machines may share it.");
  }
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/** The shop's address while SHOP_URL says nothing: as a person on this machine would type it. */
export function defaultShopUrl(host: string, port: number): string {
  const isLocal = isLoopback(host) || host === "0.0.0.0" || host === "::";
  const name = isLocal ? "localhost" : isIP(host) === 6 ? `[${host}]` : host;
  return new URL(`http://${name}:${port}`).origin;
}

/** Whether only this machine can reach that host name or address. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether sent mail can be read at /dev/mail: never where anybody else could read it too. */
export function hasMailReader(settings: Settings): boolean {
  const isLocal = isLoopback(settings.host) && isLoopback(new URL(settings.shopUrl).hostname);
  return isLocal && settings.smtpUrl === undefined && settings.apiUrl === undefined;
}
