/** What the API needs to know; `server` reads it from the environment and refuses nonsense there. */
export interface ApiConfig {
  databaseUrl: string;
  /** Connections that this process may hold. */
  poolSize: number;
  /** The key that callers send; without it only health, OpenAPI and its page answer. */
  apiKey: string;
  /** The second key, which opens the calls under /staff/; without one they do not exist. */
  staffKey?: string | undefined;
  /** Public address of the shop without a trailing slash; links in mails start with it. */
  shopUrl: string;
  /** SMTP server for outgoing mail; without one, mails are written to `mailFolder`. */
  smtpUrl?: string;
  mailFolder: string;
  /** Holds answers against the contract and fails loudly where they differ; for tests and development. */
  checkAnswers?: boolean;
  /** Off in tests and benchmarks that are one address asking much. */
  rateLimits?: boolean;
  /**
   * Who answers lists and searches (CATALOG_ENGINE): "index", the catalogue in this process' memory, or "sql",
   * PostgreSQL alone, which is what small shops and tests need and what stands when nothing is said.
   */
  catalogEngine?: "index" | "sql";
  log?: (entry: LogEntry) => void;
}

export interface LogEntry {
  level: "info" | "warn" | "error";
  message: string;
  error?: unknown;
  [detail: string]: unknown;
}

/** What modules work with: the database, the clock, the configuration. */
export interface ApiContext {
  db: import("./db/database.ts").Db;
  catalogue: import("./modules/search/index.ts").Catalogue;
  now: () => Date;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
}
