/** The office's cookies, limited to its own path, so that shop pages never receive them. */

export const OFFICE_PATH = "/admin";
/** The router requests the first page's data here, outside the office's path. */
const PATHS = [OFFICE_PATH, `${OFFICE_PATH}.data`];

/** Names and lifetimes in seconds. The API decides when a session ends; the cookie is then deleted. */
const COOKIES = {
  session: { name: "staff_session", maxAgeSeconds: 12 * 3600 },
  /** Proves that this browser started an invitation. */
  invitation: { name: "office_invitation", maxAgeSeconds: 3600 },
  /** Toasts for the next page. */
  notices: { name: "office_notices", maxAgeSeconds: 60 },
} as const;
export type CookieKey = keyof typeof COOKIES;

/** A cookie value passed on to the API must be valid in a header; we never write anything else. */
const HEADER_TEXT = /^[\x21-\x7e]{1,2048}$/;

/** Returns the office's cookies of a request; values that cannot be decoded or passed on are ignored. */
export function readCookies(header: string | null): Partial<Record<CookieKey, string>> {
  const sent = new Map(
    (header ?? "").split(";").map((pair): [string, string] => {
      const [name = "", ...value] = pair.split("=");
      return [name.trim(), value.join("=").trim()];
    }),
  );
  const session = decoded(sent.get(COOKIES.session.name));
  const notices = decoded(sent.get(COOKIES.notices.name));
  const invitation = decoded(sent.get(COOKIES.invitation.name));
  return {
    ...(session !== undefined && HEADER_TEXT.test(session) && { session }),
    ...(notices !== undefined && { notices }),
    ...(invitation !== undefined && { invitation }),
  };
}

/**
 * Returns the Set-Cookie lines; `undefined` deletes the cookie. Links and forms of other sites do not send
 * it.
 */
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

function decoded(value: string | undefined): string | undefined {
  try {
    return value ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined; // Not written by us.
  }
}
