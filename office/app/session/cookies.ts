/** The cookies' path, so that the shop's pages never receive them. */

export const OFFICE_PATH = "/admin";
/** The router requests the first page's data from a path outside the office's. */
const PATHS = [OFFICE_PATH, `${OFFICE_PATH}.data`];

/** Lifetimes are in seconds. The API decides when a session ends, and the cookie is then deleted. */
const COOKIES = {
  session: { name: "staff_session", maxAgeSeconds: 12 * 3600 },
  /** Proves that the invitation was started in this browser. */
  invitation: { name: "office_invitation", maxAgeSeconds: 3600 },
  notices: { name: "office_notices", maxAgeSeconds: 60 },
  /** Query of the order list that the person last viewed, for the links to the previous and next order. */
  orders: { name: "office_orders", maxAgeSeconds: 12 * 3600 },
  /** Paths that the person pinned to the top of the menu. */
  pins: { name: "office_pins", maxAgeSeconds: 400 * 86_400 },
} as const;
export type CookieKey = keyof typeof COOKIES;

/** Groups of the menu that the person opened. Scripts write this cookie, so it is not HttpOnly. */
const OPEN_GROUPS = "office_menu";
const OPEN_GROUPS_SECONDS = 400 * 86_400;

/** Matches values that can be passed to the API in a header. */
const HEADER_TEXT = /^[\x21-\x7e]{1,2048}$/;

/** Reads the office's cookies. Ignores values that cannot be decoded or passed on. */
export function readCookies(header: string | null): Partial<Record<CookieKey | "openGroups", string>> {
  const sent = new Map(
    (header ?? "").split(";").map((pair): [string, string] => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim(), value.join("=").trim()];
    }),
  );
  const session = decoded(sent.get(COOKIES.session.name));
  const notices = decoded(sent.get(COOKIES.notices.name));
  const invitation = decoded(sent.get(COOKIES.invitation.name));
  const pins = decoded(sent.get(COOKIES.pins.name));
  const orders = decoded(sent.get(COOKIES.orders.name));
  const openGroups = decoded(sent.get(OPEN_GROUPS));
  return {
    ...(session !== undefined && HEADER_TEXT.test(session) && { session }),
    ...(notices !== undefined && { notices }),
    ...(invitation !== undefined && { invitation }),
    ...(pins !== undefined && { pins }),
    ...(orders !== undefined && { orders }),
    ...(openGroups !== undefined && { openGroups }),
  };
}

/** Returns a cookie's Set-Cookie headers. `undefined` deletes the cookie. */
export function cookieLines(key: CookieKey, value: string | undefined, isSecure: boolean): string[] {
  const { name, maxAgeSeconds } = COOKIES[key];
  return PATHS.map((path) => {
    const parts = [
      `${name}=${encodeURIComponent(value ?? "")}`,
      `Path=${path}`,
      `Max-Age=${value === undefined ? 0 : maxAgeSeconds}`,
      "SameSite=Strict",
      "HttpOnly",
    ];
    if (isSecure) parts.push("Secure");
    return parts.join("; ");
  });
}

/** Returns the cookie strings for `document.cookie` that store which groups of the menu are open. */
export function openGroupsCookies(keys: readonly string[]): string[] {
  return PATHS.map(
    (path) =>
      `${OPEN_GROUPS}=${keys.join(".")}; Path=${path}; Max-Age=${OPEN_GROUPS_SECONDS}; SameSite=Strict`,
  );
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
