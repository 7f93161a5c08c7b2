import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import {
  addToLots,
  correctLot,
  findLot,
  isTrackedByLots,
  enableLotTracking,
  lockProduct,
  type LotName,
  piecesWithoutLot,
  stopLots,
} from "./lots.store.ts";

type Context = Pick<ApiContext, "db" | "now">;

/** Turns lot tracking of a product on or off. Turning it off empties its lots. Throws 404 for an unknown product. */
export async function switchLots(
  { db, now }: Context,
  { productId, actor, isKept }: { productId: number; actor: Actor; isKept: boolean },
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound();
    if ((await isTrackedByLots(tx, productId)) === isKept) return;
    if (isKept) await enableLotTracking(tx, productId, now());
    else await stopLots(tx, productId, now());
    await recordChange(tx, {
      actor,
      subject: { kind: "stock", id: productId },
      sentence: isKept ? "Evidența pe loturi a fost activată." : "Evidența pe loturi a fost oprită.",
      before: { productID: productId, by_lots: !isKept },
      after: { productID: productId, by_lots: isKept },
      touched: [],
    });
  });
}

export interface AssignedLot extends LotName {
  pieces: number;
  /** How many pieces without a lot the staff member saw. */
  expected: number;
}

/**
 * Moves pieces without a lot to a lot. Throws 404 for an unknown product, 409 if the number of pieces without a lot
 * differs from `expected`, and 422 for too many pieces or a product without lot tracking.
 */
export async function assignLot(
  { db, now }: Context,
  { productId, actor, lot }: { productId: number; actor: Actor; lot: AssignedLot },
): Promise<void> {
  const { code, expiresOn, pieces, expected } = lot;
  await transaction(db, async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound();
    if (!(await isTrackedByLots(tx, productId)))
      throw invalid({ code: ["Activează mai întâi evidența pe loturi a produsului."] });
    const free = await piecesWithoutLot(tx, productId);
    if (free !== expected) throw conflict({ productID: productId, without_lot: free });
    if (pieces > free)
      throw invalid({ pieces: [`Fără lot sunt doar ${free} buc.: scrie cel mult acest număr.`] });
    await addToLots(tx, [{ productId, code, expiresOn, pieces, receiptLineId: null }], now());
    await recordChange(tx, {
      actor,
      subject: { kind: "stock", id: productId },
      sentence: `Lotul ${code}: ${pieces} buc.`,
      before: { productID: productId, without_lot: free },
      after: { productID: productId, without_lot: free - pieces, lot: code, expires_on: expiresOn },
      touched: [],
    });
  });
}

/**
 * Corrects a lot's code, expiry date and pieces. Pieces removed from the lot have no lot afterwards. Throws 404 for
 * an unknown lot, 409 with the current lot if it differs from `expected`, and 422 for too many pieces.
 */
export async function changeLot(
  { db, now }: Context,
  {
    productId,
    lotId,
    actor,
    lot,
    expected,
  }: {
    productId: number;
    lotId: number;
    actor: Actor;
    lot: LotName & { pieces: number };
    expected: LotName & { pieces: number };
  },
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound();
    const before = await findLot(tx, productId, lotId);
    if (!before) throw notFound();
    const { code, expiresOn, pieces } = before;
    const present = { lotID: lotId, code, expires_on: expiresOn, pieces };
    if (code !== expected.code || expiresOn !== expected.expiresOn || pieces !== expected.pieces)
      throw conflict(present);
    const max = pieces + ((await isTrackedByLots(tx, productId)) ? await piecesWithoutLot(tx, productId) : 0);
    if (lot.pieces > max) throw invalid({ pieces: [`Lotul poate avea cel mult ${max} buc.`] });
    await correctLot(tx, before, { ...lot, at: now() });
    await recordChange(tx, {
      actor,
      subject: { kind: "stock", id: productId },
      sentence: `Lotul ${code} a fost corectat: ${lot.code}, ${lot.pieces} buc.`,
      before: { productID: productId, ...present },
      after: {
        productID: productId,
        lotID: lotId,
        code: lot.code,
        expires_on: lot.expiresOn,
        pieces: lot.pieces,
      },
      touched: [],
    });
  });
}
