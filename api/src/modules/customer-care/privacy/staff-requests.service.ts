/** What the shop's people do with requests about data: mail the link again, close one, erase by one. */
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

/** A write on the version that its writer saw. */
interface Asked {
  id: number;
  seen: number;
  actor: Actor;
}

/** "ended" where the request is not open any more, or not of the kind that is asked for. */
export type Handled =
  | { ok: true; request: StaffPrivacyRequest }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "ended"; request: StaffPrivacyRequest };

const KIND = "privacy_request" as const;

/** A new link for who did not open the first within its day. Throws StaleVersion (409). */
export function repeatLink(shop: Shop, input: Asked): Promise<Handled> {
  return handle(shop, input, "linkul a fost trimis din nou", async (tx, { id }, at) => {
    await noteLinkRepeated(tx, id, at);
    // Its own key each time: a link that was mailed before stands beside none.
    await enqueue(tx, "privacy_link_mail", { requestId: id }, `privacy-link:${id}:${at.getTime()}`);
  });
}

/** Ends a request without doing it; who asked is told why. Throws StaleVersion (409). */
export function refuseRequest(shop: Shop, input: Asked, reason: string): Promise<Handled> {
  return handle(shop, input, "închisă cu un motiv", async (tx, { id }, at) => {
    await closeRequest(tx, id, { by: input.actor.name, reason, at });
    await enqueue(tx, "privacy_closed_mail", { requestId: id }, `privacy-closed:${id}`);
  });
}

/** Erases who asked for it; tells which orders still wait. Throws StaleVersion (409). */
export async function eraseByStaff(shop: Shop, input: Asked): Promise<Handled & Erased> {
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
 * Opens a request for the erasure of whom an e-mail address or an order's number names; answers the one that is open already.
 * Undefined where nothing is stored. No link leaves: staff have spoken with the person.
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
        sentence: `Cererea privind datele ${id}: deschisă de magazin.`,
        before: null,
        after: stored(request),
        touched: [],
      });
    return toWireRequest(request, await versionOf(tx, subject), at);
  });
}

/** The account or the guest behind an e-mail address or an order's number. */
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

/** What is stored of whoever asked, and what an erasure does with it; null once he is erased. */
export async function loadFates({ db }: Shop, { customerId, email, isErased }: StaffRequest) {
  if (isErased) return null;
  return fatesOf(await transaction(db, (tx) => loadStoredData(tx, { customerId, email })));
}

async function handle(
  { db, now }: Shop,
  { id, seen, actor }: Asked,
  what: string,
  act: (tx: Tx, request: StaffRequest, at: Date) => Promise<"ended" | void | undefined>,
): Promise<Handled> {
  return transaction(db, async (tx): Promise<Handled> => {
    const named = await findStaffRequest(tx, id);
    if (!named) return { ok: false, error: "unknown" };
    // The person before the request, as whoever opens the mailed link locks them.
    await lockAsker(tx, { customerId: named.customerId, email: named.typedEmail });
    const before = (await lockRequest(tx, id)) ?? named;
    const subject = { kind: KIND, id };
    const at = now();
    const shown = async (request: StaffRequest) => toWireRequest(request, await versionOf(tx, subject), at);
    await refuseStale(tx, subject, { seen, standing: () => shown(before) });
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
