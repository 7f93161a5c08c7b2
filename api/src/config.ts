import type { SocialProvider } from "@curat/contract/social.values";
import type { DefaultText } from "@curat/contract/texts.values";

export interface LogArchiveState {
  /** When the last complete base backup ended; undefined if the archive has none. */
  baseAt?: Date | undefined;
  secondsBehind: number;
  why?: string | undefined;
}

export interface ProcessHeap {
  process: string;
  used: number;
  limit: number;
}

export interface ApiConfig {
  databaseUrl: string;
  /**
   * URL of the database without the pooler, for sessions that outlive a transaction (LISTEN, the worker's lock,
   * migrations). Undefined without a pooler.
   */
  databaseDirectUrl?: string | undefined;
  databaseReplicaUrls?: readonly string[] | undefined;
  poolSize: number;
  /**
   * Selects the database timeouts: a few seconds for requests, because a user waits; longer ones for jobs,
   * imports and migrations.
   */
  work?: "requests" | "jobs";
  /** Callers must send this key on all calls except the health check, the OpenAPI document and its docs page. */
  apiKey: string;
  /**
   * Secret that signs access tokens. It is a separate random key, so that it cannot be derived from a token.
   */
  sealKey: string;
  /** IP addresses and CIDR ranges from which staff calls are accepted; undefined accepts all. */
  staffNetworks?: string[] | undefined;
  /** Public URL of the shop without a trailing slash; links in emails start with it. */
  shopUrl: string;
  /** If unset, emails are written to `mailFolder`. */
  smtpUrl?: string;
  /** Card payments are disabled without an account. */
  netopia?: NetopiaAccount | undefined;
  netopiaV2?: NetopiaV2Account | undefined;
  stripe?: StripeAccount | undefined;
  /** Without an account, staff enter that courier's waybills by hand and its lockers are unavailable. */
  sameday?: SamedayAccount | undefined;
  fan?: FanAccount | undefined;
  cargus?: CargusAccount | undefined;
  dpd?: DpdAccount | undefined;
  gls?: GlsAccount | undefined;
  packeta?: PacketaAccount | undefined;
  /** eMAG account. Without one, the shop does not sell at eMAG. */
  emag?: EmagAccount | undefined;
  /** OAuth clients for social login, by provider; other providers are disabled. */
  social?: Partial<Record<SocialProvider, SocialAccount>> | undefined;
  /**
   * Accounts that staff entered in the office, as this process last read them. The accounts above take precedence.
   * Undefined outside a running API. Read an account with `accountOf`.
   */
  storedAccounts?:
    | {
        find<P extends keyof Accounts>(provider: P): Accounts[P] | undefined;
        /** Makes this process read the accounts again before its next request. */
        drop(): void;
      }
    | undefined;
  mailFolder: string;
  /** URL of ANAF's company register (PlatitorTvaRest v9). Without it, company details are not autofilled. */
  anafUrl?: string | undefined;
  /** OAuth client for ANAF e-Factura. Without it, invoices stay pending and nothing is submitted. */
  efactura?: EfacturaAccount | undefined;
  /** Services that can issue invoices for the shop. */
  smartbill?: SmartbillAccount | undefined;
  oblio?: OblioAccount | undefined;
  bounces?: BouncesAccount | undefined;
  /**
   * Validates responses against the contract and runs read calls on read-only connections. For tests and development.
   */
  checkAnswers?: boolean;
  /** Also allows accounts and webhooks with http or private addresses. For tests, development and demos. */
  allowsPrivateAddresses?: boolean;
  /** Folder for the shop's files on this machine; undefined in tests without files. */
  dataFolder?: string | undefined;
  /** Whether the worker test-restores a backup every night; undefined if test restores are not configured. */
  isRestoreProven?: boolean | undefined;
  /** Restores a backup into a scratch database and records the result. Set only in the worker. */
  testRestore?: ((now: Date) => Promise<void>) | undefined;
  /** Returns the state of the embedded database's log archive; undefined without one. */
  logArchiveState?: (() => Promise<LogArchiveState | undefined>) | undefined;
  /**
   * Returns when the newest archived backup was made, if there is one. The function is undefined without an archive.
   */
  newestCopyAt?: ((signal: AbortSignal) => Promise<Date | undefined>) | undefined;
  /** Returns the heap sizes of all processes of the shop; undefined if they cannot be queried. */
  heaps?: (() => Promise<ProcessHeap[]>) | undefined;
  hasTrustedProxies?: boolean;
  /** False in tests and benchmarks, which send many requests from one address. */
  rateLimits?: boolean;
  /**
   * Returns the default texts of the storefront's screens, which staff can override. Undefined without our
   * storefront.
   */
  screenTexts?: () => Promise<readonly DefaultText[]>;
  log?: (entry: LogEntry) => void;
}

