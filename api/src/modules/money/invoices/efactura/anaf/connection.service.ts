/** A person with the certificate logs the shop in at ANAF, and the shop renews the login. (decision 0089) */
import { createHash, randomBytes } from "node:crypto";
import type { EfacturaAccount } from "../../../../../config.ts";
import type { ApiContext } from "../../../../../context.ts";
import { transaction } from "../../../../../db/database.ts";
import { seal, unseal } from "../../../../../identity/sealed.ts";
import { accountOf } from "../../../../platform/accounts/index.ts";
import { type Actor, recordChange } from "../../../../platform/changes/index.ts";
import { type AnafClient, anafClient } from "./anaf-client.ts";
import { CALL_MS } from "./anaf-http.ts";
import { type AnafResult, failed } from "./anaf-result.ts";
import { isToRenew, type Tokens } from "./anaf-tokens.ts";
import {
  type Connection,
  deleteConnection,
  endRenewing,
  findConnection,
  insertLogin,
  putConnection,
  takeLogin,
  claimRenewal,
  writeBroken,
  writeRenewed,
} from "./connection.store.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Time limit for choosing the certificate and logging in. */
const LOGIN_MS = 30 * 60_000;
/** Lifetime of ANAF's refresh tokens. */
const REFRESH_MS = 365 * 86_400_000;
/** Time for which a process claims the renewal. It is longer than the call can take. */
const RENEWING_MS = CALL_MS + 30_000;
const RECONNECT = "Conectează din nou magazinul la ANAF.";

const clients = new WeakMap<EfacturaAccount, AnafClient>();

/** Returns this process's ANAF client; undefined if the shop has no registered application. */
export function anafOf({ config, now }: Pick<ApiContext, "config" | "now">): AnafClient | undefined {
  const account = accountOf(config, "efactura");
  if (!account) return undefined;
  const client = clients.get(account) ?? anafClient(account, now);
  clients.set(account, client);
  return client;
}

function backFromAnaf({ shopUrl }: { shopUrl: string }): string {
  return `${shopUrl}/admin/e-factura/conectare`;
}

/** Starts a login and returns ANAF's login URL; undefined if the shop has no registered application. */
export async function beginLogin(shop: Shop, by: string): Promise<string | undefined> {
  const client = anafOf(shop);
  if (!client) return undefined;
  const state = randomBytes(24).toString("base64url");
  await insertLogin(shop.db, { stateHash: hashOf(state), by, at: shop.now() });
  return client.authorizeUrl({ state, redirect: backFromAnaf(shop.config) });
}

/** Completes a login. Fails with `unknown-login` if the login has expired or another person started it. */
export async function finishLogin(
  shop: Shop,
  { code, state, by, actor }: { code: string; state: string; by: string; actor: Actor },
): Promise<AnafResult<undefined> | { ok: false; kind: "unknown-login" }> {
  const client = anafOf(shop);
  const after = new Date(shop.now().getTime() - LOGIN_MS);
  if (!client || !(await takeLogin(shop.db, { stateHash: hashOf(state), by, after })))
    return { ok: false, kind: "unknown-login" };
  const came = await client.exchange(code, backFromAnaf(shop.config));
  if (!came.ok) return came;
  const at = shop.now();
  // The tokens are stored first, because ANAF issues them only once and recording the change may fail.
  await putConnection(shop.db, { ...sealed(shop, came.value, at), connectedAt: at, connectedBy: actor.name });
  await recordLogin(shop, actor, { isConnected: true });
  return { ok: true, value: undefined };
}

/** Deletes the login. Invoices then wait until the shop is connected again. */
export async function endLogin(shop: Shop, actor: Actor): Promise<void> {
  const wasConnected = await transaction(shop.db, (tx) => deleteConnection(tx));
  if (wasConnected) await recordLogin(shop, actor, { isConnected: false });
}

/** Records a login as a change of the invoice settings, where staff look for it. */
async function recordLogin(
  { db }: Shop,
  actor: Actor,
  { isConnected }: { isConnected: boolean },
): Promise<void> {
  await transaction(db, async (tx) => {
    await recordChange(tx, {
      actor,
      subject: { kind: "setting", id: "INVOICE" },
      sentence: isConnected
        ? "Magazinul a fost conectat la ANAF pentru e-Factura."
        : "Magazinul a fost deconectat de la ANAF.",
      before: { connected: !isConnected },
      after: { connected: isConnected },
      touched: [],
    });
  });
}

