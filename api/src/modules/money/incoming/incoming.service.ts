import { counted } from "@curat/contract/quantity-text.values";
import { createHash } from "node:crypto";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { onlyPiece, readingAt } from "../../../reader/read-apart.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { lockOrders, recordCollected, recordTransfer } from "../../selling/orders/index.ts";
import { readCodColumns } from "./cod-columns.setting.ts";
import type incomingFile from "./incoming-file.reading.ts";
import type { IncomingKind, StatementRow } from "./incoming-file.rules.ts";
import {
  findPayable,
  findRow,
  insertFile,
  listOpen,
  listWaiting,
  lockOpen,
  type StoredFile,
  type StoredRow,
  sumCollected,
  writeDismissed,
  writeMatches,
} from "./incoming.store.ts";
import { type Candidates, numbersIn, type PayableFacts, type Proposal, propose } from "./proposals.rules.ts";

type Shop = Pick<ApiContext, "db" | "now">;
const readIncoming = readingAt<typeof incomingFile>(new URL("incoming-file.reading.ts", import.meta.url));

export type TakenIn = { ok: true; file: StoredFile } | { ok: false; message: string };

/** Imports the rows that no earlier file contained, so uploading a file twice adds nothing. (decision 0053) */
export async function importFile(
  { db, now, log }: Shop & Pick<ApiContext, "log">,
  { kind, name, bytes, actor }: { kind: IncomingKind; name: string; bytes: Uint8Array; actor: Actor },
): Promise<TakenIn> {
  const written = kind === "cod" ? readCodColumns((await loadStored(db)).get("codColumns")) : [];
  const read = await onlyPiece(
    readIncoming({ kind, written }, { files: [partsOf(bytes)], sender: "staff", log }),
  ).catch(unreadable);
  if (!read.ok) return read;
  const reported = {
    kind,
    name: name.replaceAll("\0", "").slice(0, 200),
    mapping: read.mapping,
    by: actor.name,
    at: now(),
  };
  const file = await transaction(db, async (tx) => {
    const stored = await insertFile(tx, reported, withHashes(read.rows));
    const { id, added, known } = stored;
    await recordChange(tx, {
      actor,
      subject: { kind: "incoming_file", id },
      sentence: `Fișierul „${reported.name}”: ${counted(added, "un rând nou", "rânduri noi")}, ${known} deja existente.`,
      before: null,
      after: { name: reported.name, kind, added, known },
      touched: [],
    });
    return stored;
  });
  return { ok: true, file };
}

function unreadable(error: unknown): { ok: false; message: string } {
  if (error instanceof FileFault) return { ok: false, message: error.message };
  throw error;
}

/**
 * Dismisses an open row, for example one that belongs to no order, or reopens a dismissed row. Returns false for a
 * row in another state.
 */
export async function setAside(
  { db, now }: Shop,
  id: number,
  { aside, note, actor }: { aside: boolean; note: string; actor: Actor },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const isChanged = await writeDismissed(tx, id, { aside, note, by: actor.name, at: now() });
    if (!isChanged) return false;
    await recordChange(tx, {
      actor,
      subject: { kind: "incoming_row", id },
      sentence: aside ? `Rândul a fost ignorat. ${note}`.trim() : "Rândul a fost redeschis.",
      before: { aside: !aside },
      after: { aside },
      touched: [],
    });
    return true;
  });
}

/**
 * Two equal rows in one file are two payments. The hash of a row therefore includes the number of equal rows above
 * it.
 */
function withHashes(rows: readonly StatementRow[]): (StatementRow & { hash: string })[] {
  const occurrences = new Map<string, number>();
  return rows.map((row) => {
    const { line: _line, currency, bankState, ...content } = row;
    // Completed rows in lei keep their old hash, which lacks currency and state.
    const text = JSON.stringify(content) + (currency === "RON" ? "" : currency) + bankState;
    const before = occurrences.get(text) ?? 0;
    occurrences.set(text, before + 1);
    return { ...row, hash: createHash("sha256").update(`${before} ${text}`).digest("hex") };
  });
}

