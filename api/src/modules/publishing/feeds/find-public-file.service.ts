import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { type Feed, feedFileName, readFeedsSetting } from "./feeds.settings.ts";
import { findWritten, loadPart, recordFetch, type WrittenFile } from "./public-file.store.ts";
import { isSitemapName, SITEMAP_INDEX } from "./sitemap-files.rules.ts";

export interface FoundFile extends Omit<WrittenFile, "id" | "validUntil"> {
  isSecret: boolean;
  /** Yields the gzip parts in order. Throws if a part is missing, so that clients do not accept a truncated file. */
  parts(): AsyncGenerator<Buffer>;
}

/** Returns a file such as "sitemap/produse-1.xml" or "feed/google.xml". Secret feeds require their key. */
export async function findPublicFile(
  { db, now, log }: Pick<ApiContext, "db" | "now" | "log">,
  { name, key }: { name: string; key?: string | undefined },
): Promise<FoundFile | "unknown" | "unwritten"> {
  const feed = name.startsWith("feed/") ? await findFeed(db, name.slice("feed/".length), key) : undefined;
  if (!feed && !isSitemapName(name)) return "unknown";
  const written = await findWritten(db, feed ? feedFileName(feed) : name);
  if (written && feed)
    // Serve the feed even if the database refuses writes.
    await recordFetch(db, feedFileName(feed), now()).catch((error: unknown) =>
      log({ level: "warn", message: "The fetch of a feed was not recorded.", error }),
    );
  if (written) return found(db, written, feed?.key != null);
  // If the index is missing, the sitemap has not been written; otherwise the file does not exist.
  return feed || !(await findWritten(db, SITEMAP_INDEX)) ? "unwritten" : "unknown";
}

function found(db: Db, { id, ...file }: WrittenFile, isSecret: boolean): FoundFile {
  return {
    ...file,
    isSecret,
    async *parts() {
      let sent = 0;
      for (let position = 0; sent < file.bytes; position += 1) {
        const part = await loadPart(db, id, position);
        if (!part) throw new Error("A part of a public file is missing.");
        sent += part.byteLength;
        yield part;
      }
    },
  };
}

async function findFeed(db: Db, name: string, key: string | undefined): Promise<Feed | undefined> {
  const { feeds } = await loadSettings(db);
  return readFeedsSetting(feeds).feeds.find((feed) => feed.name === name && opens(feed, key));
}

/** Returns whether the key is the feed's. Compares hashes in constant time, so that timing does not reveal the key. */
function opens({ key }: Feed, providedKey: string | undefined): boolean {
  if (key === null) return providedKey === undefined;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(key), hash(providedKey ?? ""));
}
