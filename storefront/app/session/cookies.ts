/**
 * All cookies of the storefront. The server also uses this table to decide which pages may be cached and which
 * visitors have priority under load.
 */

const DAY_SECONDS = 86_400;

interface Cookie {
  name: string;
  httpOnly: boolean;
  maxAgeSeconds: number;
  /** Not strictly necessary, so it is set only with consent to preferences. */
  isPreference?: true;
  /** Buyers have priority under load, and a visitor's pages are individual. Neither is served cached pages. */
  bearer?: "buyer" | "visitor";
  /** Affects only a page's visitor slots, which the server fills (visitor-slot.tsx). */
  isOfSlots?: true;
  /** Under https the cookie is named `__Host-…`, so that no subdomain can set it (decision 0021). */
  isHostOnly?: true;
  /** Values that match this pattern change the page, so they are part of the page cache's key. */
  makesPage?: RegExp;
}

/** `order` contains personal data, so only order-sent may set it (decisions/0020: Small conflicts). */
export const COOKIES = {
  token: {
    name: "user_token",
    httpOnly: true,
    maxAgeSeconds: 7 * DAY_SECONDS,
    bearer: "buyer",
    isOfSlots: true,
  },
  cart: {
    name: "qcartid",
    httpOnly: true,
    maxAgeSeconds: 90 * DAY_SECONDS,
    bearer: "buyer",
    isOfSlots: true,
  },
  /** Changes with each call that may change the cart (document/cached-slots.server.ts). */
  cartVersion: { name: "cartversion", httpOnly: true, maxAgeSeconds: 90 * DAY_SECONDS, isOfSlots: true },
  sort: {
    name: "sort",
    httpOnly: false,
    maxAgeSeconds: 365 * DAY_SECONDS,
    isPreference: true,
    makesPage: /^[a-z-]{1,20}$/,
  },
  density: {
    name: "density",
    httpOnly: false,
    maxAgeSeconds: 365 * DAY_SECONDS,
    isPreference: true,
    makesPage: /^[1-4]$/,
  },
  notices: { name: "notices", httpOnly: true, maxAgeSeconds: 60, isHostOnly: true, bearer: "visitor" },
  lastRoute: { name: "lastroute", httpOnly: false, maxAgeSeconds: 30 * DAY_SECONDS, isPreference: true },
  /** Page to which the visitor returns after an action required a login. */
  wayBack: { name: "wayback", httpOnly: true, maxAgeSeconds: 15 * 60, isHostOnly: true },
  order: { name: "order", httpOnly: true, maxAgeSeconds: 30 * 60, isHostOnly: true, bearer: "buyer" },
  /**
   * The unpaid card order, encrypted and without buyer data. It lasts as long as the order's stock is
   * reserved (decision 0010).
   */
  unpaid: { name: "unpaid", httpOnly: true, maxAgeSeconds: 60 * 60, isHostOnly: true, bearer: "buyer" },
  guestOrder: {
    name: "guestorder",
    httpOnly: true,
    maxAgeSeconds: 30 * 60,
    isHostOnly: true,
    bearer: "buyer",
  },
  /** Encrypted values of a checkout form that the buyer left, or whose cart or login expired. */
  typed: { name: "typed", httpOnly: true, maxAgeSeconds: 30 * 60, isHostOnly: true, bearer: "buyer" },
  /** State of a pending social login, which must finish in the browser that started it. */
  socialState: { name: "socialstate", httpOnly: true, maxAgeSeconds: 10 * 60, isHostOnly: true },
  choices: { name: "choices", httpOnly: true, maxAgeSeconds: 365 * DAY_SECONDS, isHostOnly: true },
  /** Ids of compared products, separated by dots. Scripts write it too. */
  compare: { name: "compare", httpOnly: false, maxAgeSeconds: DAY_SECONDS, bearer: "visitor" },
  /** Consent ids, separated by dots, such as 43.46. Scripts read it. */
  consent: { name: "consent", httpOnly: false, maxAgeSeconds: 365 * DAY_SECONDS },
  /**
   * Id of the choice in the consent log. When it expires, the banner is shown again with the choice
   * preselected.
   */
  consentId: { name: "csvid", httpOnly: true, maxAgeSeconds: 30 * DAY_SECONDS },
} as const satisfies Record<string, Cookie>;
export type CookieKey = keyof typeof COOKIES;

/** Returns whether a Cookie header belongs to a buyer, a visitor with individual pages, or neither. */
export function bearerOf(header: string | null | undefined): Cookie["bearer"] {
  const bearers = new Set(cookiesOf(header).map(({ name }) => BEARERS.get(name)));
  return bearers.has("buyer") ? "buyer" : bearers.has("visitor") ? "visitor" : undefined;
}

