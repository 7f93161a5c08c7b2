import type { FieldErrors } from "@curat/contract/envelope";
import { sentenceLabelsOf } from "@curat/contract/staff/record.values";
import { MAX_STOCK_PLACES, STOCK_PLACE } from "@curat/contract/staff/stock-place.values";
import type { StockPlace as WirePlace, StockPlaceFields } from "@curat/contract/staff/stock-places";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { findByCodes, lockProducts } from "../catalog/index.ts";
import { judgeMovement, movementSentence } from "../stock/index.ts";
import {
  type Actor,
  changeRecord,
  createRecord,
  recordChanges,
  type RecordWrites,
  versionOf,
  type WriteInput,
  type Written,
} from "../../platform/changes/index.ts";
import { insertPlaceMoves, loadPlacePieces, type PlaceSums, sumPlaces } from "./place-goods.store.ts";
import {
  countPlaces,
  findPlaceByName,
  hasOpenTransfer,
  holdPlace,
  loadPlaces,
  lockPlaces,
  nextPlaceId,
  putPlace,
  ROWS,
  type StockPlace,
} from "./places.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type WrittenPlace = Written<StockPlace, Refused>;

function refused(field: string, message: string): Refused {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}

export const PLACES: RecordWrites<StockPlace, Refused> = {
  kind: "stock-place",
  title: ({ name }) => `Locul „${name}”`,
  gender: "masculine",
  labels: sentenceLabelsOf(STOCK_PLACE),
  kept: ({ id, ...values }) => ({ stock_placeID: id, ...values }),
  touched: () => [],
  lock: lockPlaces,
  refuse: async (tx, { id, name, is_active: isActive }, before) => {
    const other = await findPlaceByName(tx, name);
    if (other !== undefined && other !== id)
      return refused("name", "Există deja un loc cu această denumire: scrie alta.");
    if (!before && (await countPlaces(tx)) >= MAX_STOCK_PLACES)
      return refused("name", `Poți avea cel mult ${MAX_STOCK_PLACES} de locuri.`);
    if (isActive) return undefined;
    const { pieces } = (await sumPlaces(tx, [id])).get(id) ?? { pieces: 0 };
    if (pieces > 0)
      return refused(
        "is_active",
        `Mută sau corectează mai întâi bucățile de aici (${pieces}), apoi arhivează locul.`,
      );
    return (await hasOpenTransfer(tx, id))
      ? refused("is_active", "Încheie sau șterge mai întâi transferurile deschise ale acestui loc.")
      : undefined;
  },
  store: async (tx, places) => {
    for (const place of places) await putPlace(tx, place);
  },
  shown: findStockPlace,
};

export async function findStockPlace(db: Db, id: number): Promise<WirePlace | undefined> {
  const [place] = await loadPlaces(db, [id]);
  if (!place) return undefined;
  const sums = (await sumPlaces(db, [id])).get(id);
  return toStockPlace(place, { sums, version: await versionOf(db, { kind: "stock-place", id }) });
}

export function toStockPlace(
  { id, ...values }: StockPlace,
  { sums = { products: 0, pieces: 0 }, version }: { sums: PlaceSums | undefined; version: number },
): WirePlace {
  return { stock_placeID: id, ...values, ...sums, version };
}

export function createPlace(
  { db }: Shop,
  { body, actor }: { body: StockPlaceFields & { name: string }; actor: Actor },
): Promise<WrittenPlace> {
  return createRecord(db, PLACES, {
    actor,
    make: async (tx) => ({ ...ROWS.blank, is_active: true, ...body, id: await nextPlaceId(tx) }),
  });
}

/** Changes the given fields. Throws StaleVersion (409). */
export function changePlace(
  { db }: Shop,
  { fields, ...input }: WriteInput & { fields: StockPlaceFields },
): Promise<WrittenPlace> {
  return changeRecord(db, PLACES, { ...input, change: (before) => ({ ...before, ...fields }) });
}

interface Correction {
  code: string;
  quantity: number | null;
  counted: number | null;
  expected: number | null;
  reference: string;
  note: string;
}

export type Corrected =
  | { ok: true; productId: number; pieces: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "changed"; pieces: number }
  | Refused;

/** Corrects the stock of a product at an active place. */
export function correctAtPlace(
  { db, now }: Shop,
  { placeId, correction, actor }: { placeId: number; correction: Correction; actor: Actor },
): Promise<Corrected> {
  return transaction(db, async (tx): Promise<Corrected> => {
    const place = await holdPlace(tx, placeId);
    if (!place) return { ok: false, error: "unknown" };
    if (!place.is_active) return refused("code", "Locul este arhivat. Activează-l mai întâi.");
    const product = matchedByCodes([correction.code], await findByCodes(tx, [correction.code])).get(
      correction.code,
    );
    if (!product) return refused("code", `Niciun produs nu are codul „${correction.code}”.`);
    await lockProducts(tx, [product.id]);
    const before = (await loadPlacePieces(tx, placeId, [product.id])).get(product.id) ?? 0;
    const judged = judgeMovement({ ...correction, reason: "correction" }, before);
    if (!judged.ok)
      return judged.error === "changed"
        ? { ...judged, pieces: before }
        : refused(judged.field, judged.message);
    const { quantity } = judged;
    const after = before + quantity;
    if (quantity === 0) return { ok: true, productId: product.id, pieces: after };
    const { reference, note } = correction;
    const moves = [{ productId: product.id, quantity }];
    await correctPlace(tx, place, { moves, actor, reference, note, at: now() });
    return { ok: true, productId: product.id, pieces: after };
  });
}

/** Corrects locked products at a place locked with `holdPlace`, and records the corrections in the audit log. */
export async function correctPlace(
  tx: Tx,
  { id, name }: StockPlace,
  {
    moves,
    actor,
    reference,
    note = "",
    at,
  }: {
    moves: readonly { productId: number; quantity: number }[];
    actor: Actor;
    reference: string;
    note?: string;
    at: Date;
  },
): Promise<void> {
  const available = await loadPlacePieces(
    tx,
    id,
    moves.map(({ productId }) => productId),
  );
  const context = { reason: "correction", actor, reference, note, at } as const;
  await insertPlaceMoves(
    tx,
    moves.map(({ productId, quantity }) => ({ placeId: id, productId, quantity })),
    context,
  );
  await recordChanges(
    tx,
    moves.map(({ productId, quantity }) => {
      const before = available.get(productId) ?? 0;
      const after = before + quantity;
      return {
        actor,
        subject: { kind: "stock", id: productId },
        sentence: `${name}: ${movementSentence(context, { before, after })}`,
        before: { productID: productId, stock_placeID: id, pieces: before },
        after: { productID: productId, stock_placeID: id, pieces: after },
        touched: [],
      };
    }),
  );
}
