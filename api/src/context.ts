import type { ApiConfig, LogEntry } from "./config.ts";
import type { Db } from "./db/database.ts";

/** What modules work with: the database, the clock, the configuration. */
export interface ApiContext {
  db: Db;
  now: () => Date;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
}