const BEARERS = new Map(
  Object.values<Cookie>(COOKIES).map(({ name, bearer }): [string, Cookie["bearer"]] => [name, bearer]),
);

/** Returns the header without cookies that only affect slots. Undefined if it contains none of them. */
export function withoutSlotCookies(header: string): string | undefined {
  const all = cookiesOf(header);
  const otherCookies = all.filter(({ name }) => !SLOT_COOKIES.has(name));
  if (otherCookies.length === all.length) return undefined;
  return otherCookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const SLOT_COOKIES = new Set(
  Object.values<Cookie>(COOKIES).flatMap(({ name, isOfSlots }) => (isOfSlots ? [name] : [])),
);

/** Returns the visitor's display choices for lists, for the cache key. Undefined if they are malformed. */
export function pageChoiceOf(header: string | null | undefined): string | undefined {
  if (!header || !PAGE_CHOICES.some(({ name }) => header.includes(name))) return "";
  const cookies = readCookies(header);
  const chosen = PAGE_CHOICES.map(({ key, looksLike }) => {
    const value = cookies[key] ?? "";
    return value === "" || looksLike.test(value) ? value : undefined;
  });
  if (chosen.includes(undefined)) return undefined;
  return chosen.some(Boolean) ? chosen.join(" ") : "";
}

const PAGE_CHOICES = Object.entries<Cookie>(COOKIES).flatMap(([key, { name, makesPage }]) =>
  makesPage ? [{ key: key as CookieKey, name, looksLike: makesPage }] : [],
);

/**
 * Cookies that are forwarded to the API as headers. Their values contain only characters that headers allow.
 */
const SENT_ON: readonly CookieKey[] = ["token", "cart", "consentId"];
const HEADER_TEXT = /^[\x21-\x7e]{1,2048}$/;

/** Parses a Cookie header into a list of its cookies. */
export const cookiesOf = readOnce((header): readonly Readonly<{ name: string; value: string }>[] =>
  header.split(";").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name: name.trim(), value: value.join("=").trim() };
  }),
);

/** Returns a request's cookies of this shop. Omits values that cannot be decoded or forwarded. */
export const readCookies = readOnce((header): Readonly<Partial<Record<CookieKey, string>>> => {
  const found: Partial<Record<CookieKey, string>> = {};
  for (const [key, text] of sentCookies(header)) {
    const value = valueOf(key, text);
    if (value) found[key] = value;
  }
  return found;
});

/**
 * Caches the last result, because a request reads its cookies up to eight times, which would take 10% of a cached
 * page's time.
 */
function readOnce<Read>(read: (header: string) => Read): (header: string | null | undefined) => Read {
  let last: { header: string; found: Read } | undefined;
  return (header) => {
    if (last?.header !== (header ?? "")) last = { header: header ?? "", found: read(header ?? "") };
    return last.found;
  };
}

export function malformedCookies(header: string | null): CookieKey[] {
  return sentCookies(header).flatMap(([key, text]) => (valueOf(key, text) === undefined ? [key] : []));
}

function sentCookies(header: string | null): [CookieKey, string][] {
  const sent = new Map(cookiesOf(header).map(({ name, value }): [string, string] => [name, value]));
  return (Object.keys(COOKIES) as CookieKey[]).flatMap((key): [CookieKey, string][] => {
    const text = sent.get(COOKIES[key].name);
    return text === undefined ? [] : [[key, text]];
  });
}

function valueOf(key: CookieKey, text: string): string | undefined {
  const value = decode(text);
  return value && SENT_ON.includes(key) && !HEADER_TEXT.test(value) ? undefined : value;
}

/** Returns a Set-Cookie line. An undefined value deletes the cookie. */
export function cookieLine(key: CookieKey, value: string | undefined, secure: boolean): string {
  const { name, httpOnly, maxAgeSeconds } = COOKIES[key];
  const parts = [
    `${name}=${encodeURIComponent(value ?? "")}`,
    "Path=/",
    `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
    "SameSite=Lax",
  ];
  if (httpOnly) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}

/** Returns the current cookies that scripts may read. Browser only. */
export function browserCookies(): Partial<Record<CookieKey, string>> {
  return readCookies(document.cookie);
}

/** Writes a cookie that scripts may write. An undefined value deletes it. Browser only. */
export function writeCookie(key: CookieKey, value: string | undefined): void {
  document.cookie = cookieLine(key, value, location.protocol === "https:");
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