/**
 * Calls ANAF with the shop's token. Renews a rejected token once. Records a broken login, so that the back office
 * shows it.
 */
export async function withToken<T>(
  shop: Shop,
  request: (client: AnafClient, token: string) => Promise<AnafResult<T>>,
): Promise<AnafResult<T>> {
  const client = anafOf(shop);
  if (!client) return failed("not-sent", "Magazinul nu are o aplicație înregistrată la ANAF.");
  const token = await goodToken(shop, client);
  if (!token.ok) return token;
  const first = await request(client, token.value);
  const answer =
    first.ok || first.kind !== "denied"
      ? first
      : await retryWithNewToken(shop, client, { request, token: token.value });
  if (!answer.ok && answer.kind === "denied")
    await writeBroken(shop.db, { at: shop.now(), words: `${answer.message} ${RECONNECT}` });
  if (answer.ok) await writeBroken(shop.db, null);
  return answer;
}

async function retryWithNewToken<T>(
  shop: Shop,
  client: AnafClient,
  {
    request,
    token,
  }: { request: (client: AnafClient, token: string) => Promise<AnafResult<T>>; token: string },
): Promise<AnafResult<T>> {
  const stored = await findConnection(shop.db);
  if (!stored) return failed("denied", "Magazinul nu este conectat la ANAF.");
  const current = unseal(shop.config.sealKey, stored.accessToken);
  // `next` is set if another process has renewed the token in the meantime.
  const next = current !== token && current !== undefined ? current : undefined;
  const renewed: AnafResult<string> = next ? { ok: true, value: next } : await renew(shop, client, stored);
  return renewed.ok ? request(client, renewed.value) : renewed;
}

/** Returns a valid token. Fails if the shop is not connected, so that callers stop before they record an attempt. */
export async function goodToken(shop: Shop, client: AnafClient): Promise<AnafResult<string>> {
  const stored = await findConnection(shop.db);
  if (!stored) return failed("denied", "Magazinul nu este conectat la ANAF.");
  const token = unseal(shop.config.sealKey, stored.accessToken);
  if (token === undefined)
    return breakLogin(shop, "Cheia magazinului (SEAL_KEY) s-a schimbat după conectare.");
  return isToRenew(stored.accessUntil, shop.now()) ? renew(shop, client, stored) : { ok: true, value: token };
}

/** Renews the token. Only one process at a time may do so, because a refresh token is single-use. */
async function renew(shop: Shop, client: AnafClient, stored: Connection): Promise<AnafResult<string>> {
  const { refreshToken } = stored;
  const now = shop.now();
  const secret = unseal(shop.config.sealKey, refreshToken);
  if (secret === undefined)
    return breakLogin(shop, "Cheia magazinului (SEAL_KEY) s-a schimbat după conectare.");
  if (!(await claimRenewal(shop.db, { refreshToken, ms: RENEWING_MS })))
    return failed("busy", "Autorizarea la ANAF este în curs de reînnoire.");
  const came = await client.renew(secret);
  if (!came.ok) {
    await endRenewing(shop.db, refreshToken);
    return came.kind === "refused" ? breakLogin(shop, came.message) : came;
  }
  const next = sealed(shop, came.value, stored.connectedAt);
  await writeRenewed(shop.db, refreshToken, { ...next, at: now });
  return { ok: true, value: came.value.access };
}

async function breakLogin(shop: Shop, why: string): Promise<AnafResult<never>> {
  await writeBroken(shop.db, { at: shop.now(), words: `${why} ${RECONNECT}` });
  return failed("denied", why);
}

/**
 * Encrypts tokens. If ANAF sends no expiry, the refresh token's lifetime starts with the login with the certificate.
 */
function sealed(
  { config }: Shop,
  { access, refresh, accessUntil, refreshUntil }: Tokens,
  connectedAt: Date,
): Pick<Connection, "accessToken" | "refreshToken" | "accessUntil" | "refreshUntil"> {
  return {
    accessToken: seal(config.sealKey, access),
    refreshToken: seal(config.sealKey, refresh),
    accessUntil,
    refreshUntil: refreshUntil ?? new Date(connectedAt.getTime() + REFRESH_MS),
  };
}

function hashOf(state: string): string {
  return createHash("sha256").update(state).digest("base64url");
}
