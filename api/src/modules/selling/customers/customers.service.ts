import type { LoginBody, RegisterBody } from "@curat/contract/customers";
import type { FieldErrors } from "@curat/contract/envelope";
import { PASSWORD_TEXTS } from "@curat/contract/customers.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { randomId } from "../../../identity/random-id.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { mergeGuestCart } from "../cart/index.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { addNewsletterRequest } from "../newsletter/index.ts";
import { type Customer, endSession, endSessionsOf, openSession } from "../../platform/sessions/index.ts";
import { changedOf, customerActor, personChange } from "./customer-changes.ts";
import {
  findCredentials,
  findCredentialsOf,
  findPerson,
  insertCustomer,
  lockEntering,
  lockWithPassword,
  updatePassword,
  updatePerson,
} from "./customers.store.ts";
import { noteFailedLogin, noteLogin, tryLogin } from "../../platform/attempts/index.ts";
import { findWithPassword } from "./password-login.ts";
import { sendLoginLink } from "./login-link.ts";
import { isPasswordOf } from "../../../identity/legacy-hash.ts";
import { hashPassword } from "../../../identity/password.ts";
import { isGuessable } from "../../../identity/password-rules.ts";
import { enteringTexts, passwordTexts } from "./texts.ts";

type Shop = Pick<ApiContext, "db" | "now" | "log">;
export type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type Entered = { ok: true; token: string; cartToken: string | undefined } | Refused | TooMany;
export type TooMany = { ok: false; error: "too-many" };

export interface Visitor {
  visitor: string;
  cartToken: string | undefined;
  userAgent: string | undefined;
}

export const TOO_MANY: TooMany = { ok: false, error: "too-many" };

export function refused(errors: FieldErrors): Refused {
  return { ok: false, error: "refused", errors };
}

/**
 * Opens a session. To prevent account enumeration, an unknown email and a wrong password get the same message after
 * the same time.
 */
export async function login(
  { db, now, log }: Shop,
  { email, password }: LoginBody,
  { visitor, cartToken, userAgent, token }: Visitor & { token?: string | undefined },
): Promise<Entered> {
  const at = now();
  const attempt = { email, visitor, now: at };
  const tried = await tryLogin({ db, log }, attempt);
  if (tried === "too-many") return TOO_MANY;
  if (tried === "link") {
    await sendLoginLink({ db, now }, email);
    return refused({ email: [enteringTexts.linkSent] });
  }
  const customer = await findWithPassword(db, email, password);
  if (!customer) {
    noteFailedLogin({ log }, attempt);
    return refused({ email: [enteringTexts.wrong] });
  }
  return transaction(db, async (tx) => {
    if (!(await lockWithPassword(tx, customer))) return refused({ email: [enteringTexts.wrong] });
    await noteLogin({ db: tx }, attempt);
    if (token !== undefined) await endSession(tx, token);
    return enter(tx, { customerId: customer.id, guestToken: cartToken, userAgent, now: at });
  });
}

/** Creates an account and its first session, and enqueues the welcome email. */
export async function register(
  { db, now }: Shop,
  body: RegisterBody,
  { cartToken, userAgent }: Omit<Visitor, "visitor">,
): Promise<Entered> {
  const { email, password, firstname: firstName, lastname: lastName, phone } = body;
  if (isGuessable(password, email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  if (await findCredentials(db, email)) return refused({ email: [enteringTexts.knownEmail] });
  const customer = { firstName, lastName, email, phone, passwordHash: await hashPassword(password) };
  const at = now();
  return transaction(db, async (tx) => {
    const id = await insertCustomer(tx, customer, at);
    if (id === undefined) return refused({ email: [enteringTexts.knownEmail] });
    await enqueue(tx, "customer_created_mail", { customerId: id }, `customer-created:${id}`);
    if (body.subscribe) await addNewsletterRequest(tx, email, at);
    return enter(tx, { customerId: id, guestToken: cartToken, userAgent, now: at });
  });
}

interface Entering extends Pick<Visitor, "userAgent"> {
  customerId: number;
  guestToken: string | undefined;
  now: Date;
}

/**
 * Opens a session and merges the guest's cart into the customer's. The row lock ensures that a customer who is
 * blocked or erased concurrently has no session afterwards.
 */
export async function enter(tx: Tx, { customerId, guestToken, userAgent, now }: Entering): Promise<Entered> {
  const current = await lockEntering(tx, customerId);
  if (current !== "open")
    return refused({ email: [current === "locked" ? enteringTexts.locked : enteringTexts.wrong] });
  const token = await openSession(tx, { customerId, userAgent, now });
  return { ok: true, token, cartToken: await mergeGuestCart(tx, { guestToken, customerId, now }) };
}

/** Sets a new password if the old one is correct, and ends the other sessions. */
export async function changePassword(
  { db, now, log }: Shop,
  body: { old_password: string; password: string },
  { customerId, visitor, token }: { customerId: number; visitor: string; token: string | undefined },
): Promise<{ ok: true } | Refused | TooMany> {
  const customer = await getCredentials(db, customerId);
  const attempt = { email: customer.email, visitor, now: now() };
  // After too many failures no login link is sent, because the caller is already logged in.
  if ((await tryLogin({ db, log }, attempt)) === "too-many") return TOO_MANY;
  if (!(await isPasswordOf(customer.passwordHash, body.old_password))) {
    noteFailedLogin({ log }, attempt);
    return refused({ old_password: [passwordTexts.wrongOld] });
  }
  await noteLogin({ db }, attempt);
  if (isGuessable(body.password, customer.email)) return refused({ password: [PASSWORD_TEXTS.tooCommon] });
  const passwordHash = await hashPassword(body.password);
  return transaction(db, async (tx) => {
    if (!(await lockWithPassword(tx, customer))) return refused({ old_password: [passwordTexts.wrongOld] });
    await updatePassword(tx, customerId, passwordHash);
    await endSessionsOf(tx, customerId, token);
    await notifyChange(tx, customerId);
    return { ok: true };
  });
}

export async function changeProfile(
  { db }: Pick<Shop, "db">,
  customer: Customer,
  person: Pick<Customer, "firstName" | "lastName" | "phone">,
): Promise<Customer> {
  const { id } = customer;
  return transaction(db, async (tx) => {
    await lockEntering(tx, id);
    const before = (await findPerson(tx, id)) ?? customer;
    const after = { ...before, ...person };
    await updatePerson(tx, after);
    const fields = changedOf(before, after);
    await recordChange(tx, personChange(id, { actor: customerActor(id), fields }));
    return after;
  });
}

export async function notifyChange(tx: Tx, customerId: number): Promise<void> {
  const change = randomId();
  await enqueue(tx, "password_changed_mail", { customerId, change }, `password-changed:${change}`);
}

async function getCredentials(db: Db, customerId: number) {
  const customer = await findCredentialsOf(db, customerId);
  if (!customer) throw new Error(`Customer ${customerId} has a session but no account.`);
  return customer;
}
