/** Opens the engine that the configuration asks for. */
import type { ApiConfig, LogEntry } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import type { CatalogueEngine } from "./engine.ts";
import { indexEngine } from "./index-engine.ts";
import { sqlEngine } from "./sql-engine.ts";
import { CatalogueSync } from "./sync.ts";

export interface Catalogue {
  engine: CatalogueEngine;
  /** Resolves when the engine answers at its full speed; starts the index when nobody asked anything yet. */
  ready(): Promise<void>;
  /** Whether it does now. */
  isStanding(): boolean;
  /** Calls `listener` when this process has taken over changes; never with the SQL engine, which holds nothing. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

interface CatalogueParts {
  db: Db;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
}

/** With "index" (CATALOG_ENGINE) the index is built from the first question on; SQL answers until it stands. */
export function openCatalogue({ db, config, log }: CatalogueParts): Catalogue {
  const fallback = sqlEngine(db);
  if (config.catalogEngine !== "index") {
    return {
      engine: fallback,
      ready: async () => undefined,
      isStanding: () => true,
      onChange: () => undefined,
      close: async () => undefined,
    };
  }
  const sync = new CatalogueSync({ db, databaseUrl: config.databaseUrl, log });
  let isStanding = false;
  const current = () => {
    void sync.start();
    return sync.index;
  };
  return {
    engine: indexEngine(current, fallback),
    ready: async () => {
      await sync.start();
      isStanding = true;
    },
    isStanding: () => isStanding,
    onChange: (listener) => sync.onChange(listener),
    close: () => sync.close(),
  };
}
