import type { StaffPrivacyRequest } from "@curat/contract/staff/privacy-requests";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import { findStoredByEmail } from "../../selling/customers/index.ts";
import { findOrder, findOrderIdByNumber } from "../../selling/orders/index.ts";
import { erase, type Erased } from "./erasure.ts";
import { loadPeriods } from "./finished-orders.ts";
import { lockAsker } from "./lock-asker.ts";
import { isKnown, loadStoredData, type Person } from "./personal-data.ts";
import { fatesOf, requestDeadline } from "./privacy.rules.ts";
import { findOpenRequest, insertRequest } from "./privacy.store.ts";
import {
  closeRequest,
  findStaffRequest,
  lockRequest,
  noteLinkRepeated,
  type StaffRequest,
} from "./staff-requests.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}

export type Handled =
  | { ok: true; request: StaffPrivacyRequest }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "ended"; request: StaffPrivacyRequest };

const KIND = "privacy_request" as const;

/**
 * Queues an email with a new link for an open request. The new link is valid for a day and replaces the
 * earlier one. Throws StaleVersion (409).
 */
export function repeatLink(shop: Shop, input: WriteInput): Promise<Handled> {
  return handle(shop, input, "linkul a fost trimis din nou", async (tx, { id }, at) => {
    await noteLinkRepeated(tx, id, at);
    // The key is unique each time, to keep earlier email jobs.
    await enqueue(tx, "privacy_link_mail", { requestId: id }, `privacy-link:${id}:${at.getTime()}`);
  });
}

/** Closes a request without carrying it out and emails the reason. Throws StaleVersion (409). */
export function refuseRequest(shop: Shop, input: WriteInput, reason: string): Promise<Handled> {
  return handle(shop, input, "închisă, cu motivul comunicat", async (tx, { id }, at) => {
    await closeRequest(tx, id, { by: input.actor.name, reason, at });
    await enqueue(tx, "privacy_closed_mail", { requestId: id }, `privacy-closed:${id}`);
  });
}

/** Erases the person of a request and returns the orders whose data cannot be erased yet. Throws StaleVersion (409). */
export async function eraseByStaff(shop: Shop, input: WriteInput): Promise<Handled & Erased> {
  let waiting: number[] = [];
  const handled = await handle(shop, input, "datele au fost șterse", async (tx, request, at) => {
    const { id, customerId, typedEmail, kind } = request;
    if (kind !== "forgetme") return "ended";
    const person = await lockAsker(tx, { customerId, email: typedEmail });
    if (!person) return "ended";
    await closeRequest(tx, id, { by: input.actor.name, reason: "", at });
    ({ waiting } = await erase(tx, { customerId, email: person.email }, await loadPeriods(tx, at)));
    return undefined;
  });
  return { ...handled, waiting };
}

/**
 * Opens an erasure request for the person with this email or order number, or returns their open request. Returns
 * undefined if nothing is stored about the person. Sends no link, because staff have talked to the person.
 */
export async function openForPerson(
  { db, now }: Shop,
  { person, actor }: { person: string; actor: Actor },
): Promise<StaffPrivacyRequest | undefined> {
  const at = now();
  return transaction(db, async (tx) => {
    const asker = await findAsker(tx, person);
    if (!asker || !(await lockAsker(tx, asker))) return undefined;
    const open = await findOpenRequest(tx, asker, "forgetme");
    const id = open ?? (await insertRequest(tx, { ...asker, kind: "forgetme", comments: "" }, at)).id;
    const subject = { kind: KIND, id };
    const request = await findStaffRequest(tx, id);
    if (!request) return undefined;
    if (open === undefined)
      await recordChange(tx, {
        actor,
        subject,
        sentence: `Cererea privind datele ${id} a fost deschisă de magazin.`,
        before: null,
        after: stored(request),
        touched: [],
      });
    return toWireRequest(request, await versionOf(tx, subject), at);
  });
}

async function findAsker(tx: Tx, person: string): Promise<Person | undefined> {
  const id = await findOrderIdByNumber(tx, person);
  const order = id === undefined ? undefined : (await findOrder(tx, id))?.order;
  const email = (order?.email ?? person).toLowerCase();
  if (order?.customerId) return { customerId: order.customerId, email };
  if (!email.includes("@")) return undefined;
  const account = await findStoredByEmail(tx, email);
  if (account) return { customerId: account.id, email };
  const guest = { customerId: null, email };
  return isKnown(await loadStoredData(tx, guest)) ? guest : undefined;
}

/** Returns the person's stored data and the effect of an erasure; null after an erasure. */
export async function loadFates({ db }: Shop, { customerId, email, isErased }: StaffRequest) {
  if (isErased) return null;
  return fatesOf(await transaction(db, (tx) => loadStoredData(tx, { customerId, email })));
}

async function handle(
  { db, now }: Shop,
  { id, expectedVersion, actor }: WriteInput,
  what: string,
  act: (tx: Tx, request: StaffRequest, at: Date) => Promise<"ended" | void | undefined>,
): Promise<Handled> {
  return transaction(db, async (tx): Promise<Handled> => {
    const named = await findStaffRequest(tx, id);
    if (!named) return { ok: false, error: "unknown" };
    // Locks the person before the request, in the same order as the emailed link does.
    await lockAsker(tx, { customerId: named.customerId, email: named.typedEmail });
    const before = (await lockRequest(tx, id)) ?? named;
    const subject = { kind: KIND, id };
    const at = now();
    const shown = async (request: StaffRequest) => toWireRequest(request, await versionOf(tx, subject), at);
    await refuseStale(tx, subject, { expectedVersion, loadCurrent: () => shown(before) });
    if (before.state !== "open" || (await act(tx, before, at)) === "ended")
      return { ok: false, error: "ended", request: await shown(before) };
    const after = (await findStaffRequest(tx, id)) ?? before;
    await recordChange(tx, {
      actor,
      subject,
      sentence: `Cererea privind datele ${id}: ${what}.`,
      before: stored(before),
      after: stored(after),
      touched: [],
    });
    return { ok: true, request: await shown(after) };
  });
}

function stored({ state, doneAt, linkAt }: StaffRequest): object {
  return { state, done_at: doneAt?.toISOString() ?? null, link_at: linkAt.toISOString() };
}

export function toWireRequest(request: StaffRequest, version: number, now: Date): StaffPrivacyRequest {
  const { id, kind, state, customerId, name, email, typedEmail, comments, closedBy, reason } = request;
  const deadline = requestDeadline(request, now);
  return {
    id,
    type: kind,
    state,
    customerid: customerId,
    name,
    email,
    typed_email: typedEmail,
    comments,
    created_at: request.createdAt.toISOString(),
    done_at: request.doneAt?.toISOString() ?? null,
    deadline: deadline && { until: deadline.until, days_left: deadline.daysLeft, state: deadline.state },
    link_at: request.linkAt.toISOString(),
    closed_by: closedBy,
    reason,
    version,
  };
}
