import type { SocialProvider } from "@curat/contract/social.values";
import type { DefaultText } from "@curat/contract/texts.values";

/** How far the log of the embedded database has come into its archive. */
export interface KeptLog {
  /** When the last complete base backup ended; undefined while the archive has none. */
  baseAt?: Date | undefined;
  /** How long the oldest segment has waited. */
  secondsBehind: number;
  /** Why the last attempt failed. */
  why?: string | undefined;
}

/** The heap of one process, in bytes; Node ends the process at `limit`. */
export interface ProcessHeap {
  process: string;
  used: number;
  limit: number;
}

/** What the API needs to know; `server` reads it from the environment and refuses nonsense there. */
export interface ApiConfig {
  databaseUrl: string;
  /**
   * The same database without the pooler that stands behind `databaseUrl`: for what lasts longer than a transaction
   * (LISTEN, the worker's lock, migrations). Undefined where no pooler stands before it.
   */
  databaseDirectUrl?: string | undefined;
  /** Replicas that answer what reads alone and takes long; none where undefined. */
  databaseReplicaUrls?: readonly string[] | undefined;
  /** Connections that this process may hold. */
  poolSize: number;
  /** Requests are given up after seconds, since somebody waits; jobs, imports and migrations may take their time. */
  work?: "requests" | "jobs";
  /** The key that callers send; without it only health, OpenAPI and its page answer. */
  apiKey: string;
  /** What passes are signed with; a random one of its own, so that nobody can guess it from a pass. */
  sealKey: string;
  /** Addresses and CIDR ranges from which the staff's calls can be made; without a list, all. */
  staffNetworks?: string[] | undefined;
  /** Public address of the shop without a trailing slash; links in mails start with it. */
  shopUrl: string;
  /** SMTP server for outgoing mail; without one, mails are written to `mailFolder`. */
  smtpUrl?: string;
  /** The account with the card processor; without one no card is taken. */
  netopia?: NetopiaAccount | undefined;
  /** Accounts with couriers; without one its waybills are typed by hand, and no locker is known. */
  sameday?: SamedayAccount | undefined;
  fan?: FanAccount | undefined;
  /** The shop's registration with each provider of a social login; who is missing vouches for nobody. */
  social?: Partial<Record<SocialProvider, SocialAccount>> | undefined;
  mailFolder: string;
  /** The register that fills in companies (ANAF, PlatitorTvaRest v9); without one nothing is filled in. */
  anafUrl?: string | undefined;
  /** The shop's registration with ANAF for e-Factura; without one invoices wait, and nothing is sent. */
  efactura?: EfacturaAccount | undefined;
  /**
   * Checks answers against the contract, and runs calls that declare `effect: "read"` on connections that cannot write; both
   * fail loudly. For tests and development.
   */
  checkAnswers?: boolean;
  /** Where this machine keeps the shop's files; undefined in tests that keep none. */
  dataFolder?: string | undefined;
  /** Whether the worker restores a backup every night; undefined where nothing is said. */
  isRestoreProven?: boolean | undefined;
  /** Restores a backup into a scratch database and notes what it found; in the worker alone. */
  proveRestore?: ((now: Date) => Promise<void>) | undefined;
  /** How the archive of the embedded database is; undefined where it has none. */
  keptLog?: (() => Promise<KeptLog | undefined>) | undefined;
  /** When the newest copy of a backup reached the archive; undefined where the shop has no archive. Resolves to undefined without a copy. */
  newestCopyAt?: ((signal: AbortSignal) => Promise<Date | undefined>) | undefined;
  /** The heaps of all processes of this shop; undefined where they cannot be asked. */
  heaps?: (() => Promise<ProcessHeap[]>) | undefined;
  /** Whether any proxy before the shop is trusted to say whose request it passes on. */
  hasTrustedProxies?: boolean;
  /** Off in tests and benchmarks that are one address asking much. */
  rateLimits?: boolean;
  /** The texts of the screens that ask this API, for who changes them; without a storefront of ours there are none. */
  screenTexts?: () => Promise<readonly DefaultText[]>;
  log?: (entry: LogEntry) => void;
}

/** The shop as an identity provider knows it. */
export interface SocialAccount {
  clientId: string;
  /** Apple's is a signed JWT that its console's key makes, good for six months at most. */
  clientSecret: string;
  /** Where the provider is, when not at its own address. */
  issuer?: string;
}

/** A merchant's account with Netopia (mobilPay, version 1). */
export interface NetopiaAccount {
  /** Where buyers are sent with their sealed order. */
  url: string;
  /** The account's own id: XXXX-XXXX-XXXX-XXXX-XXXX. */
  signature: string;
  /** What orders are sealed with: the processor's certificate or its bare public key. */
  certificatePem: string;
  /** What notifications are opened with. */
  privateKeyPem: string;
}

/** A sender's account with Sameday. */
export interface SamedayAccount {
  /** Without a trailing slash. */
  url: string;
  username: string;
  password: string;
  /** Where parcels are collected; without it the account's default. */
  pickupPointId?: number | undefined;
}

/** A sender's account with FAN Courier (API version 2). */
export interface FanAccount {
  /** Without a trailing slash. */
  url: string;
  username: string;
  password: string;
  clientId: number;
}

/** The shop's program as ANAF's portal registered it (OAuth2). */
export interface EfacturaAccount {
  /** Where people log in with their certificate, and where the services are; without a trailing slash. */
  loginUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** ANAF has both side by side; what is sent to "test" counts for nothing. */
  environment: "test" | "prod";
}

export interface LogEntry {
  level: "info" | "warn" | "error";
  message: string;
  error?: unknown;
  [detail: string]: unknown;
}
