/** Pages for visitors of whom nothing is known: rendered once, kept compressed, sent as they are. */
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { bearerOf, COOKIES, cookiesOf, pageChoiceOf, readCookies } from "@curat/storefront/cookies";
import { type Found, TaggedCache } from "@curat/storefront/tagged-cache";
import { LRUCache } from "lru-cache";
import type { OwnSlots, PageClass } from "../../../storefront/app/server.ts";
import { asStranger, compressBetween, fillPage, type Slots, strangersCookie } from "./filled-pages.ts";
import { type Pieces, sizeOfPieces } from "./page-pieces.ts";

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 48 * 1024 * 1024;
/** For pages that a visitor can make any number of: whoever does throws out the like of them alone. */
const MAX_VARIANT_BYTES = 16 * 1024 * 1024;
/** Query keys that make another page, and how their values look; any other address is rendered each time. */
const KNOWN_VALUES = new Map([
  ["filters", /^[\p{L}\p{N}_:,.+ -]{1,200}$/u],
  ["price", /^\d{1,7}(?:\.\d{1,2})?-(?:\d{1,7}(?:\.\d{1,2})?)?$/],
  ["sort", /^[a-z-]{1,20}$/],
  ["page", /^[1-9]\d{0,3}$/],
]);
/** The cookie that may be there, the id of a choice about cookies: without it the page carries the banner. */
const CONSENT_ID = { cookie: COOKIES.consentId.name, looksLike: /^[\w-]{1,64}$/ };
/** Beside `x-rendering`, which tells one rendering from the next. */
const KEPT_HEADERS = ["content-type", "content-security-policy", "link", "x-robots-tag"];

/** What of a request decides on its page. */
interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  header(name: "accept-encoding" | "authorization" | "cookie"): string | null | undefined;
}

interface StoredPage {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  /** The same page between its slots; absent where it has to be rendered for each visitor. */
  pieces?: Pieces | undefined;
  /** It is what the visitor chose, who says so in a cookie. */
  isChosen: boolean;
}
interface SentPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}
/** What stands in the slots for the visitor with this Cookie header, where it is known without asking. */
export type FindSlots = (cookie: string) => OwnSlots | undefined;
/**
 * Renders the page; `madeOf` hears of the cache tags of all that it is made of, until its last byte. A page that is kept for
 * others, too, is rendered for the request `as` a stranger sends it, for all of one class.
 */
export type Render = (
  madeOf: (tags: readonly string[]) => void,
  of?: { as?: Request; pageClass?: PageClass },
) => Promise<Response>;

/** Of a stranger, to whom is promised what is promised everywhere. */
const STRANGERS: PageClass = { isCustomer: false, countyId: undefined, days: "" };

export interface PageCache {
  /** Answers the request with the kept page, or renders it and keeps it when it may be kept. */
  serve(request: Request, render: Render, slots?: Slots): Promise<Response>;
  /** The kept page while it is fresh, for who can send it without a Response; filled where `findSlots` knows who asks. */
  findFresh(request: Asked, findSlots?: FindSlots): SentPage | undefined;
  /** Forgets the pages that are made of something that was touched. */
  drop(tags: readonly string[]): void;
  /** What is kept now: pages, the bytes that count for them, and tags by which they are found. */
  counts(): { entries: number; bytes: number; tags: number };
}

/**
 * Keeps HTML pages answered with 200 and without Set-Cookie (architecture: How one page travels). A page is fresh for
 * 30 s; after that it is sent once more while one request renders it anew. Before an API that tells nobody of its
 * changes `staleMs` is 0.
 */
