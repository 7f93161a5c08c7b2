/** ANAF's login: a code for a minute, an access token for 90 days, and a refresh token that is good once. */
import { randomUUID } from "node:crypto";

/** The one program that the stand-in knows. */
export const ANAF_CLIENT = { id: "curat-demo", secret: "numai-pentru-proba" } as const;

const CODE_MS = 60_000;
const DAY_MS = 86_400_000;
const ACCESS_DAYS = 90;
const REFRESH_DAYS = 365;

export interface TokenAnswer {
  status: 200 | 400 | 401;
  body: object;
}

export interface Login {
  /** The page on which a person chooses a certificate, or why there is none. */
  authorizePage(query: URLSearchParams): { status: 200 | 400; html: string };
  /** Where the browser goes with a code, after the certificate was chosen. */
  grant(query: URLSearchParams): string | undefined;
  /** Exchanges a code or a refresh token. */
  exchange(authorization: string | undefined, form: URLSearchParams): TokenAnswer;
  isGood(authorization: string | undefined): boolean;
  /** Ends every access token before its time; refresh tokens stay. */
  expireAccess(): void;
  /** How often a refresh token was changed. */
  refreshes(): number;
}

export function loginAt(now: () => Date): Login {
  const codes = new Map<string, { redirect: string; until: number }>();
  const access = new Map<string, number>();
  const refresh = new Map<string, { until: number }>();
  let refreshes = 0;

  const pair = (): TokenAnswer => {
    const [accessToken, refreshToken] = [tokenOf("a"), tokenOf("r")];
    access.set(accessToken, now().getTime() + ACCESS_DAYS * DAY_MS);
    refresh.set(refreshToken, { until: now().getTime() + REFRESH_DAYS * DAY_MS });
    const body = {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: "Bearer",
      expires_in: ACCESS_DAYS * 86_400,
    };
    return { status: 200, body };
  };
  /** What is used once: gone afterwards, and good only before its end. */
  const take = <Kept extends { until: number }>(kept: Map<string, Kept>, key: string): Kept | undefined => {
    const found = kept.get(key);
    kept.delete(key);
    return found && found.until > now().getTime() ? found : undefined;
  };

  return {
    authorizePage(query) {
      const problem = problemOf(query);
      if (problem) return { status: 400, html: page(`<p>${problem}</p>`) };
      const chosen = `/stand-in/certificat?${query}`.replaceAll("&", "&amp;");
      return {
        status: 200,
        html: page(
          `<p>Alege certificatul cu care intri în SPV.</p><p><a href="${chosen}">Certificat de probă</a></p>`,
        ),
      };
    },
    grant(query) {
      if (problemOf(query)) return undefined;
      const redirect = query.get("redirect_uri") ?? "";
      const code = tokenOf("c");
      codes.set(code, { redirect, until: now().getTime() + CODE_MS });
      const back = new URL(redirect);
      back.searchParams.set("code", code);
      const state = query.get("state");
      if (state) back.searchParams.set("state", state);
      return back.href;
    },
    exchange(authorization, form) {
      const basic = Buffer.from(`${ANAF_CLIENT.id}:${ANAF_CLIENT.secret}`).toString("base64");
      if (authorization !== `Basic ${basic}`) return { status: 401, body: { error: "invalid_client" } };
      if (form.get("grant_type") === "authorization_code") {
        const code = take(codes, form.get("code") ?? "");
        const isRight =
          code?.redirect === form.get("redirect_uri") && form.get("token_content_type") === "jwt";
        return code && isRight ? pair() : { status: 400, body: { error: "invalid_grant" } };
      }
      if (!take(refresh, form.get("refresh_token") ?? ""))
        return { status: 400, body: { error: "invalid_grant" } };
      refreshes += 1;
      return pair();
    },
    isGood: (authorization) =>
      (access.get(authorization?.replace(/^Bearer /, "") ?? "") ?? 0) > now().getTime(),
    expireAccess: () => access.clear(),
    refreshes: () => refreshes,
  };
}

function tokenOf(kind: string): string {
  return `${kind}.${randomUUID()}.${randomUUID()}`;
}

/** ANAF takes back to https alone, and to this machine. */
function problemOf(query: URLSearchParams): string | undefined {
  if (query.get("client_id") !== ANAF_CLIENT.id) return "Aplicația nu este înregistrată.";
  if (query.get("response_type") !== "code" || query.get("token_content_type") !== "jwt")
    return "Cererea nu este completă.";
  const redirect = URL.parse(query.get("redirect_uri") ?? "");
  const isHere = redirect && ["localhost", "127.0.0.1"].includes(redirect.hostname);
  return redirect?.protocol === "https:" || (isHere && redirect.protocol === "http:")
    ? undefined
    : "Adresa de întoarcere începe cu https.";
}

function page(content: string): string {
  return `<!doctype html><html lang="ro"><title>Autentificare de probă</title><h1>Autentificare</h1>${content}</html>`;
}
