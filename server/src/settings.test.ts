import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { addressBlock } from "./address-block.ts";
import { connectionsPerProcess, readProcessSettings, settingsForChild } from "./process-settings.ts";
import { hasMailReader, parseSettings, type Environment, type Settings } from "./settings.ts";
import { taskCommand } from "./task-command.ts";

const key = "0123456789abcdef01234567";
const sealKey = "0123456789abcdef0123456789abcdef";

function settingsOf(environment: Environment): Settings {
  const result = parseSettings(environment);
  if (!result.ok) throw new Error(result.problems.join(" "));
  return result.settings;
}

describe("settings", () => {
  it("settings have defaults or are undefined if nothing is set", () => {
    const settings = settingsOf({});
    expect(settings).toMatchObject({ port: 3000, host: "127.0.0.1", shopUrl: "http://localhost:3000" });
    expect(settings).toMatchObject({
      databaseUrl: undefined,
      apiUrl: undefined,
      apiKey: undefined,
      demoProducts: 1_200,
    });
    expect(settings.dataDir).toMatch(/\/\.data$/);
    expect(settings.webProcesses).toBeGreaterThanOrEqual(1);
    expect(settings.webProcesses).toBeLessThanOrEqual(4);
  });

  it.each<[string, Environment, Partial<Settings>]>([
    ["any port number", { PORT: "0" }, { port: 0, shopUrl: "http://localhost:0" }],
    ["all addresses, still visited as localhost", { HOST: "0.0.0.0" }, { shopUrl: "http://localhost:3000" }],
    ["an address of the network", { HOST: "10.0.0.7", PORT: "80" }, { shopUrl: "http://10.0.0.7" }],
    ["an IPv6 address", { HOST: "fd00::1" }, { host: "fd00::1", shopUrl: "http://[fd00::1]:3000" }],
    [
      "a public address without its slash",
      { SHOP_URL: "https://curat.ro/" },
      { shopUrl: "https://curat.ro" },
    ],
    ["an empty variable as unset", { PORT: "", SMTP_URL: " " }, { port: 3000, smtpUrl: undefined }],
    [
      "the company register",
      { ANAF_URL: "https://anaf.example/tva" },
      { anafUrl: "https://anaf.example/tva" },
    ],
    [
      "networks of the office, of both kinds",
      { ADMIN_NETWORKS: "10.1.0.0/16, 2001:db8::/32" },
      { adminNetworks: ["10.1.0.0/16", "2001:db8::/32"] },
    ],
    ["a number of processes", { WEB_PROCESSES: "3" }, { webProcesses: 3 }],
    [
      "an external database, left unchanged",
      { DATABASE_URL: "postgres://u:p@db/shop", API_KEY: key, SEAL_KEY: sealKey },
      { demoProducts: 0, apiKey: key, sealKey },
    ],
    [
      "an external database to be filled",
      { DATABASE_URL: "postgresql://u:p@db/shop", API_KEY: key, SEAL_KEY: sealKey, DEMO_PRODUCTS: "5" },
      { demoProducts: 5 },
    ],
    [
      "courier accounts",
      {
        SAMEDAY_URL: "https://api.sameday.ro/",
        SAMEDAY_USERNAME: "curat",
        SAMEDAY_PASSWORD: "parola",
        SAMEDAY_PICKUP_POINT: "139",
        FAN_USERNAME: "curat",
        FAN_PASSWORD: "parola",
        FAN_CLIENT_ID: "7000123",
      },
      {
        sameday: {
          url: "https://api.sameday.ro",
          username: "curat",
          password: "parola",
          pickupPointId: 139,
        },
        fan: { url: "https://api.fancourier.ro", username: "curat", password: "parola", clientId: 7_000_123 },
      },
    ],
    [
      "an external API without a key",
      { API_URL: "https://api.example/v1/" },
      { apiUrl: "https://api.example/v1" },
    ],
    [
      "an external API's own header names and further headers",
      {
        API_URL: "https://api.example/v1",
        API_HEADER_KEY: "Authorization-Key",
        API_HEADER_CART: "x-cart",
        API_HEADERS: "X-Tenant: 42; authorization: Bearer a:b ;",
        API_VISITOR_HEADERS: "on",
        API_FILES_URL: "https://cdn.example/magazin/",
      },
      {
        foreignApi: {
          headerNames: { apiKey: "authorization-key", userToken: "user-token", cartId: "x-cart" },
          headers: { "x-tenant": "42", authorization: "Bearer a:b" },
          sendsVisitor: true,
          sitemapUrl: undefined,
          filesUrl: "https://cdn.example/magazin",
        },
      },
    ],
    [
      "proxies",
      { TRUSTED_PROXIES: "10.0.0.0/8, ::1,192.0.2.1" },
      { trustedProxies: ["10.0.0.0/8", "::1", "192.0.2.1"] },
    ],
  ])("settings accept %s", (_name, environment, expected) => {
    expect(settingsOf(environment)).toMatchObject(expected);
  });

  it.each<[Environment, string]>([
    [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, not "65536".'],
    [{ PORT: "-1" }, 'PORT must be a whole number from 0 to 65535, not "-1".'],
    [{ PORT: "80.5" }, 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    [{ HOST: "http://x" }, 'HOST must be an IP address or a host name, not "http://x".'],
    [{ HOST: "300.1.1.1" }, 'HOST must be an IP address or a host name, not "300.1.1.1".'],
    [{ WEB_PROCESSES: "0" }, 'WEB_PROCESSES must be a whole number from 1 to 64, not "0".'],
    [{ DEMO_PRODUCTS: "many" }, 'DEMO_PRODUCTS must be a whole number from 0 to 1000000, not "many".'],
    [
      { SHOP_URL: "curat.ro" },
      'SHOP_URL must be an address that begins with http:// or https://, not "curat.ro".',
    ],
    [
      { SHOP_URL: "https://curat.ro/magazin" },
      'SHOP_URL must be an origin without a path, not "https://curat.ro/magazin".',
    ],
    [
      { API_URL: "ftp://x" },
      'API_URL must be an address that begins with http:// or https://, not "ftp://x".',
    ],
    [{ API_HEADER_KEY: "x-key" }, "API_HEADER_KEY needs API_URL: it describes a foreign API."],
    [
      { API_URL: "https://x.example", API_HEADER_TOKEN: "user token" },
      "API_HEADER_TOKEN must be a header name of at most 64 letters, digits or hyphens that HTTP itself does not use.",
    ],
    [
      { API_URL: "https://x.example", API_HEADERS: "host: other" },
      "API_HEADERS must be a header name of at most 64 letters, digits or hyphens that HTTP itself does not use.",
    ],
    [
      { API_URL: "https://x.example", API_HEADERS: "secret-without-colon" },
      'API_HEADERS must be "name: value" pairs separated by ";", with values of 1 to 2000 ASCII characters.',
    ],
    [
      { API_URL: "https://x.example", API_HEADERS: "a: 1; A: 2" },
      "API_HEADERS must contain at most 10 headers with different names.",
    ],
    [
      { API_URL: "https://x.example", API_HEADERS: "X-Api-Key: 1" },
      "API_HEADER_KEY, API_HEADER_TOKEN, API_HEADER_CART and API_HEADERS must name different headers.",
    ],
    [{ SMTP_URL: "mail" }, 'SMTP_URL must be an address that begins with smtp:// or smtps://, not "mail".'],
    [
      { NETOPIA_URL: "https://secure.mobilpay.ro" },
      "NETOPIA_URL, NETOPIA_SIGNATURE, NETOPIA_CERTIFICATE_FILE, NETOPIA_PRIVATE_KEY_FILE must be set together: set all of them, or none.",
    ],
    [
      { SAMEDAY_URL: "https://api.sameday.ro", SAMEDAY_USERNAME: "curat" },
      "SAMEDAY_URL, SAMEDAY_USERNAME, SAMEDAY_PASSWORD must be set together: set all of them, or none.",
    ],
    [
      { FAN_USERNAME: "curat", FAN_PASSWORD: "parola", FAN_CLIENT_ID: "abc" },
      'FAN_CLIENT_ID must be a whole number from 1 to 999999999, not "abc".',
    ],
    [
      { API_KEY: "abcdefghij0123456789" },
      "API_KEY must have 24 to 200 letters, digits or punctuation characters, without spaces.",
    ],
    [
      { SEAL_KEY: "short" },
      "SEAL_KEY must have 32 to 200 letters, digits or punctuation characters, without spaces.",
    ],
    [
      { STAFF_KEY: "a-key-that-opened-everything" },
      `STAFF_KEY is no longer supported: people log in, and programs have their own keys. Remove it and create a key: ${taskCommand("staff", "key NAME PERMISSION…")} (docs/operations.md).`,
    ],
    [
      { TRUSTED_PROXIES: "10.0.0.0/33" },
      'TRUSTED_PROXIES must list IP addresses or ranges such as 10.0.0.0/8, separated by commas, not "10.0.0.0/33".',
    ],
    [
      { DATABASE_REPLICA_URLS: "postgres://u:p@one/shop, mysql://u:geheim@two/shop" },
      "DATABASE_REPLICA_URLS must be an address that begins with postgresql:// or postgres://, not the given one.",
    ],
    [
      { DATABASE_DIRECT_URL: "postgres://u:p@db/shop" },
      "DATABASE_DIRECT_URL needs a DATABASE_URL that points to a pooler: set both or neither.",
    ],
    [
      { DATABASE_URL: "postgres://u:p@db/shop", API_KEY: key },
      "SEAL_KEY must be given together with DATABASE_URL, since several machines may share it.",
    ],
    [
      { DATABASE_URL: "postgres://u:p@db/shop", SEAL_KEY: sealKey },
      "API_KEY must be given together with DATABASE_URL, since several machines may share it.",
    ],
  ])("settings refuse %o", (environment, sentence) => {
    expect(parseSettings(environment)).toEqual({ ok: false, problems: [sentence] });
  });

  it("the problems of all settings are reported at once, without passwords", () => {
    const result = parseSettings({
      PORT: "x",
      API_KEY: key,
      SEAL_KEY: sealKey,
      DATABASE_URL: "mysql://u:geheim@db/shop",
    });
    expect(result).toEqual({
      ok: false,
      problems: [
        'PORT must be a whole number from 0 to 65535, not "x".',
        "DATABASE_URL must be an address that begins with postgresql:// or postgres://, not the given one.",
      ],
    });
  });
});

describe("the mail reader", () => {
  it.each<[string, Environment, boolean]>([
    ["exists on this machine", {}, true],
    ["is absent with a mail server", { SMTP_URL: "smtp://mail:25" }, false],
    ["is absent when the shop is reachable from other machines", { HOST: "0.0.0.0" }, false],
    ["is absent with a public address", { SHOP_URL: "https://curat.ro" }, false],
    ["is absent with an external API", { API_URL: "http://localhost:9" }, false],
  ])("hasMailReader: the mail reader %s", (_name, environment, expected) => {
    expect(hasMailReader(settingsOf(environment))).toBe(expected);
  });
});

describe("settings of a process", () => {
  const forChildren = { ...settingsOf({}), apiKey: key, sealKey: key, databaseConnections: 18, isDev: false };

  it("settings sent to a process are read back unchanged", () => {
    expect(readProcessSettings(settingsForChild(forChildren))).toEqual(
      JSON.parse(JSON.stringify(forChildren)),
    );
  });

  it("settings for a process limit its memory unless NODE_OPTIONS is set", () => {
    vi.stubEnv("NODE_OPTIONS", "");
    expect(settingsForChild(forChildren).NODE_OPTIONS).toMatch(/--max-old-space-size=\d+/);
    vi.stubEnv("NODE_OPTIONS", "--max-old-space-size=4096");
    expect(settingsForChild(forChildren).NODE_OPTIONS).toBe("--max-old-space-size=4096");
    vi.unstubAllEnvs();
  });

  it("a process without settings reports that it must be started by npm start", () => {
    expect(() => readProcessSettings({})).toThrow("started by npm start");
  });

  it.each([
    [100, 4, 18],
    [100, 1, 20],
    [20, 4, 2],
  ])(
    "connectionsPerProcess divides %i connections among %i web processes and a worker: %i each",
    (max, processes, expected) => {
      expect(connectionsPerProcess(max, processes)).toBe(expected);
    },
  );

  it("addressBlock formats the shop's URLs as an aligned block", () => {
    // The local data folder may contain a demo's owner.
    expect(addressBlock({ ...forChildren, dataDir: "/nonexistent" })).toBe(
      [
        "  Shop        http://localhost:3000",
        "  Office      http://localhost:3000/admin",
        "  API         http://localhost:3000/api/v1/docs",
        "  Mail sent   http://localhost:3000/dev/mail",
      ].join("\n"),
    );
  });
});

describe("the account with the card processor", () => {
  const folder = mkdtempSync(join(tmpdir(), "curat-keys-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const account = {
    NETOPIA_URL: "https://secure.mobilpay.ro",
    NETOPIA_SIGNATURE: "AAAA-BBBB-CCCC-DDDD-EEEE",
    NETOPIA_CERTIFICATE_FILE: file("netopia.cer", publicKey),
    NETOPIA_PRIVATE_KEY_FILE: file("netopia.key", privateKey),
  };

  it("the account with the card processor is read with its key files", () => {
    expect(settingsOf(account).netopia).toEqual({
      url: "https://secure.mobilpay.ro",
      signature: "AAAA-BBBB-CCCC-DDDD-EEEE",
      certificatePem: publicKey,
      privateKeyPem: privateKey,
    });
  });

  it.each([
    ["NETOPIA_CERTIFICATE_FILE", "public", join(folder, "lipsa.cer")],
    ["NETOPIA_CERTIFICATE_FILE", "public", file("text.cer", "nu este o cheie")],
    ["NETOPIA_PRIVATE_KEY_FILE", "private", account.NETOPIA_CERTIFICATE_FILE],
  ])("the account with the card processor is refused when %s contains no %s key", (name, kind, path) => {
    expect(parseSettings({ ...account, [name]: path })).toEqual({
      ok: false,
      problems: [`${name} must name a readable file with a ${kind} key in PEM, not "${path}".`],
    });
  });
});

describe("social login credentials", () => {
  it("social login credentials are read for each configured provider", () => {
    const social = settingsOf({
      GOOGLE_CLIENT_ID: "curat.apps",
      GOOGLE_CLIENT_SECRET: "secret",
      APPLE_CLIENT_ID: "",
    }).social;
    expect(social).toEqual({ google: { clientId: "curat.apps", clientSecret: "secret" } });
    expect(settingsOf({}).social).toBeUndefined();
  });

  it("social login credentials accept an issuer other than the provider's own, but no FTP address", () => {
    const own = { GOOGLE_CLIENT_ID: "curat.apps", GOOGLE_CLIENT_SECRET: "secret" };
    const { social } = settingsOf({ ...own, GOOGLE_ISSUER: "http://127.0.0.1:4000" });
    expect(social?.google?.issuer).toBe("http://127.0.0.1:4000");
    expect(parseSettings({ ...own, GOOGLE_ISSUER: "ftp://x" }).ok).toBe(false);
  });

  it("social login credentials are refused when only the client id is set", () => {
    expect(parseSettings({ FACEBOOK_CLIENT_ID: "1" })).toEqual({
      ok: false,
      problems: [
        "FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET must be set together: set all of them, or none.",
      ],
    });
  });
});
