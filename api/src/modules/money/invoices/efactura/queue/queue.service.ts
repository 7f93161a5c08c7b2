import { EFACTURA_VIEWS } from "@curat/contract/staff/efactura.values";
import type { EfacturaOverview } from "@curat/contract/staff/efactura";
import type { ApiContext } from "../../../../../context.ts";
import { plusDays } from "../../../../../calendar/deadline.ts";
import { romanianDay } from "../../../../../calendar/romanian-day.ts";
import type { Waiting } from "../../../../../calendar/waiting.ts";
import { type Db, transaction } from "../../../../../db/database.ts";
import { accountOf } from "../../../../platform/accounts/index.ts";
import { type Actor, recordChange } from "../../../../platform/changes/index.ts";
import { loadSettings } from "../../../../platform/settings/index.ts";
import { daysLeft, WARN_DAYS } from "../anaf/anaf-tokens.ts";
import { findConnection } from "../anaf/connection.store.ts";
import { documentName } from "../e-document.rules.ts";
import { moveDocument, queueDocuments } from "../sending/documents.store.ts";
import { dueOn } from "../sending/sending.rules.ts";
import {
  closeDocument,
  countQueue,
  countReceived,
  countWaiting,
  type QueueRow,
  findQueued,
  listOutside,
  listYears,
  type Moment,
} from "./queue.store.ts";
import { waitingBuyerMessages } from "./buyer-messages.store.ts";
import { connectionToWire } from "./queue.wire.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config">;

/** Invoices older than this are long past their deadline, so the shop must have sent them to ANAF by other means. */
const OUTSIDE_DAYS = 60;

export function momentOf(now: Date): Moment {
  return { now, today: romanianDay(now) };
}

export async function loadOverview({ db, now, config }: Shop): Promise<EfacturaOverview> {
  const at = now();
  const { INVOICE } = await loadSettings(db);
  const connection = await findConnection(db);
  const counted = await Promise.all(
    EFACTURA_VIEWS.map(async (view) => [view, await countQueue(db, view, momentOf(at))] as const),
  );
  const outside = INVOICE.efactura ? await listOutside(db, plusDays(romanianDay(at), -OUTSIDE_DAYS)) : [];
  return {
    is_on: INVOICE.efactura ?? false,
    is_registered: accountOf(config, "efactura") !== undefined,
    is_production: accountOf(config, "efactura")?.environment === "prod",
    connection: connection ? connectionToWire(connection, at) : null,
    counts: Object.fromEntries(counted) as EfacturaOverview["counts"], // `counted` has an entry for each view.
    outside: outside.length,
    received: await countReceived(db),
    buyer_messages: (await waitingBuyerMessages(db)).count,
    years: await listYears(db),
  };
}

/** Counts invoices of the last 60 days that are past their deadline and not queued. */
export async function countUnsent(db: Db, now: Date): Promise<number> {
  const today = romanianDay(now);
  const outside = await listOutside(db, plusDays(today, -OUTSIDE_DAYS));
  return outside.filter(({ issuedAt }) => dueOn(romanianDay(issuedAt)) < today).length;
}

/** Queues the invoices of the last 60 days that were issued on or after a day. Returns how many were queued. */
export async function queueFrom({ db, now }: Shop, from: string, actor: Actor): Promise<number> {
  const oldest = plusDays(romanianDay(now()), -OUTSIDE_DAYS);
  return transaction(db, async (tx) => {
    const outside = await listOutside(tx, from < oldest ? oldest : from);
    const queued = await queueDocuments(tx, outside, now());
    if (queued > 0)
      await recordChange(tx, {
        actor,
        subject: { kind: "setting", id: "INVOICE" },
        sentence: `Facturi emise din ${from} adăugate pentru trimitere în e-Factura: ${queued}.`,
        before: null,
        after: { queued, from },
        touched: [],
      });
    return queued;
  });
}

/**
 * Queues a refused, blocked or closed invoice for sending. Returns false if the invoice cannot be sent, undefined if
 * it is unknown.
 */
export async function sendAgain(shop: Shop, invoiceId: number, actor: Actor): Promise<boolean | undefined> {
  return act(
    shop,
    { invoiceId, actor, sentence: "se trimite din nou la ANAF, neschimbată" },
    async (tx, row) => {
      const mayBeSent =
        row.state === "refused" || (row.state === "draft" && (row.problems.length > 0 || row.isClosed));
      const to = { nextAt: shop.now(), isForced: true, problems: [] };
      return mayBeSent && moveDocument(tx, { invoiceId, from: ["refused", "draft"], to: "draft" }, to);
    },
  );
}

export async function closeBlocked(
  shop: Shop,
  invoiceId: number,
  actor: Actor,
): Promise<boolean | undefined> {
  return act(shop, { invoiceId, actor, sentence: "a fost închisă fără trimitere la ANAF" }, (tx) =>
    closeDocument(tx, invoiceId, shop.now()),
  );
}

type Tx = Parameters<Parameters<typeof transaction>[1]>[0];

async function act(
  { db }: Shop,
  { invoiceId, actor, sentence }: { invoiceId: number; actor: Actor; sentence: string },
  work: (tx: Tx, row: QueueRow) => Promise<boolean>,
): Promise<boolean | undefined> {
  return transaction(db, async (tx) => {
    const row = await findQueued(tx, invoiceId);
    if (!row) return undefined;
    if (!(await work(tx, row))) return false;
    await recordChange(tx, {
      actor,
      subject: { kind: "invoice", id: invoiceId },
      sentence: `Factura ${documentName(row)} ${sentence}.`,
      before: { state: row.state },
      after: { state: (await findQueued(tx, invoiceId))?.state },
      touched: [],
    });
    return true;
  });
}

/** Counts invoices that ANAF refused, that violations block, or that are past ANAF's deadline. */
export async function waitingForAnaf(db: Db, now: Date): Promise<Waiting> {
  return countWaiting(db, ["refused", "late"], momentOf(now));
}

/** Counts accepted invoices without a ZIP, and invoices that ANAF received twice. */
export async function waitingForZips(db: Db, now: Date): Promise<Waiting> {
  return countWaiting(db, ["missing", "double"], momentOf(now));
}

/** Returns the state of the ANAF login; undefined if the shop is not connected. */
export async function anafLoginOf(
  db: Db,
  now: Date,
): Promise<{ daysLeft: number; isBroken: boolean } | undefined> {
  const connection = await findConnection(db);
  return (
    connection && { daysLeft: daysLeft(connection.refreshUntil, now), isBroken: connection.broken !== null }
  );
}

/** Returns the login's encrypted refresh token; empty if the shop is not connected. */
export async function sealedAnafTokens(db: Db): Promise<string[]> {
  const connection = await findConnection(db);
  return connection ? [connection.refreshToken] : [];
}

/** Counts the login as pending work if it is broken or expires within a month. */
export async function waitingLogin(db: Db, now: Date): Promise<Waiting> {
  const connection = await findConnection(db);
  const { INVOICE } = await loadSettings(db);
  if (!connection || !INVOICE.efactura) return { count: 0, oldest: null };
  const isEnding = daysLeft(connection.refreshUntil, now) < WARN_DAYS;
  if (!connection.broken && !isEnding) return { count: 0, oldest: null };
  return { count: 1, oldest: connection.brokenAt, due: connection.brokenAt ?? connection.refreshUntil };
}
