/** Opens the catalogue engine of this process. */
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
  /** Resolves when the index is built; starts building it when nobody asked anything yet. */
  ready(): Promise<void>;
  /** Whether the index is built. */
  isReady(): boolean;
  /** Resolves when the index has everything that was committed before; starts building it likewise. */
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

/** A web process listens once its index is built, so only catalogues of several 100,000 products make anybody wait. */
const WAIT_MS = 5_000;

/**
 * Lists and searches are answered from an index in memory, which is built from the first question on. Questions wait for the
 * first build, 5 seconds at most; then they are refused with 503.
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
