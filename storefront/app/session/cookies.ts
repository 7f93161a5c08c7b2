/**
 * Every cookie of the storefront: its name, its attributes, how it is read and written, on the server and in the browser.
 * The server, too, knows by this table alone whose pages may be kept and who passes first.
 */

const DAY_SECONDS = 86_400;

interface Cookie {
  name: string;
  httpOnly: boolean;
  maxAgeSeconds: number;
  /** Not needed for the shop to work: written only with the consent to preferences. */
  isPreference?: true;
  /** Whose pages differ by it: a buyer's, who passes before browsers, or a visitor's. Kept pages go to neither. */
  bearer?: "buyer" | "visitor";
  /** Pages only differ by it in their slots, which the server fills (visitor-slot.tsx). */
  isOfSlots?: true;
  /** Under https the browser keeps it as `__Host-…`, so that no subdomain can set it (decision 0021). */
  isHostOnly?: true;
  /** Who has it gets another page than others: values of this look are part of a kept page's key. */
  makesPage?: RegExp;
}

/** `order` holds personal data: only its writer (order-sent) may fill it, encrypted (decisions/0020: Small conflicts). */
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
  /** Changes with each call that may change the cart: cached slots count for one version (document/kept-slots.server.ts). */
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
  /** Where a login was asked for by an act: it leads back there. */
  wayBack: { name: "wayback", httpOnly: true, maxAgeSeconds: 15 * 60, isHostOnly: true },
  order: { name: "order", httpOnly: true, maxAgeSeconds: 30 * 60, isHostOnly: true, bearer: "buyer" },
  /** The order that waits for its card, encrypted, and nothing of its buyer: as long as its goods are kept (decisions.md). */
  unpaid: { name: "unpaid", httpOnly: true, maxAgeSeconds: 60 * 60, isHostOnly: true, bearer: "buyer" },
  /** The order that a guest found at /comanda, encrypted. */
  guestOrder: {
    name: "guestorder",
    httpOnly: true,
    maxAgeSeconds: 30 * 60,
    isHostOnly: true,
    bearer: "buyer",
  },
  /** What was typed at a checkout that a guest left, or whose cart or login ended, encrypted. */
  typed: { name: "typed", httpOnly: true, maxAgeSeconds: 30 * 60, isHostOnly: true, bearer: "buyer" },
  /** The state of a social login that is on its way: it ends in the browser that began it. */
  socialState: { name: "socialstate", httpOnly: true, maxAgeSeconds: 10 * 60, isHostOnly: true },
  /** Saved address, saved company and delivery of the checkout: the server renders by them, beside the local keys. */
  choices: { name: "choices", httpOnly: true, maxAgeSeconds: 365 * DAY_SECONDS, isHostOnly: true },
  /** Products that are compared: ids with dots between them. Scripts write it, too. */
  compare: { name: "compare", httpOnly: false, maxAgeSeconds: DAY_SECONDS, bearer: "visitor" },
  /** What may be stored and loaded: ids with dots between them, such as 43.46. Scripts read it. */
  consent: { name: "consent", httpOnly: false, maxAgeSeconds: 365 * DAY_SECONDS },
  /** Names the choice in the shop's log; without it the banner asks again, with the choice preselected. */
  consentId: { name: "csvid", httpOnly: true, maxAgeSeconds: 30 * DAY_SECONDS },
} as const satisfies Record<string, Cookie>;
export type CookieKey = keyof typeof COOKIES;

/** Whom a Cookie header makes of its sender: a buyer, a visitor with pages of his own, or nobody in particular. */
export function bearerOf(header: string | null | undefined): Cookie["bearer"] {
  const bearers = new Set(cookiesOf(header).map(({ name }) => BEARERS.get(name)));
  return bearers.has("buyer") ? "buyer" : bearers.has("visitor") ? "visitor" : undefined;
}

const BEARERS = new Map(
  Object.values<Cookie>(COOKIES).map(({ name, bearer }): [string, Cookie["bearer"]] => [name, bearer]),
);

/** The header without the cookies by which only the slots of a page differ; undefined where there is none of them. */
export function withoutSlotCookies(header: string): string | undefined {
  const all = cookiesOf(header);
  const others = all.filter(({ name }) => !SLOT_COOKIES.has(name));
  if (others.length === all.length) return undefined;
  return others.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const SLOT_COOKIES = new Set(
  Object.values<Cookie>(COOKIES).flatMap(({ name, isOfSlots }) => (isOfSlots ? [name] : [])),
);

/**
 * Which pages a Cookie header asks for where it remembers how one looks at lists; "" where it says nothing of it, and
 * undefined for what we have not written.
 */
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

/** What goes on to the API in a header has to be one: anything else in these was not written by us. */
const SENT_ON: readonly CookieKey[] = ["token", "cart", "consentId"];
const HEADER_TEXT = /^[\x21-\x7e]{1,2048}$/;

/** What a Cookie header carries, ours or not, in its order. */
export const cookiesOf = readOnce((header): readonly Readonly<{ name: string; value: string }>[] =>
  header.split(";").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name: name.trim(), value: value.join("=").trim() };
  }),
);

/** Our cookies of one request; values that cannot be decoded or sent on are as good as absent. */
export const readCookies = readOnce((header): Readonly<Partial<Record<CookieKey, string>>> => {
  const found: Partial<Record<CookieKey, string>> = {};
  for (const [key, text] of sentCookies(header)) {
    const value = valueOf(key, text);
    if (value) found[key] = value;
  }
  return found;
});

/** One request asks for its cookies up to eight times, a kept page for a tenth of its time: the last header stays read. */
function readOnce<Read>(read: (header: string) => Read): (header: string | null | undefined) => Read {
  let last: { header: string; found: Read } | undefined;
  return (header) => {
    if (last?.header !== (header ?? "")) last = { header: header ?? "", found: read(header ?? "") };
    return last.found;
  };
}

/** Our cookies that hold what we cannot have written: to be deleted, else the browser brings them for months. */
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

/** A Set-Cookie line; `undefined` deletes the cookie. */
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

/** In the browser: our cookies that scripts may read, as they stand now. */
export function browserCookies(): Partial<Record<CookieKey, string>> {
  return readCookies(document.cookie);
}

/** In the browser: writes a cookie that scripts may write; `undefined` deletes it. */
export function writeCookie(key: CookieKey, value: string | undefined): void {
  document.cookie = cookieLine(key, value, location.protocol === "https:");
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined; // a cookie written by someone else
  }
}
