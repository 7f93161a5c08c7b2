import { setTimeout as pause } from "node:timers/promises";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiConfig, LogEntry } from "../../../config.ts";
import { type Db, directUrlOf } from "../../../db/database.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { ChangeFeed } from "../../platform/changes/index.ts";
import type { CatalogueEngine } from "./engine.ts";
import { indexEngine } from "./index-engine.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import { CatalogueSync } from "./sync.ts";

export interface Catalogue {
  engine: CatalogueEngine;
  /** Resolves when the index is built, and starts the build if needed. */
  ready(): Promise<void>;
  isReady(): boolean;
  /**
   * Resolves when the index includes everything committed before the call, and starts the build if needed.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface CatalogueParts {
  db: Db;
  config: ApiConfig;
  log: (entry: LogEntry) => void;
  feed: ChangeFeed;
}

/**
 * Web processes usually start to listen after the build. Only a slow build (several 100,000 products) makes requests
 * wait.
 */
const WAIT_MS = 5_000;

/**
 * Serves lists and searches from an in-memory index. A query that waits longer than 5 seconds for the index gets a
 * 503.
 */
export function openCatalogue({ db, config, log, feed }: CatalogueParts): Catalogue {
  const sync = new CatalogueSync({ db, databaseUrl: directUrlOf(config), log, feed });
  const current = async (): Promise<CatalogueIndex> => {
    if (!sync.index) await Promise.race([sync.start(), pause(WAIT_MS, undefined, { ref: false })]);
    if (!sync.index) throw new Refusal(503, { message: MESSAGES.unavailable });
    return sync.index;
  };
  return {
    engine: indexEngine(current),
    ready: () => sync.start(),
    isReady: () => sync.index !== undefined,
    caughtUp: async () => {
      await sync.start();
      await feed.caughtUp();
      await sync.settled();
    },
    close: () => sync.close(),
  };
}
