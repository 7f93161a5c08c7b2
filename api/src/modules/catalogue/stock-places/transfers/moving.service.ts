/** Sends and receives transfers, and undoes both. Triggers post the cost of corrections for missing pieces. */
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { type Actor, recordChanges } from "../../../platform/changes/index.ts";
import { lockProducts, refreshProductRead } from "../../catalog/index.ts";
import { loadStocks, moveStocks, stockChange } from "../../stock/index.ts";
import { insertPlaceMoves, loadPlacePieces } from "../place-goods.store.ts";
import { holdPlace } from "../places.store.ts";
import { type Change, changeLocked, type Done, type Refused, refused, type Shop } from "./drafts.service.ts";
import { judgeArrival, stateOf, transferName } from "./transfers.rules.ts";
import {
  loadTransferLines,
  putReceived,
  type Transfer,
  type TransferLine,
  writeReceived,
  writeSent,
  writeUndone,
} from "./transfers.store.ts";

interface MovementContext {
  actor: Actor;
  at: Date;
  reference: string;
}

/** Sends a draft. Sending it again has no effect. Throws StaleVersion (409). */
export function sendTransfer(shop: Shop, input: Change): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    const state = stateOf(transfer);
    if (state === "sent" || state === "received") return { same: {} };
    if (state === "undone") return refused("send", "Transferul a fost anulat.");
    return sendLocked(tx, transfer, { actor: input.actor, at: shop.now() });
  });
}

export async function sendLocked(
  tx: Tx,
  transfer: Transfer,
  { actor, at }: Omit<MovementContext, "reference">,
): Promise<Refused | { done: object; what: string }> {
  const { id, fromId, toId, fromName, toName } = transfer;
  const lines = await loadTransferLines(tx, id);
  if (lines.length === 0) return refused("send", "Adaugă cel puțin un produs.");
  const archived = await archivedPlace(tx, [fromId, toId]);
  if (archived !== undefined)
    return refused("send", `Locul „${archived}” este arhivat. Activează-l mai întâi.`);
  await lockProducts(tx, idsOf(lines));
  const available = await piecesAt(tx, fromId, idsOf(lines));
  const short = lines.filter(({ productId, pieces }) => (available.get(productId) ?? 0) < pieces);
  if (short.length > 0) {
    const named = short.map(
      ({ code, productId, pieces }) => `${code} (ai ${available.get(productId) ?? 0}, trimiți ${pieces})`,
    );
    return refused("send", `Nu sunt destule bucăți la ${fromName}: ${listed(named)}.`);
  }
  const year = Number(romanianDay(at).slice(0, 4));
  const number = await writeSent(tx, id, { year, at, by: actor.name });
  const reference = transferName({ number, year });
  await move(
    tx,
    fromId,
    lines.map(({ productId, pieces }) => [productId, -pieces]),
    { actor, at, reference },
  );
  return { done: {}, what: `a plecat spre ${toName}, ${reference}, bucăți: ${sumOf(lines)}` };
}

/** Receives a sent transfer. Receiving it again has no effect. Throws StaleVersion (409). */
export function receiveTransfer(
  shop: Shop,
  { rest, reason, ...input }: Change & { rest: "whole" | "missing" | undefined; reason: string },
): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    const state = stateOf(transfer);
    if (state === "received") return { same: {} };
    if (state !== "sent") return refused("rest", "Doar un transfer aflat pe drum poate fi primit.");
    return receiveLocked(tx, transfer, { rest, reason, actor: input.actor, at: shop.now() });
  });
}

/** Receives a locked transfer in transit. */
export async function receiveLocked(
  tx: Tx,
  transfer: Transfer,
  {
    rest,
    reason,
    actor,
    at,
  }: Omit<MovementContext, "reference"> & { rest: "whole" | "missing" | undefined; reason: string },
): Promise<Refused | { done: object; what: string }> {
  const { id, toId, toName } = transfer;
  const arrival = judgeArrival(await loadTransferLines(tx, id), { rest, reason });
  if (!arrival.ok) return refused(arrival.field, arrival.message);
  const archived = await archivedPlace(tx, [toId]);
  if (archived !== undefined)
    return refused("rest", `Locul „${archived}” este arhivat. Activează-l mai întâi.`);
  const { lines, missing } = arrival;
  await lockProducts(tx, idsOf(lines));
  const context = { actor, at, reference: nameOf(transfer) };
  await putReceived(tx, id, lines);
  await writeReceived(tx, id, { at, by: actor.name, reason: missing > 0 ? reason : "" });
  await move(
    tx,
    toId,
    lines.map(({ productId, pieces }) => [productId, pieces]),
    context,
  );
  await correct(
    tx,
    toId,
    lines.map(({ productId, pieces, received }) => [productId, received - pieces]),
    context,
  );
  const lost = missing > 0 ? `, lipsă: ${missing} (${reason})` : "";
  return { done: {}, what: `a sosit la ${toName}, bucăți: ${sumOf(lines) - missing}${lost}` };
}

/**
 * Undoes the receipt of a transfer, so that the transfer is in transit again. Has no effect on a transfer in transit.
 * Throws StaleVersion (409).
 */
