/** Opens the engine that the configuration asks for. */
import type { ApiConfig, LogEntry } from "../../config.ts";
import { type Db, directUrlOf } from "../../db/database.ts";
import type { ChangeFeed } from "../changes/index.ts";
import type { CatalogueEngine } from "./engine.ts";
import { indexEngine } from "./index-engine.ts";
import { sqlEngine } from "./sql-engine.ts";
import { CatalogueSync } from "./sync.ts";

export interface Catalogue {
  engine: CatalogueEngine;
  /** Resolves when the engine answers at its full speed; starts the index when nobody asked anything yet. */
  ready(): Promise<void>;
  /** Whether it does now. */
  isReady(): boolean;
  /** Resolves when it answers with everything that was committed before; starts the index likewise. */
  caughtUp(): Promise<void>;
  /** Once the feed of changes is closed. */
  close(): Promise<void>;
}

interface CatalogueParts {
  db: Db;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
  feed: ChangeFeed;
}

/** With "index" (CATALOG_ENGINE) the index is built from the first question on; SQL answers until it stands. */
export function openCatalogue({ db, config, log, feed }: CatalogueParts): Catalogue {
  const fallback = sqlEngine(db);
  if (config.catalogEngine !== "index") {
    return {
      engine: fallback,
      ready: async () => undefined,
      caughtUp: async () => undefined,
      isReady: () => true,
      close: async () => undefined,
    };
  }
  const sync = new CatalogueSync({ db, databaseUrl: directUrlOf(config), log, feed });
  let isReady = false;
  const current = () => {
    void sync.start();
    return sync.index;
  };
  return {
    engine: indexEngine(current, fallback),
    ready: async () => {
      await sync.start();
      isReady = true;
    },
    caughtUp: async () => {
      await sync.start();
      await feed.caughtUp();
      await sync.settled();
    },
    isReady: () => isReady,
    close: () => sync.close(),
  };
}