export type ProposedRow = StoredRow & { proposal: Proposal };

export async function withProposals(db: Db, rows: readonly StoredRow[]): Promise<ProposedRow[]> {
  const [first] = rows;
  if (!first) return [];
  const found = await findPayable(db, {
    awbs: rows.map(({ awb }) => awb).filter((awb) => awb !== ""),
    numbers: rows.flatMap(numbersIn),
    ids: rows.flatMap(({ orderId }) => orderId ?? []),
  });
  const byId = new Map(found.map((order) => [order.id, order]));
  const candidates: Candidates = {
    byAwb: new Map(found.flatMap((order) => (order.awb === null ? [] : [[order.awb, order]]))),
    byNumber: new Map(found.map((order) => [order.number, order])),
    waiting: first.kind === "bank" ? await listWaiting(db) : [],
  };
  return onceEach(
    rows.map((row) => ({
      ...row,
      proposal:
        row.state === "open"
          ? propose(row.kind, row, candidates)
          : { order: byId.get(row.orderId ?? 0), isSure: false, why: undefined },
    })),
  );
}

const TWICE = "Încă un rând se referă la aceeași comandă: verifică-le separat.";

/** Makes matches uncertain if several open rows match one order or parcel. */
function onceEach(rows: ProposedRow[]): ProposedRow[] {
  const counted = new Map<string, number>();
  for (const { proposal } of rows)
    if (proposal.isSure && proposal.order)
      counted.set(keyOf(proposal.order), (counted.get(keyOf(proposal.order)) ?? 0) + 1);
  return rows.map((row) => {
    const { order, isSure } = row.proposal;
    if (!isSure || !order || counted.get(keyOf(order)) === 1) return row;
    return { ...row, proposal: { order, isSure: false, why: TWICE } };
  });
}

function keyOf({ id, parcelId }: Pick<PayableFacts, "id" | "parcelId">): string {
  return `${id} ${parcelId ?? 0}`;
}

export interface AppliedRow {
  id: number;
  ok: boolean;
  why: string | null;
}

const GONE = "Rândul nu mai există. Reîncarcă pagina.";
const CHANGED = "Comanda s-a schimbat între timp.";
const BY_HAND = "Nicio comandă nu corespunde acestui rând: înregistrează plata din pagina comenzii.";

/** Applies the selected rows, each in its own transaction. Applying a row again has no effect. */
export async function applyRows(
  shop: Shop,
  { kind, ids, actor }: { kind: IncomingKind; ids: readonly number[]; actor: Actor },
): Promise<AppliedRow[]> {
  const answers: AppliedRow[] = [];
  for (const id of new Set(ids)) {
    const row = await findRow(shop.db, id);
    if (row?.kind !== kind) answers.push({ id, ok: false, why: GONE });
    else if (row.state !== "open") answers.push({ id, ok: row.state === "matched", why: null });
    else {
      const [proposed] = await withProposals(shop.db, [row]);
      const match = proposed && applicable(proposed);
      const done = match ? await apply(shop, kind, { matches: [match], actor }) : [];
      const why = match ? CHANGED : (proposed?.proposal.why ?? BY_HAND);
      answers.push({ id, ok: done.length > 0, why: done.length > 0 ? null : why });
    }
  }
  return answers;
}

interface Match {
  id: number;
  orderId: number;
  parcelId: number | null;
  amountBani: number;
  note: string;
}

/** Returns the match that staff may apply, even an uncertain one. The amount must equal the order's exactly. */
function applicable({ id, kind, amountBani, reference, payer, proposal }: ProposedRow): Match | undefined {
  const { order } = proposal;
  if (!order || amountBani === undefined) return undefined;
  if (amountBani !== (kind === "cod" ? order.cashBani : order.totalBani)) return undefined;
  const note = ["Extras de cont", reference, payer].filter(Boolean).join(", ");
  return { id, orderId: order.id, parcelId: order.parcelId, amountBani, note };
}

