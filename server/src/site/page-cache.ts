/**
 * Caches HTML pages, compressed for visitors without login or cart. For others, visitor slots are filled in.
 */
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { OWN_PRICES } from "@curat/contract/cache-tags.values";
import { readCookies } from "@curat/storefront/cookies";
import { type Found, TaggedCache } from "@curat/storefront/tagged-cache";
import { LRUCache } from "lru-cache";
import type { CutPage, OwnSlots, PageClass } from "../../../storefront/app/server.ts";
import { encodingFor, packNow } from "./compression.ts";
import { fillSlots, type PlacedPage, placeSlots } from "./page-slots.ts";
import {
  type PageRequest,
  pageRequestOf,
  asAnonymous,
  isChosen,
  isVariant,
  keyOf,
  keyOfClass,
  withCookie,
} from "./page-key.ts";

const FRESH_MS = 30_000;
const STALE_MS = 10 * 60_000;
const MAX_BYTES = 96 * 1024 * 1024;
/** Limit for page variants, of which anyone can request any number; they evict only other variants. */
const MAX_VARIANT_BYTES = 32 * 1024 * 1024;
const SLOT_BYTES = 100;
/** The cached response headers. `x-rendering` differs for each rendering. */
const CACHED_HEADERS = ["content-type", "content-security-policy", "link", "x-robots-tag"];

interface StoredPage {
  /** The page for anonymous visitors, compressed with brotli; undefined if its slots are always filled. */
  body: Uint8Array<ArrayBuffer> | undefined;
  headers: [string, string][];
  /** The page with its slot positions; undefined if it must be rendered for each visitor. */
  placed: PlacedPage | undefined;
  isChosen: boolean;
}
interface SentPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}
/** Returns the cached slot contents of the visitor with this Cookie header, if any. */
export type FindSlots = (cookie: string) => OwnSlots | undefined;
/** Loads the visitor's slot contents; undefined if the page must be rendered for this visitor. */
export type FillSlots = () => Promise<OwnSlots | undefined>;

interface RenderOptions {
  /**
   * The request to render instead: an anonymous visitor's, so that the page suits a whole class of visitors.
   */
  as?: Request;
  pageClass?: PageClass;
  onCut?: (page: CutPage) => void;
}
/** Renders the page. `madeOf` receives the cache tags of all its data, until its last byte. */
export type Render = (
  madeOf: (tags: readonly string[]) => void,
  options?: RenderOptions,
) => Promise<Response>;

const STRANGERS: PageClass = { isCustomer: false, countyId: undefined, days: "", priceView: "" };

export interface PageCache {
  /** Returns the cached page, or renders the page and caches it if allowed. */
  serve(request: Request, render: Render, fill?: FillSlots): Promise<Response>;
  /** Returns the cached page if it is fresh, with slots filled if `findSlots` recognises the visitor. */
  findFresh(request: PageRequest, findSlots?: FindSlots): SentPage | undefined;
  drop(tags: readonly string[]): void;
  counts(): { entries: number; bytes: number; tags: number };
}

/**
 * Creates a cache for HTML pages with status 200 and without Set-Cookie (architecture: Cached pages).
 * A page is fresh for 30 s. After that it is sent once more while one request renders it again.
 * If the API does not report its changes, `staleMs` must be 0.
 */
export function createPageCache({
  now,
  staleMs = STALE_MS,
}: { now?: () => number; staleMs?: number } = {}): PageCache {
  const [plain, variants] = [MAX_BYTES, MAX_VARIANT_BYTES].map(
    (maxSize) =>
      new TaggedCache<StoredPage, Response>({
        maxSize,
        sizeOf: ({ body, placed }) => 1_000 + (body?.byteLength ?? 0) + (placed ? sizeOfPlaced(placed) : 0),
        freshMs: FRESH_MS,
        staleMs,
        awayMs: 0,
        // An uncacheable page belongs to one visitor, so each waiting request renders its own.
        sharesUnkept: false,
        ...(now && { now }),
      }),
  ) as [TaggedCache<StoredPage, Response>, TaggedCache<StoredPage, Response>];
  const pagesFor = (key: string) => (isVariant(key) ? variants : plain);
  /** URLs of pages whose slots cannot be filled, so that they are not rendered anonymously first. */
  const unfilled = new LRUCache<string, true>({ max: 10_000, ttl: FRESH_MS });

  /** Returns the page of the visitor's class with filled slots; undefined if it must be rendered. */
  async function serveFilled(
    request: Request,
    render: Render,
    fill: FillSlots,
  ): Promise<Response | undefined> {
    const requested = pageRequestOf(request);
    const stranger = asAnonymous(requested);
    const strangersKey = stranger && keyOf(stranger);
    if (strangersKey === undefined || !encodingOf(requested)) return undefined;
    const cookie = requested.header("cookie") ?? "";
    const isCustomer = readCookies(cookie).token !== undefined;
    const attempt = keyOfClass(strangersKey, { ...STRANGERS, isCustomer });
    if (unfilled.has(attempt)) return undefined;
    const own = await fill();
    if (!own) return undefined;
    const { pageClass } = own;
    const key = keyOfClass(strangersKey, pageClass);
    const as = withCookie(request, stranger?.header("cookie") ?? "");
    const page = await pagesFor(key).fetch(key, () =>
      renderForCache((madeOf, { onCut } = {}) => render(madeOf, { as, pageClass, onCut }), key, pageClass),
    );
    const filled = page instanceof Response ? undefined : filledPage(page, requested, own);
    if (filled) return new Response(filled.body, { headers: filled.headers });
    // A failed rendering does not show whether slots can be filled.
    if (!(page instanceof Response && page.status >= 500)) unfilled.set(attempt, true);
    return undefined;
  }

  function getFresh(request: PageRequest, pageClass: PageClass): StoredPage | undefined {
    const strangersKey = keyOf(request);
    if (strangersKey === undefined) return undefined;
    const key = keyOfClass(strangersKey, pageClass);
    return pagesFor(key).getFresh(key);
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
      const page = takesBrotli(request) ? getFresh(request, STRANGERS) : undefined;
      if (page) return anonymousPage(page);
      const stranger = findSlots && asAnonymous(request);
      const own = stranger && findSlots(request.header("cookie") ?? "");
      const ofClass = own && getFresh(stranger, own.pageClass);
      return ofClass && filledPage(ofClass, request, own);
    },
    async serve(request, render, fill) {
      const requested = pageRequestOf(request);
      const key = takesBrotli(requested) ? keyOf(requested) : undefined;
      if (key === undefined)
        return (fill && (await serveFilled(request, render, fill))) ?? render(() => undefined);
      const page = await pagesFor(key).fetch(key, () => renderForCache(render, key, STRANGERS));
      if (page instanceof Response) return page;
      const sent = anonymousPage(page);
      return sent ? new Response(sent.body, { headers: sent.headers }) : render(() => undefined);
    },
  };
}

