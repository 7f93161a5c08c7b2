/** Login at ANAF. A code is valid for a minute and an access token for 90 days. A refresh token can be used once. */
import { createHmac, randomUUID } from "node:crypto";

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
  /** Returns the page where the user chooses a certificate, or an error page. */
  authorizePage(query: URLSearchParams): { status: 200 | 400; html: string };
  /** Returns the redirect URL with an authorization code; undefined for an invalid query. */
  grant(query: URLSearchParams): string | undefined;
  exchange(authorization: string | undefined, form: URLSearchParams): TokenAnswer;
  isGood(authorization: string | undefined): boolean;
  /** Invalidates all access tokens. Refresh tokens remain valid. */
  expireAccess(): void;
  refreshes(): number;
}

export function loginAt(now: () => Date): Login {
  const codes = new Map<string, { redirect: string; until: number }>();
  const used = new Set<string>();
  let [generation, refreshes] = [0, 0];

  const pair = (): TokenAnswer => {
    const body = {
      access_token: tokenUntil("a", now().getTime() + ACCESS_DAYS * DAY_MS, generation),
      refresh_token: tokenUntil("r", now().getTime() + REFRESH_DAYS * DAY_MS, generation),
      token_type: "Bearer",
      expires_in: ACCESS_DAYS * 86_400,
    };
    return { status: 200, body };
  };
  const takeCode = (key: string) => {
    const found = codes.get(key);
    codes.delete(key);
    return found && found.until > now().getTime() ? found : undefined;
  };
  const takeRefresh = (token: string): boolean => {
    const isGood = (readToken("r", token)?.until ?? 0) > now().getTime() && !used.has(token);
    used.add(token);
    return isGood;
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
        const code = takeCode(form.get("code") ?? "");
        const isRight =
          code?.redirect === form.get("redirect_uri") && form.get("token_content_type") === "jwt";
        return code && isRight ? pair() : { status: 400, body: { error: "invalid_grant" } };
      }
      if (!takeRefresh(form.get("refresh_token") ?? ""))
        return { status: 400, body: { error: "invalid_grant" } };
      refreshes += 1;
      return pair();
    },
    isGood(authorization) {
      const token = readToken("a", authorization?.replace(/^Bearer /, "") ?? "");
      return token !== undefined && token.until > now().getTime() && token.generation >= generation;
    },
    expireAccess() {
      generation += 1;
    },
    refreshes: () => refreshes,
  };
}

function tokenOf(kind: string): string {
  return `${kind}.${randomUUID()}.${randomUUID()}`;
}

/** Tokens are signed and contain their expiry, so they remain valid after a restart. */
function tokenUntil(kind: "a" | "r", until: number, generation: number): string {
  const payload = `${kind}.${until}.${generation}.${randomUUID()}`;
  return `${payload}.${sealOf(payload)}`;
}

function readToken(kind: "a" | "r", token: string): { until: number; generation: number } | undefined {
  const at = token.lastIndexOf(".");
  const [payload, seal] = [token.slice(0, Math.max(0, at)), token.slice(at + 1)];
  const [of, until, generation] = payload.split(".");
  return seal === sealOf(payload) && of === kind
    ? { until: Number(until), generation: Number(generation) }
    : undefined;
}

function sealOf(text: string): string {
  return createHmac("sha256", ANAF_CLIENT.secret).update(text).digest("hex");
}

/** Returns why a query is invalid, if it is. ANAF redirects only to https or localhost. */
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