const A_TURN = 500;
/**
 * Maximum number of rows to apply at once. It is lower for transfers, because each confirms an order and sends an
 * email.
 */
const MAX_AT_ONCE: Record<IncomingKind, number> = { cod: 5_000, bank: 200 };

/**
 * Applies certain matches, up to a limit. Also returns rows that were refused because their order changed in the
 * meantime.
 */
export async function applySure(
  shop: Shop,
  { kind, actor }: { kind: IncomingKind; actor: Actor },
): Promise<{ applied: number; refused: AppliedRow[] }> {
  const open = await listOpen(shop.db, { kind, after: 0, limit: 20_000 });
  const sure = (await withProposals(shop.db, open)).filter(({ proposal }) => proposal.isSure);
  const matches = sure.flatMap((row) => applicable(row) ?? []).slice(0, MAX_AT_ONCE[kind]);
  const done = new Set<number>();
  const size = kind === "cod" ? A_TURN : 1;
  for (let start = 0; start < matches.length; start += size)
    for (const id of await apply(shop, kind, { matches: matches.slice(start, start + size), actor }))
      done.add(id);
  const refused = matches
    .filter(({ id }) => !done.has(id))
    .map(({ id }) => ({ id, ok: false, why: CHANGED }));
  return { applied: done.size, refused };
}

/** Applies matches in one transaction. Locks rows before orders. Returns the ids of the applied rows. */
async function apply(
  { db, now }: Shop,
  kind: IncomingKind,
  { matches, actor }: { matches: readonly Match[]; actor: Actor },
): Promise<number[]> {
  const at = now();
  return transaction(db, async (tx) => {
    const ids = await lockOpen(
      tx,
      matches.map(({ id }) => id),
    );
    const open = matches.filter(({ id }) => ids.has(id));
    const acting = { actor, at };
    const applied = await (kind === "cod" ? takeCash(tx, open, acting) : takeTransfers(tx, open, acting));
    return applied.map(({ id }) => id);
  });
}

interface Acting {
  actor: Actor;
  at: Date;
}

/**
 * Records cash that couriers collected. Marks an order as paid when the cash collected for its parcels equals its
 * total. A lock prevents recording a parcel twice.
 */
async function takeCash(tx: Tx, matches: readonly Match[], { actor, at }: Acting): Promise<Match[]> {
  const ids = [...new Set(matches.map(({ orderId }) => orderId))];
  await lockOrders(tx, ids);
  const facts = await findPayable(tx, { awbs: [], numbers: [], ids });
  const open = new Map(facts.filter(isOpenCash).map((fact) => [keyOf(fact), fact]));
  const applied = matches.filter(({ orderId, parcelId, amountBani }) => {
    const key = keyOf({ id: orderId, parcelId });
    const isDue = open.get(key)?.cashBani === amountBani;
    if (isDue) open.delete(key);
    return isDue;
  });
  await writeMatches(tx, applied, { by: actor.name, at });
  const sums = await sumCollected(tx, ids);
  const paid = facts.filter(({ id, totalBani }) => sums.get(id) === totalBani).map(({ id }) => id);
  await recordCollected(tx, [...new Set(paid)], { actor, at });
  return applied;
}

function isOpenCash({ paymentCode, hasArrived, isCollected }: PayableFacts): boolean {
  return paymentCode === PAYMENT_CODE.cashOnDelivery && hasArrived && !isCollected;
}

async function takeTransfers(tx: Tx, matches: readonly Match[], acting: Acting): Promise<Match[]> {
  const taken = await noteTransfers(tx, matches, acting);
  const applied = matches.filter(({ orderId }) => taken.has(orderId));
  await writeMatches(
    tx,
    applied.map((match) => ({ ...match, parcelId: null })),
    { by: acting.actor.name, at: acting.at },
  );
  return applied;
}

async function noteTransfers(
  tx: Tx,
  matches: readonly Match[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<ReadonlySet<number>> {
  const taken = new Set<number>();
  for (const match of matches)
    if (await recordTransfer(tx, { ...match, actor, at })) taken.add(match.orderId);
  return taken;
}
