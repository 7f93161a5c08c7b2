/** A stand-in for social login providers: OpenID Connect with discovery, and Facebook's Graph API. */
import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";

interface SocialPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
}
interface Granted {
  person: SocialPerson;
  challenge: string;
  nonce: string;
  redirectUri: string;
}

export const SOCIAL_ACCOUNT = { clientId: "curat-shop", clientSecret: "a-secret-of-the-shop" };
const FACEBOOK = "/v23.0";

export interface SocialProvider {
  url: string;
  /** The person who is logged in, and whether the provider signs with an unpublished key. */
  now: { person: SocialPerson; forges: boolean };
  /** Follows the shop's authorization URL like a browser and returns the callback's parameters. */
  visit(address: string): Promise<{ code: string; state: string; callback: string }>;
  close(): void;
}

/** Starts the provider on a free port. */
export async function startSocialProvider(): Promise<SocialProvider> {
  const [published, secret] = [newKey(), newKey()];
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, SocialPerson>();
  const now: SocialProvider["now"] = { person: { sub: "nobody" }, forges: false };
  const app = new Hono();
  const server = createServer((request, response) => {
    pass(app, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is always an object.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      authorization_response_iss_parameter_supported: true,
    }),
  );
  app.get("/keys", (c) =>
    c.json({
      keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
    }),
  );
  for (const path of ["/authorize", `${FACEBOOK}/dialog/oauth`])
    app.get(path, (c) => {
      const requested = (name: string): string => c.req.query(name) ?? "";
      if (requested("client_id") !== SOCIAL_ACCOUNT.clientId || requested("code_challenge_method") !== "S256")
        return c.text("refused", 400);
      const code = randomUUID();
      const redirectUri = requested("redirect_uri");
      const granted = { challenge: requested("code_challenge"), nonce: requested("nonce"), redirectUri };
      codes.set(code, { person: { ...now.person }, ...granted });
      return c.redirect(
        `${redirectUri}?${new URLSearchParams({ code, state: requested("state") }).toString()}`,
      );
    });
  for (const path of ["/token", `${FACEBOOK}/oauth/access_token`])
    app.post(path, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const granted = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isValid =
        granted?.challenge === challenge &&
        granted.redirectUri === form.get("redirect_uri") &&
        form.get("client_secret") === SOCIAL_ACCOUNT.clientSecret;
      if (!isValid) return c.json({ error: "invalid_grant" }, 400);
      const token = randomUUID();
      tokens.set(token, granted.person);
      const answer = { access_token: token, token_type: "bearer", expires_in: 300 };
      if (path !== "/token") return c.json(answer);
      const at = Math.floor(Date.now() / 1000);
      const claims = { ...granted.person, iss: url, aud: SOCIAL_ACCOUNT.clientId, iat: at, exp: at + 300 };
      const key = now.forges ? secret : published;
      return c.json({ ...answer, id_token: signed({ ...claims, nonce: granted.nonce }, key.privateKey) });
    });
  app.get(`${FACEBOOK}/me`, (c) => {
    const person = tokens.get((c.req.header("authorization") ?? "").replace("Bearer ", ""));
    if (!person) return c.json({ error: {} }, 401);
    const { sub: id, email, given_name: first_name, family_name: last_name } = person;
    return c.json({ id, email, first_name, last_name });
  });

  return {
    url,
    now,
    visit: async (address) => {
      const response = await fetch(address, { redirect: "manual" });
      const callback = new URL(response.headers.get("location") ?? "");
      const { code = "", state = "" } = Object.fromEntries(callback.searchParams);
      return { code, state, callback: callback.origin + callback.pathname };
    },
    close: () => server.close(),
  };
}

async function pass(app: Hono, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const body = method === "GET" ? undefined : await text(request);
  const { authorization = "" } = headers;
  const requested = new Request(`http://stand-in${url}`, { method, headers: { authorization }, body });
  const answer = await app.fetch(requested);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

type Key = ReturnType<typeof newKey>;

function newKey() {
  return generateKeyPairSync("rsa", { modulusLength: 2048 });
}

function signed(claims: object, key: Key["privateKey"]): string {
  const parts = [{ alg: "RS256", kid: "1", typ: "JWT" }, claims];
  const body = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${body}.${sign("sha256", Buffer.from(body), key).toString("base64url")}`;
}
