/** The office's cookies: for its own path alone, so that no page of the shop ever sees one. */

export const OFFICE_PATH = "/admin";
/** Of the first page the router asks the data here, which is not below the office's path. */
const PATHS = [OFFICE_PATH, `${OFFICE_PATH}.data`];

/** Names and lives in seconds. The session's end is the API's to say; the cookie goes with it. */
const COOKIES = {
  session: { name: "staff_session", maxAgeSeconds: 12 * 3600 },
  /** What a browser proves with that it began an invitation. */
  invitation: { name: "office_invitation", maxAgeSeconds: 3600 },
  /** What is to be said on the next page. */
  notices: { name: "office_notices", maxAgeSeconds: 60 },
} as const;
export type CookieKey = keyof typeof COOKIES;

/** What goes on to the API in a header has to be one: anything else was not written by us. */
const HEADER_TEXT = /^[\x21-\x7e]{1,2048}$/;

/** Our cookies of one request; what can not be decoded or sent on is as good as absent. */
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

/** The Set-Cookie lines; `undefined` deletes the cookie. No other site's link or form brings it along. */
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
    return undefined; // written by someone else
  }
}