export function createPageCache({
  now,
  staleMs = STALE_MS,
}: { now?: () => number; staleMs?: number } = {}): PageCache {
  const [plain, variants] = [MAX_BYTES, MAX_VARIANT_BYTES].map(
    (maxSize) =>
      new TaggedCache<StoredPage, Response>({
        maxSize,
        sizeOf: ({ body, pieces }) => body.byteLength + 1_000 + (pieces ? sizeOfPieces(pieces) : 0),
        freshMs: FRESH_MS,
        staleMs,
        awayMs: 0,
        // What may not be kept is nobody else's either: whoever waited for it has his own.
        sharesUnkept: false,
        ...(now && { now }),
      }),
  ) as [TaggedCache<StoredPage, Response>, TaggedCache<StoredPage, Response>];
  const pagesFor = (key: string) => (isVariant(key) ? variants : plain);
  /** Pages that can not be filled: they are not rendered twice, for a stranger and then for who asks. */
  const unfilled = new LRUCache<string, true>({ max: 10_000, ttl: FRESH_MS });

  /** The kept page of his class with the visitor's own parts in it; undefined where his page has to be rendered. */
  async function serveFilled(request: Request, render: Render, slots: Slots): Promise<Response | undefined> {
    const stranger = asStranger(request);
    const strangersKey = stranger && keyOf(stranger);
    if (strangersKey === undefined) return undefined;
    const cookie = request.headers.get("cookie") ?? "";
    const asked = `${strangersKey}${readCookies(cookie).token === undefined ? "" : CUSTOMERS}`;
    if (unfilled.has(asked)) return undefined;
    const own = await slots.fill();
    if (!own) return undefined;
    const { pageClass } = own;
    const key = keyOfClass(strangersKey, pageClass);
    const page = await pagesFor(key).fetch(key, () =>
      renderToKeep((madeOf) => render(madeOf, { as: stranger, pageClass }), { key, pageClass, slots }),
    );
    if (page instanceof Response || !page.pieces) {
      // What could not be answered now says nothing of the page.
      if (!(page instanceof Response && page.status >= 500)) unfilled.set(asked, true);
      return undefined;
    }
    const { body, headers } = filledPage(page, page.pieces, own, placeLineOf(own, cookie, request.url));
    return new Response(body, { headers });
  }

  function getFresh(request: Asked, pageClass = STRANGERS): StoredPage | undefined {
    const strangersKey = keyOfParts(request);
    if (strangersKey === undefined) return undefined;
    const key = keyOfClass(strangersKey, pageClass);
    return pagesFor(key).getFresh(key);
  }

  function findFilled(request: Asked, findSlots: FindSlots): SentPage | undefined {
    const cookie = strangersCookie(request.header);
    const sentCookie = request.header("cookie") ?? "";
    const own = cookie === undefined ? undefined : findSlots(sentCookie);
    if (!own) return undefined;
    const header: Asked["header"] = (name) => (name === "cookie" ? cookie : request.header(name));
    const page = getFresh({ ...request, header }, own.pageClass);
    return page?.pieces && filledPage(page, page.pieces, own, placeLineOf(own, sentCookie, request.url));
  }

  return {
    drop(tags) {
      plain.drop(tags);
      variants.drop(tags);
    },
    counts() {
      const [one, other] = [plain.counts, variants.counts];
      return {
        entries: one.entries + other.entries,
        bytes: plain.size + variants.size,
        tags: one.tags + other.tags,
      };
    },
    findFresh(request, findSlots) {
      const kept = getFresh(request);
      if (kept) return { body: kept.body, headers: sentHeaders(kept) };
      return findSlots && findFilled(request, findSlots);
    },
    async serve(request, render, slots) {
      const key = keyOf(request);
      if (key === undefined)
        return (slots && (await serveFilled(request, render, slots))) ?? render(() => undefined);
      const page = await pagesFor(key).fetch(key, () =>
        renderToKeep(render, { key, pageClass: STRANGERS, slots }),
      );
      return page instanceof Response ? page : send(page);
    },
  };
}

/** The page's key; undefined where the request is no plain reading of a known page by an unknown visitor. */
export function keyOf(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  const header: Asked["header"] = (name) => request.headers.get(name);
  return keyOfParts({ method: request.method, url: pathname + search, header });
}

function keyOfParts({ method, url, header }: Asked): string | undefined {
  if (method !== "GET" || !/\bbr\b/.test(header("accept-encoding") ?? "")) return undefined;
  const [pathname = "", ...afterMark] = url.split("?");
  if (pathname.endsWith(".data") || typeof header("authorization") === "string") return undefined;
  // Nobody's: each way to a social login, and the choice about cookies, is one visitor's own.
  if (/^\/(?:account|cookie)(?:\/|$)/.test(asRouted(pathname))) return undefined;
  if (bearerOf(header("cookie")) !== undefined) return undefined;
  const [choice, ...more] = cookiesOf(header("cookie")).filter(({ name }) => name === CONSENT_ID.cookie);
  // An empty or second one may read as none: the page with the banner would go to all who have chosen.
  if (more.length > 0 || (choice && !CONSENT_ID.looksLike.test(choice.value))) return undefined;
  const query = knownQuery(afterMark.join("?"));
  if (query === undefined || pathname.length + query.length > 500) return undefined;
  const chosen = pageChoiceOf(header("cookie"));
  if (chosen === undefined) return undefined;
  return `${choice ? "c" : "-"}${pathname}?${query}${chosen && ` ${chosen}`}`;
}