export function undoReceipt(shop: Shop, { reason, ...input }: Change & { reason: string }): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    const state = stateOf(transfer);
    if (state === "sent") return { same: {} };
    if (state !== "received") return refused("reason", "Transferul nu a fost primit.");
    const { id, toId, toName } = transfer;
    await archivedPlace(tx, [toId]);
    const lines = (await loadTransferLines(tx, id)).map((line) => ({
      ...line,
      received: line.received ?? 0,
    }));
    await lockProducts(tx, idsOf(lines));
    const available = await piecesAt(tx, toId, idsOf(lines));
    const gone = lines.filter(({ productId, received }) => (available.get(productId) ?? 0) < received);
    if (gone.length > 0) {
      const named = gone.map(
        ({ code, productId, received }) => `${code} (${received - (available.get(productId) ?? 0)} buc.)`,
      );
      return refused("reason", `O parte din bucăți nu mai sunt la ${toName}: ${listed(named)}.`);
    }
    const context = { actor: input.actor, at: shop.now(), reference: `Anulare ${nameOf(transfer)}` };
    await correct(
      tx,
      toId,
      lines.map(({ productId, pieces, received }) => [productId, pieces - received]),
      context,
    );
    await move(
      tx,
      toId,
      lines.map(({ productId, pieces }) => [productId, -pieces]),
      context,
    );
    await writeReceived(tx, id, null);
    return { done: {}, what: `primirea a fost anulată (${reason})` };
  });
}

/** Undoes a transfer in transit and returns its pieces. Undoing it again has no effect. Throws StaleVersion (409). */
export function undoTransfer(shop: Shop, { reason, ...input }: Change & { reason: string }): Promise<Done> {
  return changeLocked(shop, input, async (tx, transfer) => {
    const state = stateOf(transfer);
    if (state === "undone") return { same: {} };
    if (state !== "sent") return refused("reason", "Doar un transfer aflat pe drum poate fi anulat.");
    const { id, fromId, fromName } = transfer;
    const archived = await archivedPlace(tx, [fromId]);
    if (archived !== undefined)
      return refused("reason", `Locul „${archived}” este arhivat. Activează-l mai întâi.`);
    const lines = await loadTransferLines(tx, id);
    await lockProducts(tx, idsOf(lines));
    const at = shop.now();
    const context = { actor: input.actor, at, reference: `Anulare ${nameOf(transfer)}` };
    await writeUndone(tx, id, { at, by: input.actor.name, reason });
    await move(
      tx,
      fromId,
      lines.map(({ productId, pieces }) => [productId, pieces]),
      context,
    );
    return { done: {}, what: `a fost anulat, marfa este din nou la ${fromName} (${reason})` };
  });
}

const nameOf = ({ number, year }: Transfer) => transferName({ number: number ?? 0, year: year ?? 0 });
const idsOf = (lines: readonly { productId: number }[]) =>
  lines.map(({ productId }) => productId).toSorted((one, other) => one - other);
const sumOf = (lines: readonly Pick<TransferLine, "pieces">[]) =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0);

function listed(names: readonly string[]): string {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` și încă ${names.length - 5}` : "");
}

/**
 * Prevents archiving of the places until the transaction ends. Returns the name of one that is already archived, if
 * any.
 */
async function archivedPlace(tx: Tx, ids: readonly (number | null)[]): Promise<string | undefined> {
  const real = ids.filter((id) => id !== null).toSorted((one, other) => one - other);
  let archived: string | undefined;
  for (const id of real) {
    const place = await holdPlace(tx, id);
    if (place?.is_active === false) archived = place.name;
  }
  return archived;
}

/**
 * Returns how many pieces of each product are at a place, keyed by product id. Pieces that orders reserve do not
 * count in the warehouse.
 */
export function piecesAt(
  db: Db,
  placeId: number | null,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  return placeId === null ? loadStocks(db, productIds) : loadPlacePieces(db, placeId, productIds);
}

type Moved = readonly (readonly [productId: number, quantity: number])[];

const move = (tx: Tx, placeId: number | null, moved: Moved, context: MovementContext): Promise<void> =>
  write(tx, placeId, { moved, reason: "transfer", ...context });
const correct = (tx: Tx, placeId: number | null, moved: Moved, context: MovementContext): Promise<void> =>
  write(tx, placeId, { moved, reason: "correction", ...context });

async function write(
  tx: Tx,
  placeId: number | null,
  { moved, reason, ...context }: MovementContext & { moved: Moved; reason: "transfer" | "correction" },
): Promise<void> {
  const moves = moved.flatMap(([productId, quantity]) => (quantity === 0 ? [] : [{ productId, quantity }]));
  if (moves.length === 0) return;
  if (placeId !== null) {
    await insertPlaceMoves(
      tx,
      moves.map((one) => ({ ...one, placeId })),
      { ...context, reason },
    );
    return;
  }
  const ids = moves.map(({ productId }) => productId);
  const before = await loadStocks(tx, ids);
  await moveStocks(tx, moves, { ...context, reason });
  await recordChanges(
    tx,
    moves.map(({ productId, quantity }) => {
      const stock = before.get(productId) ?? 0;
      return stockChange({ ...context, reason }, { productId, before: stock, after: stock + quantity });
    }),
  );
  await refreshProductRead(tx, ids, context.at);
}