const compress = promisify(brotliCompress);

async function renderForCache(
  render: Render,
  key: string,
  pageClass: PageClass,
): Promise<Found<StoredPage, Response>> {
  const tags = new Set<string>(pageClass.priceView === "" ? [] : [OWN_PRICES]);
  let cut: CutPage | undefined;
  const response = await render((more) => more.forEach((tag) => tags.add(tag)), {
    onCut: (page) => (cut = page),
  });
  const isPage =
    response.status === 200 && response.headers.get("content-type")?.startsWith("text/html") === true;
  const isClosed = /\bno-store\b/.test(response.headers.get("cache-control") ?? "");
  if (!isPage || isClosed || response.headers.has("set-cookie"))
    return { keep: false, value: response, before: "stands" };
  const headers = CACHED_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  headers.push(["x-rendering", randomUUID()]);
  const placed = cut && placeSlots(cut, pageClass.isCustomer);
  const body = isStrangers(pageClass) ? await packForStrangers(response) : undefined;
  return {
    keep: true,
    value: { body, headers, placed, isChosen: isChosen(key) },
    tags: tags.size > 0 ? [...tags] : undefined,
  };
}

function isStrangers({ isCustomer, days, priceView }: PageClass): boolean {
  return !isCustomer && days === "" && priceView === "";
}

async function packForStrangers(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const html = new Uint8Array(await response.arrayBuffer());
  return new Uint8Array(await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}

function sizeOfPlaced({ html, slots }: PlacedPage): number {
  return html.byteLength + slots.length * SLOT_BYTES;
}

function takesBrotli({ header }: PageRequest): boolean {
  return /\bbr\b/.test(header("accept-encoding") ?? "");
}

function encodingOf({ header }: PageRequest) {
  return encodingFor(header("accept-encoding") ?? "");
}

/** Returns one visitor's page as private, because a proxy may cache only anonymous pages. */
function filledPage(page: StoredPage, requested: PageRequest, own: OwnSlots): SentPage | undefined {
  const { headers, placed } = page;
  const encoding = encodingOf(requested);
  if (!placed || !encoding) return undefined;
  const body = packNow(fillSlots(placed, own), encoding);
  const { pathname, search } = new URL(requested.url.replace(/^\/{2,}/, "/"), "http://shop");
  const place = own.placeLine(requested.header("cookie") ?? "", pathname.replace(/^\/{2,}/, "/") + search);
  return {
    body,
    headers: {
      ...Object.fromEntries(headers),
      ...(place !== undefined && { "set-cookie": place }),
      "content-encoding": encoding,
      "content-length": String(body.byteLength),
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie",
    },
  };
}

const sent = new WeakMap<StoredPage, SentPage>();

/** Returns the response, which is built once per page; undefined if the page's slots are always filled. */
function anonymousPage(page: StoredPage): SentPage | undefined {
  const known = sent.get(page);
  if (known || !page.body) return known;
  const made = { body: page.body, headers: headersOf(page, page.body.byteLength) };
  sent.set(page, made);
  return made;
}

function headersOf({ headers, isChosen }: StoredPage, bytes: number): Record<string, string> {
  const forCdn = !isChosen && process.env.CDN_BYPASSES_COOKIES === "1";
  return {
    ...Object.fromEntries(headers),
    "content-encoding": "br",
    "content-length": String(bytes),
    "cache-control": forCdn
      ? "public, max-age=0, s-maxage=30, stale-while-revalidate=600"
      : "private, no-cache",
    vary: "Accept-Encoding, Cookie",
  };
}