/** In one order, however it is written; undefined where it says something that makes no page of its own. */
function knownQuery(written: string): string | undefined {
  if (written === "") return "";
  const asked = [...new URLSearchParams(written)];
  if (!asked.every(([name, value]) => KNOWN_VALUES.get(name)?.test(value))) return undefined;
  return String(new URLSearchParams(asked.sort(([one], [other]) => one.localeCompare(other))));
}

/** The key of the page as it is for a class of visitors; that of strangers is the page's own. No address has a blank. */
function keyOfClass(key: string, { isCustomer, days }: PageClass): string {
  return `${key}${days && ` ${days}`}${isCustomer ? CUSTOMERS : ""}`;
}

const CUSTOMERS = " customer";

/** The line that comes with his page, of a path and query as the storefront sees it. */
function placeLineOf(own: OwnSlots, cookie: string, url: string): string | undefined {
  const { pathname, search } = new URL(url.replace(/^\/{2,}/, "/"), "http://shop");
  return own.placeLine(cookie, pathname.replace(/^\/{2,}/, "/") + search);
}

/** As most addresses are spelled: nothing of it has another spelling. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)*\/?$/;

/** The path as the router compares it: decoded, without regard to case and to slashes that follow each other. */
export function asRouted(pathname: string): string {
  if (PLAIN_PATH.test(pathname)) return pathname;
  const folded = (path: string): string => path.replaceAll(/\/{2,}/g, "/").toLowerCase();
  try {
    return folded(decodeURIComponent(pathname));
  } catch {
    return folded(pathname);
  }
}

/** Any of the pages of one list, or another spelling of one address. */
function isVariant(key: string): boolean {
  const [pathname = "", query = ""] = key.slice(1).replace(CUSTOMERS, "").split("?");
  return query !== "" || pathname !== asRouted(pathname) || /\/(?:filtre|pag-\d+)(?:\/|$)/.test(pathname);
}

const compress = promisify(brotliCompress);

async function renderToKeep(
  render: Render,
  { key, pageClass, slots }: { key: string; pageClass: PageClass; slots: Slots | undefined },
): Promise<Found<StoredPage, Response>> {
  const tags = new Set<string>();
  const response = await render((more) => more.forEach((tag) => tags.add(tag)));
  const isPage =
    response.status === 200 && response.headers.get("content-type")?.startsWith("text/html") === true;
  const isClosed = /\bno-store\b/.test(response.headers.get("cache-control") ?? "");
  if (!isPage || isClosed || response.headers.has("set-cookie"))
    return { keep: false, value: response, before: "stands" };
  const html = new Uint8Array(await response.arrayBuffer());
  const body = new Uint8Array(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  headers.push(["x-rendering", randomUUID()]);
  const cut = await slots?.cut(Buffer.from(html).toString(), pageClass.isCustomer);
  const pieces = cut && (await compressBetween(cut));
  return {
    keep: true,
    value: { body, headers, pieces, isChosen: key.includes(" ") },
    tags: tags.size > 0 ? [...tags] : undefined,
  };
}

function send(page: StoredPage): Response {
  return new Response(page.body, { headers: sentHeaders(page) });
}

/** One visitor's, whoever else may keep pages: a proxy takes the stranger's page alone. */
function filledPage(
  { headers }: StoredPage,
  pieces: Pieces,
  own: OwnSlots,
  placeLine: string | undefined,
): SentPage {
  const body = fillPage(pieces, own);
  return {
    body,
    headers: {
      ...Object.fromEntries(headers),
      ...(placeLine !== undefined && { "set-cookie": placeLine }),
      "content-encoding": "gzip",
      "content-length": String(body.byteLength),
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie",
    },
  };
}

const sent = new WeakMap<Uint8Array, Record<string, string>>();

/** Written once a page, not once a visitor. */
function sentHeaders(page: StoredPage): Record<string, string> {
  const known = sent.get(page.body);
  if (known) return known;
  const written = headersOf(page);
  sent.set(page.body, written);
  return written;
}

function headersOf({ body, headers, isChosen }: StoredPage): Record<string, string> {
  const forCdn = !isChosen && process.env.CDN_BYPASSES_COOKIES === "1";
  return {
    ...Object.fromEntries(headers),
    "content-encoding": "br",
    "content-length": String(body.byteLength),
    "cache-control": forCdn
      ? "public, max-age=0, s-maxage=30, stale-while-revalidate=600"
      : "private, no-cache",
    vary: "Accept-Encoding, Cookie",
  };
}
