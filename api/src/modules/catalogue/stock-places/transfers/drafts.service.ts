import type { FieldErrors } from "@curat/contract/envelope";
import { MAX_TRANSFER_LINES } from "@curat/contract/staff/stock-transfers.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { readScan } from "../../../../text/scan.ts";
import { type Actor, recordChange, StaleVersion, versionOf } from "../../../platform/changes/index.ts";
import { findScanned } from "../../stock/index.ts";
import { holdPlace } from "../places.store.ts";
import { stateOf, transferName } from "./transfers.rules.ts";
import {
  deleteTransfer,
  insertTransfer,
  loadTransferLines,
  lockTransfer,
  putLine,
  putReceived,
  type Transfer,
  type TransferFields,
  updateTransfer,
} from "./transfers.store.ts";

export type Shop = Pick<ApiContext, "db" | "now">;
export type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type Done<More = object> =
  | ({ ok: true; id: number } & More)
  | { ok: false; error: "unknown" }
  | Refused;

export const KIND = "stock-transfer";
const MAX_PIECES = 1_000_000;

export function refused(field: string, message: string): Refused {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}

function subjectOf({ fromName, toName, number, year }: Transfer): string {
  return number === null || year === null
    ? `Transferul ${fromName} → ${toName}`
    : transferName({ number, year });
}

export interface Change {
  id: number;
  /** The version that staff saw; undefined for lines, which several people may edit at once. */
  expectedVersion?: number | undefined;
  actor: Actor;
}

/** Locks a transfer, checks the version, changes the transfer and records the change in the audit log. */
export async function changeLocked<More extends object>(
  { db }: Shop,
  { id, expectedVersion, actor }: Change,
  change: (tx: Tx, transfer: Transfer) => Promise<Refused | { done: More; what: string } | { same: More }>,
): Promise<Done<More>> {
  return transaction(db, async (tx): Promise<Done<More>> => {
    const transfer = await lockTransfer(tx, id);
    if (!transfer) return { ok: false, error: "unknown" };
    const version = await versionOf(tx, { kind: KIND, id });
    const checkVersion = () => {
      if (expectedVersion !== undefined && expectedVersion !== version)
        throw new StaleVersion({ stock_transferID: id }, version);
    };
    const changed = await change(tx, transfer);
    if ("same" in changed) return { ok: true, id, ...changed.same };
    // The version is checked after `change`: a transfer that already has the requested state is not an error. Throwing
    // rolls the change back.
    checkVersion();
    if ("error" in changed) return changed;
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `${subjectOf(transfer)}: ${changed.what}.`,
      before: { transferID: id, edit: version },
      after: { transferID: id, edit: version + 1 },
      touched: [],
    });
    return { ok: true, id, ...changed.done };
  });
}

const SENT = "Transferul a fost deja trimis și nu mai poate fi modificat.";

async function placesRefusal(tx: Tx, { fromId, toId }: TransferFields): Promise<Refused | undefined> {
  if (fromId === toId) return refused("to", "Alege un alt loc decât cel de plecare.");
  for (const [field, placeId] of [
    ["from", fromId],
    ["to", toId],
  ] as const) {
    const place = placeId === null ? null : await holdPlace(tx, placeId);
    if (place === undefined || place?.is_active === false) return refused(field, "Alege din listă.");
  }
  return undefined;
}

export async function createTransfer(
  { db, now }: Shop,
  { fields, actor }: { fields: TransferFields; actor: Actor },
): Promise<Done> {
  return transaction(db, async (tx): Promise<Done> => {
    const refusal = await placesRefusal(tx, fields);
    if (refusal) return refusal;
    const id = await insertTransfer(tx, { ...fields, at: now(), by: actor.name });
    await recordCreated(tx, id, actor);
    return { ok: true, id };
  });
}