export interface SocialAccount {
  clientId: string;
  /** Apple's secret is a signed JWT from its developer console, valid for at most six months. */
  clientSecret: string;
  /** Overrides the provider's default issuer URL. */
  issuer?: string;
}

/** Account type by provider. */
export interface Accounts {
  netopia: NetopiaAccount;
  netopia_v2: NetopiaV2Account;
  stripe: StripeAccount;
  sameday: SamedayAccount;
  fan: FanAccount;
  cargus: CargusAccount;
  dpd: DpdAccount;
  gls: GlsAccount;
  packeta: PacketaAccount;
  emag: EmagAccount;
  efactura: EfacturaAccount;
  smartbill: SmartbillAccount;
  oblio: OblioAccount;
  companies: CompanyRegisterAccount;
  mail: MailAccount;
  bounces: BouncesAccount;
}

/** eMAG accepts calls only from IP addresses that are registered in the seller's account. */
export interface EmagAccount {
  /** Base URL, which ends with /api-3. */
  url: string;
  username: string;
  password: string;
}

/** ANAF's register of companies, which needs no login. */
export interface CompanyRegisterAccount {
  url: string;
}

export interface SmartbillAccount {
  /** Base URL of the API, without a trailing slash. */
  url: string;
  email: string;
  token: string;
  /** The seller's CUI at the service. */
  company: string;
}

export interface OblioAccount {
  /** Origin of the API. */
  url: string;
  email: string;
  secret: string;
  /** The CUI under which the service knows the seller. */
  company: string;
}

export interface MailAccount {
  /** smtp:// or smtps:// with user and password. */
  url: string;
}

/** Mailbox that receives undelivered marketing emails. */
export interface BouncesAccount {
  /** pop3s:// with user and password. */
  url: string;
  address: string;
}

export interface NetopiaAccount {
  url: string;
  /** The account's id: XXXX-XXXX-XXXX-XXXX-XXXX. */
  signature: string;
  /** The processor's certificate or bare public key, with which orders are encrypted for the payment page. */
  certificatePem: string;
  /** Decrypts the processor's notifications. */
  privateKeyPem: string;
}

export interface NetopiaV2Account {
  /** Base URL of the API, without a trailing slash. */
  url: string;
  apiKey: string;
  /** Id of the point of sale: XXXX-XXXX-XXXX-XXXX-XXXX. */
  posSignature: string;
  /** One or more public keys or certificates (PEM) that verify Netopia's notifications. */
  publicKeysPem: string;
}

export interface StripeAccount {
  /** Origin of the API. */
  url: string;
  secretKey: string;
  /** Signing secret of the webhook endpoint. During a rotation several, separated by spaces. */
  webhookSecret: string;
}

export interface SamedayAccount {
  url: string;
  username: string;
  password: string;
  /** Pickup address of parcels; if undefined, the account's default. */
  pickupPointId?: number | undefined;
  /** Code of the return service in the shop's contract. Defaults to RR. */
  returnService?: string | undefined;
}

export interface FanAccount {
  url: string;
  username: string;
  password: string;
  clientId: number;
}

export interface CargusAccount {
  url: string;
  /** Subscription key of Cargus' developer portal. */
  key: string;
  username: string;
  password: string;
  /** Pickup address for parcels. Defaults to the account's first. */
  locationId?: number | undefined;
}

export interface DpdAccount {
  url: string;
  username: string;
  password: string;
  /** Pickup address for parcels. Defaults to the account's main one. */
  clientId?: number | undefined;
  /** DPD's parcel service. Defaults to DPD Standard. */
  serviceId?: number | undefined;
}

export interface GlsAccount {
  url: string;
  username: string;
  password: string;
  clientNumber: number;
  /** Address where the courier collects parcels. */
  sender: { name: string; street: string; city: string; postcode: string; phone: string };
}

export interface PacketaAccount {
  url: string;
  /** Base URL of the lists of pickup points. */
  pointsUrl: string;
  apiKey: string;
  apiPassword: string;
  /** The sender's name in Packeta's account. */
  eshop: string;
  /** Carrier for parcels to an address. Defaults to Packeta's own. */
  homeCarrier?: number | undefined;
}

/** The shop's application as registered in ANAF's developer portal (OAuth2). */
export interface EfacturaAccount {
  /** URLs of the OAuth login with a client certificate and of the API, without a trailing slash. */
  loginUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** Documents sent to ANAF's "test" environment have no legal effect. */
  environment: "test" | "prod";
}

export interface LogEntry {
  level: "info" | "warn" | "error";
  message: string;
  error?: unknown;
  [detail: string]: unknown;
}
