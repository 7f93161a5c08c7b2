/** Login through providers. A verified email identifies an existing account (decisions/0021: Accounts and privacy). */
import { createHash } from "node:crypto";
import * as openid from "openid-client";
import { SOCIAL_NAMES, type SocialProvider } from "@curat/contract/social.values";
import type { SocialAccount } from "../../../../config.ts";
import type { ApiContext } from "../../../../context.ts";
import { type Tx, transaction } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { enter, type Entered, type Refused, refused, TOO_MANY, type Visitor } from "../customers.service.ts";
import {
  findCredentials,
  findCredentialsOf,
  insertCustomer,
  lockEntering,
  lockWithPassword,
} from "../customers.store.ts";
import { endSessionsOf } from "../../../platform/sessions/index.ts";
import { noteFailedLogin, noteLogin, tryLogin } from "../../../platform/attempts/index.ts";
import { isPasswordOf } from "../../../../identity/legacy-hash.ts";
import { proveEmail } from "../email-proof.store.ts";
import { type Person, PROVIDERS, UNVOUCHED } from "./providers.ts";
import {
  deleteAttempt,
  deleteIdentities,
  findLinked,
  findWaiting,
  insertAttempt,
  insertIdentity,
  savePendingIdentity,
  useAttempt,
} from "./social.store.ts";
import { enteringTexts, socialTexts } from "../texts.ts";

const ATTEMPT_MS = 10 * 60_000;

export interface Chosen {
  provider: SocialProvider;
  account: SocialAccount;
}
type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;
interface Returned {
  code: string;
  state: string;
  password?: string | undefined;
}