export async function recordCreated(tx: Tx, id: number, actor: Actor): Promise<void> {
  const transfer = await lockTransfer(tx, id);
  await recordChange(tx, {
    actor,
    subject: { kind: KIND, id },
    sentence: `${transfer ? subjectOf(transfer) : ""} a fost început.`,
    before: null,
    after: { transferID: id, edit: 1 },
    touched: [],
  });
}

/** Changes places and note of a draft. Throws StaleVersion (409). */
export function changeTransfer(
  shop: Shop,
  { fields, ...input }: Change & { fields: TransferFields },
): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    if (stateOf(transfer) !== "draft") return refused("from", SENT);
    const refusal = await placesRefusal(tx, fields);
    if (refusal) return refusal;
    await updateTransfer(tx, transfer.id, fields);
    return { done: {}, what: "locurile și nota au fost schimbate" };
  });
}

/** Deletes a draft. Throws StaleVersion (409). */
export function removeTransfer(shop: Shop, input: Change): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    if (stateOf(transfer) !== "draft") return refused("version", SENT);
    await deleteTransfer(tx, transfer.id);
    return { done: {}, what: "ciorna a fost ștearsă" };
  });
}

interface Scan {
  code: string;
  /** Undefined for a scan, which adds one piece or pack. */
  pieces?: number | undefined;
}

async function findLine(tx: Tx, transferId: number, { code: typed, pieces }: Scan) {
  const scan = pieces === undefined ? readScan(typed) : { pieces, code: typed.trim() };
  const product = await findScanned(tx, scan.code);
  if (!product) return refused("code", `Niciun produs nu are codul „${scan.code}”.`);
  const lines = await loadTransferLines(tx, transferId);
  return {
    ok: true as const,
    product,
    scan,
    lines,
    line: lines.find(({ productId }) => productId === product.id),
  };
}

/** Adds a scanned product to a draft, or sets its number of pieces. */
export function putProduct(
  shop: Shop,
  { code, pieces, ...input }: Change & Scan,
): Promise<Done<{ product: string; pieces: number }>> {
  return changeLocked(shop, input, async (tx, transfer) => {
    if (stateOf(transfer) !== "draft") return refused("code", SENT);
    const found = await findLine(tx, transfer.id, { code, pieces });
    if (!found.ok) return found;
    const { product, scan, lines, line } = found;
    if (!line && lines.length >= MAX_TRANSFER_LINES)
      return refused("code", `Un transfer poate avea cel mult ${MAX_TRANSFER_LINES} de produse.`);
    const now = pieces === undefined ? (line?.pieces ?? 0) + scan.pieces : pieces;
    if (now > MAX_PIECES) return refused("pieces", "Un produs poate avea cel mult 1.000.000 de bucăți.");
    await putLine(tx, transfer.id, product.id, now);
    return { done: { product: product.name, pieces: now }, what: `${product.code}, bucăți: ${now}` };
  });
}

/** Records how many pieces of a product arrived with a sent transfer. */
export function checkProduct(
  shop: Shop,
  { code, pieces, ...input }: Change & Scan,
): Promise<Done<{ product: string; pieces: number }>> {
  return changeLocked(shop, input, async (tx, transfer) => {
    if (stateOf(transfer) !== "sent")
      return refused("code", "Doar un transfer aflat pe drum poate fi verificat.");
    const found = await findLine(tx, transfer.id, { code, pieces });
    if (!found.ok) return found;
    const { product, scan, line } = found;
    if (!line) return refused("code", `${product.name} nu este în acest transfer.`);
    const now = pieces === undefined ? (line.received ?? 0) + scan.pieces : pieces;
    if (now > line.pieces)
      return refused(
        pieces === undefined ? "code" : "pieces",
        `${product.name}: au fost trimise doar ${line.pieces} buc. Pentru bucățile în plus, corectează stocul de la locul de plecare.`,
      );
    await putReceived(tx, transfer.id, [{ productId: product.id, received: now }]);
    return { done: { product: product.name, pieces: now }, what: `${product.code}, sosite: ${now}` };
  });
}
