import type { ApiConfig, LogEntry } from "./config.ts";
import type { Db } from "./db/database.ts";

export interface ApiContext {
  db: Db;
  now: () => Date;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
}
