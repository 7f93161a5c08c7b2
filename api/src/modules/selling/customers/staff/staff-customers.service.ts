/** Each staff action is one transaction that locks the customer. */
import { SOCIAL_PROVIDERS } from "@curat/contract/social.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale } from "../../../platform/changes/index.ts";
import { endSessionsOf } from "../../../platform/sessions/index.ts";
import { changedOf, customerChange, customerSubject, personChange } from "../customer-changes.ts";
import { updatePerson } from "../customers.store.ts";
import { deleteResetsOf } from "../password-reset.store.ts";
import { deleteAttemptsOf, deleteIdentities } from "../social/social.store.ts";
import {
  isTaken,
  type StoredCustomer,
  lockStored,
  writeEmail,
  writeLocked,
} from "./staff-customers.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

export interface RequestedCustomer {
  id: number;
  /** The version that the caller saw; undefined skips the check. */
  expectedVersion?: number | undefined;
  actor: Actor;
  /** Returns the current customer, for the 409 response to an outdated version. */
  standing: (tx: Tx, id: number) => Promise<object>;
}
export type CustomerActed = { ok: true } | { ok: false; error: "unknown" | "taken" | "locked" };

export async function changeByStaff(
  shop: Shop,
  {
    person,
    ...input
  }: RequestedCustomer & { person: { firstName: string; lastName: string; phone: string } },
): Promise<CustomerActed> {
  return acting(shop, input, async (tx, before) => {
    await updatePerson(tx, { id: before.id, ...person });
    const fields = changedOf(before, { ...person, email: before.email });
    await recordChange(tx, personChange(before.id, { actor: input.actor, fields }));
    return { ok: true };
  });
}

/** Called with both emails in lower case. Other modules invalidate links and transfer data. */
type Following = (tx: Tx, change: { from: string; to: string }) => Promise<void>;

/**
 * Changes the login email and informs both addresses. Data stored only under the old address is transferred to the
 * new one. All sessions, emailed links and social logins of the account stop working.
 */
export async function changeEmailByStaff(
  shop: Shop,
  { email, follow, ...input }: RequestedCustomer & { email: string; follow: Following },
): Promise<CustomerActed> {
  const changing = acting(shop, input, async (tx, { id, email: former }) => {
    if (email === former) return { ok: true };
    if (await isTaken(tx, email, id)) return { ok: false, error: "taken" };
    await writeEmail(tx, id, email);
    await deleteResetsOf(tx, id);
    await deleteIdentities(tx, id, SOCIAL_PROVIDERS);
    await deleteAttemptsOf(tx, id);
    await endSessionsOf(tx, id);
    await follow(tx, { from: former.toLowerCase(), to: email });
    const change = randomId();
    for (const to of ["former", "new"] as const)
      await enqueue(
        tx,
        "email_changed_mail",
        { customerId: id, change, ...(to === "former" && { former }) },
        `email-changed:${change}:${to}`,
      );
    await recordChange(tx, personChange(id, { actor: input.actor, fields: ["email"] }));
    return { ok: true };
  });
  return changing.catch((error: unknown) => {
    // Another person created an account with this email concurrently.
    if (isUniqueViolation(error)) return { ok: false, error: "taken" };
    throw error;
  });
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

/** Blocks a customer's account. Sessions end and emailed links become invalid immediately. */
export async function lockByStaff(shop: Shop, input: RequestedCustomer): Promise<CustomerActed> {
  return acting(shop, input, async (tx, { id, lockedAt }) => {
    if (lockedAt) return { ok: true };
    await writeLocked(tx, id, shop.now());
    await endSessionsOf(tx, id);
    await deleteResetsOf(tx, id);
    await record(tx, input, `Clientul nr. ${id} a fost blocat.`);
    return { ok: true };
  });
}

export async function unlockByStaff(shop: Shop, input: RequestedCustomer): Promise<CustomerActed> {
  return acting(shop, input, async (tx, { id, lockedAt }) => {
    if (!lockedAt) return { ok: true };
    await writeLocked(tx, id, null);
    await record(tx, input, `Clientul nr. ${id} a fost deblocat.`);
    return { ok: true };
  });
}

export async function endSessionsByStaff(shop: Shop, input: RequestedCustomer): Promise<CustomerActed> {
  return acting(shop, input, async (tx, { id }) => {
    await endSessionsOf(tx, id);
    await record(tx, input, `Sesiunile clientului nr. ${id} au fost încheiate.`);
    return { ok: true };
  });
}

export async function sendPasswordLink(shop: Shop, input: RequestedCustomer): Promise<CustomerActed> {
  return acting(shop, input, async (tx, { id, email, lockedAt }) => {
    if (lockedAt) return { ok: false, error: "locked" };
    const request = randomId();
    await enqueue(tx, "password_reset_mail", { email, request }, `password-reset:${request}`);
    await record(tx, input, `Clientul nr. ${id} a primit un link pentru o parolă nouă.`);
    return { ok: true };
  });
}

async function record(
  tx: Tx,
  { id, actor }: Pick<RequestedCustomer, "id" | "actor">,
  sentence: string,
): Promise<void> {
  await recordChange(tx, customerChange(id, { actor, sentence }));
}

/** Locks a customer and runs an action. Throws StaleVersion (409) with the current customer for an outdated version. */
async function acting(
  { db }: Pick<Shop, "db">,
  { id, expectedVersion, standing }: RequestedCustomer,
  act: (tx: Tx, customer: StoredCustomer) => Promise<CustomerActed>,
): Promise<CustomerActed> {
  return transaction(db, async (tx): Promise<CustomerActed> => {
    const customer = await lockStored(tx, id);
    if (!customer) return { ok: false, error: "unknown" };
    await refuseStale(tx, customerSubject(id), { expectedVersion, loadCurrent: () => standing(tx, id) });
    return act(tx, customer);
  });
}
