/**
 * Kept pages with hearts that are liked, for who looks at one again: cut at the slots alone, so that they weigh what everybody's
 * do. Who likes the same of what a page shows shares them; they are made aside, from the pieces of the page that is cut at
 * all of its hearts (decision 0113).
 */
import { LRUCache } from "lru-cache";
import { type PageWithHearts, type Part, sizeOfParts } from "./page-pieces.ts";
import { textOf, toPiece } from "./spliced-gzip.ts";

const MAX_BYTES = 16 * 1024 * 1024;
/** What is remembered of a page that was asked for once. */
const TRACE_BYTES = 200;

interface LikedPage {
  /** Undefined until they are made. */
  parts?: Part[];
  isBeingMade?: true;
}

/** Opens the pages of one process. */
export function createLikedPages(maxSize = MAX_BYTES) {
  const known = new LRUCache<string, LikedPage>({
    maxSize,
    sizeCalculation: ({ parts }, key) => key.length + TRACE_BYTES + (parts ? sizeOfParts(parts) : 0),
  });
  const numbers = new WeakMap<PageWithHearts, number>();
  let count = 0;

  /** A page that is rendered anew is another one; what was made of the former goes as the least used. */
  function numberOf(page: PageWithHearts): number {
    const number = numbers.get(page) ?? (count += 1);
    numbers.set(page, number);
    return number;
  }

  async function make(key: string, page: PageWithHearts, liked: readonly number[]): Promise<void> {
    known.set(key, { parts: await joinHearts(page.parts, new Set(liked)) });
  }

  return {
    /** The page in which these are liked: its own parts from the third time on, before that those that are cut at each heart. */
    find(page: PageWithHearts, liked: readonly number[]): Part[] {
      const key = `${numberOf(page)} ${liked.join(" ")}`;
      const found = known.get(key);
      if (found?.parts) return found.parts;
      if (!found) known.set(key, {});
      else if (!found.isBeingMade) {
        found.isBeingMade = true;
        // Where it can not be made the pieces stand for it.
        make(key, page, liked).catch(() => known.delete(key));
      }
      return page.parts;
    },
  };
}

/** Of this process. */
export const likedPages = createLikedPages();

/** The same page, its hearts in what stands between the slots. */
async function joinHearts(parts: readonly Part[], liked: ReadonlySet<number>): Promise<Part[]> {
  const joined: (Part | string[])[] = [];
  for (const part of parts) {
    if (typeof part === "string") joined.push(part);
    else {
      const piece = "deflated" in part ? part : liked.has(part.productId) ? part.liked : part.unliked;
      const before = joined.at(-1);
      if (Array.isArray(before)) before.push(textOf(piece));
      else joined.push([textOf(piece)]);
    }
  }
  return Promise.all(joined.map(async (part) => (Array.isArray(part) ? toPiece(part.join("")) : part)));
}