/** Returns the URL of the provider's login page; undefined if the provider is unreachable. */
export async function startSocial(shop: Shop, { provider, account }: Chosen): Promise<string | undefined> {
  const { scope, parameters, configure } = PROVIDERS[provider];
  const config = await configure(account).catch((error: unknown) => complain(shop, provider, error));
  if (!config) return undefined;
  const verifier = openid.randomPKCECodeVerifier();
  const [state, nonce] = [openid.randomState(), openid.randomNonce()];
  const now = shop.now();
  const expiresAt = new Date(now.getTime() + ATTEMPT_MS);
  await insertAttempt(shop.db, { stateHash: hashOf(state), provider, verifier, nonce, now, expiresAt });
  const url = openid.buildAuthorizationUrl(config, {
    ...parameters,
    redirect_uri: callbackOf(shop, provider),
    response_type: "code",
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return url.href;
}

/** Opens a session for a visitor who returns from a provider. Creates an account if they have none. */
export async function finishSocial(
  shop: Shop,
  chosen: Chosen,
  { returned, ...visitor }: Visitor & { returned: Returned },
): Promise<Entered> {
  const stateHash = hashOf(returned.state);
  const input = { stateHash, provider: chosen.provider, now: shop.now() };
  const waiting = await findWaiting(shop.db, input);
  if (waiting) return linkByPassword(shop, chosen, { ...waiting, ...visitor, ...returned, stateHash });
  const attempt = await useAttempt(shop.db, input);
  if (!attempt) return refused({ state: [socialTexts.over] });
  const person = await fetchPerson(shop, chosen, { ...returned, ...attempt });
  if (!person) return refused({ code: [socialTexts.failed(SOCIAL_NAMES[chosen.provider])] });
  const identity = { provider: chosen.provider, subject: person.subject };
  const linked = await findLinked(shop.db, identity);
  const { cartToken: guestToken, userAgent } = visitor;
  if (linked !== undefined)
    return transaction(shop.db, async (tx) => {
      await lockEntering(tx, linked);
      // Another request may have removed the identity before the row was locked.
      if ((await findLinked(tx, identity)) !== linked) return refused({ state: [socialTexts.over] });
      return enter(tx, { customerId: linked, guestToken, userAgent, now: input.now });
    });
  const { email } = person;
  if (email === undefined) return refused({ email: [socialTexts.unverified(SOCIAL_NAMES[chosen.provider])] });
  return enterByEmail(shop, chosen, { person, email, guestToken, userAgent, stateHash });
}

interface Arrived extends Pick<Visitor, "userAgent"> {
  person: Person;
  email: string;
  guestToken: string | undefined;
  stateHash: Buffer;
}

async function enterByEmail(
  { db, now: clock }: Shop,
  { provider }: Chosen,
  { person, email, guestToken, userAgent, stateHash }: Arrived,
): Promise<Entered> {
  const now = clock();
  const { subject } = person;
  const known = await findCredentials(db, email);
  if (known?.lockedAt) return refused({ email: [enteringTexts.locked] });
  if (known && known.passwordHash !== null) {
    await savePendingIdentity(db, stateHash, { subject, customerId: known.id });
    return requestPassword(provider, email);
  }
  // Only the account's password proves that the visitor owns the address. Visitors without one can set it through an
  // emailed link.
  if (known && !PROVIDERS[provider].vouches) return refused({ email: [socialTexts.needsPassword(email)] });
  return transaction(db, async (tx) => {
    // An account without a password was also created through a provider, so a verified email is enough.
    if (known && !(await lockWithPassword(tx, known))) return refused({ state: [socialTexts.over] });
    if (known) await revokeUnverifiedLogins(tx, known.id);
    const customerId = known?.id ?? (await insertCustomer(tx, newCustomer(person, email), now));
    if (customerId === undefined) return refused({ state: [socialTexts.over] });
    if (!known) await enqueue(tx, "customer_created_mail", { customerId }, `customer-created:${customerId}`);
    await insertIdentity(tx, { provider, subject }, { customerId, now });
    if (PROVIDERS[provider].vouches) await proveEmail(tx, customerId, now);
    return enter(tx, { customerId, guestToken, userAgent, now });
  });
}

async function revokeUnverifiedLogins(tx: Tx, customerId: number): Promise<void> {
  if ((await deleteIdentities(tx, customerId, UNVOUCHED)) > 0) await endSessionsOf(tx, customerId);
}

interface Linking extends Visitor, Returned {
  subject: string;
  customerId: number;
  stateHash: Buffer;
}

/** Links an identity if the visitor enters the account's password. Wrong passwords count like failed logins. */
async function linkByPassword(shop: Shop, { provider }: Chosen, linking: Linking): Promise<Entered> {
  const { subject, customerId, stateHash, password } = linking;
  const { db } = shop;
  const now = shop.now();
  const customer = await findCredentialsOf(db, customerId);
  if (!customer) return refused({ state: [socialTexts.over] });
  if (password === undefined) return requestPassword(provider, customer.email);
  const attempt = { email: customer.email, visitor: linking.visitor, now };
  // The provider has already verified the email, so a login link would prove nothing more.
  if ((await tryLogin(shop, attempt)) === "too-many") return TOO_MANY;
  if (!(await isPasswordOf(customer.passwordHash, password))) {
    noteFailedLogin(shop, attempt);
    return refused({ password: [socialTexts.wrongPassword] });
  }
  if (customer.lockedAt) return refused({ password: [enteringTexts.locked] });
  return transaction(db, async (tx) => {
    if (!(await lockWithPassword(tx, customer))) return refused({ password: [socialTexts.wrongPassword] });
    if (!(await deleteAttempt(tx, stateHash))) return refused({ state: [socialTexts.over] });
    await noteLogin({ db: tx }, attempt);
    if (PROVIDERS[provider].vouches) {
      await revokeUnverifiedLogins(tx, customerId);
      await proveEmail(tx, customerId, now);
    }
    await insertIdentity(tx, { provider, subject }, { customerId, now });
    return enter(tx, { customerId, guestToken: linking.cartToken, userAgent: linking.userAgent, now });
  });
}

/**
 * Returns the person who logged in at the provider; undefined if the provider rejects the code or its response is
 * invalid.
 */
async function fetchPerson(
  shop: Shop,
  { provider, account }: Chosen,
  { code, state, verifier, nonce }: Returned & { verifier: string; nonce: string },
): Promise<Person | undefined> {
  const { configure, isOpenId, personOf } = PROVIDERS[provider];
  const address = new URL(callbackOf(shop, provider));
  address.search = new URLSearchParams({ code, state }).toString();
  try {
    const config = await configure(account);
    const tokens = await openid.authorizationCodeGrant(config, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {}),
    });
    return await personOf(tokens, config, account);
  } catch (error) {
    return complain(shop, provider, error);
  }
}

function complain({ log }: Shop, provider: SocialProvider, error: unknown): undefined {
  log({
    level: "warn",
    message: "A social login was not confirmed by its provider.",
    provider,
    error,
  });
}

/** Returns a new customer. Apple's token has no name, so the account is then named after the email. */
function newCustomer({ firstName, lastName }: Person, email: string) {
  const [name = email] = email.split("@");
  return { firstName: firstName || name, lastName, email, phone: "", passwordHash: null };
}

function requestPassword(provider: SocialProvider, email: string): Refused {
  return refused({ password: [socialTexts.link(email, SOCIAL_NAMES[provider])] });
}

/**
 * Returns the callback URL. It must be the same in the provider's console, at the start of the login and in the code
 * exchange (C-013).
 */
function callbackOf({ config }: Shop, provider: SocialProvider): string {
  return `${config.shopUrl}/account/login/${provider}/callback`;
}

function hashOf(state: string): Buffer {
  return createHash("sha256").update(state).digest();
}
