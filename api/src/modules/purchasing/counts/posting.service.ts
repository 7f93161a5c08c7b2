/** Posts stock counts and undoes them. A database trigger posts the cost of the corrections. */
import { counted } from "@curat/contract/quantity-text.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { lockProducts, refreshProductRead } from "../../catalogue/catalog/index.ts";
import { correctPlace, holdPlace, loadPlacePieces } from "../../catalogue/stock-places/index.ts";
import { moveStocks, stockChange } from "../../catalogue/stock/index.ts";
import {
  type Actor,
  recordChange,
  recordChanges,
  StaleVersion,
  versionOf,
} from "../../platform/changes/index.ts";
import { averageOf, loadCosts } from "../costs/index.ts";
import { countName, differenceOf } from "./counts.rules.ts";
import {
  findCorrectedSince,
  type LineValue,
  loadLines,
  loadStocks,
  type StoredLine,
  writeValues,
} from "./counted-lines.store.ts";
import { type Count, lockCounting, lockCount, writePosted, writeUndone } from "./counts.store.ts";
import { type Drafted, KIND, refused, subjectOf } from "./drafts.service.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/**
 * Posts a draft: corrects the stock of counted products by their differences. Later sales do not matter, because each
 * difference was measured when its line was counted. A posted count is left unchanged. Throws StaleVersion (409).
 */
export async function postCount(
  { db, now }: Shop,
  { id, expectedVersion, actor }: { id: number; expectedVersion: number; actor: Actor },
): Promise<Drafted> {
  return transaction(db, async (tx): Promise<Drafted> => {
    const count = await lockCount(tx, id);
    await lockCounting(tx, "posting");
    const at = now();
    if (!count) return { ok: false, error: "unknown" };
    if (count.undoneAt) return { ok: false, error: "posted" };
    if (count.postedAt) return { ok: true, id };
    const version = await versionOf(tx, { kind: KIND, id });
    if (version !== expectedVersion) throw new StaleVersion({ stock_countID: id }, version);
    const { rows: lines } = await loadLines(tx, id, { show: "counted" });
    if (lines.length === 0) return refused("post", "Numără cel puțin un produs.");
    const corrected = await findCorrectedSince(tx, count);
    if (corrected.length > 0)
      return refused(
        "post",
        `Numără din nou produsele al căror stoc a fost corectat între timp: ${listed(corrected)}.`,
      );
    const year = Number(romanianDay(at).slice(0, 4));
    const number = await writePosted(tx, id, { year, at, by: actor.name });
    const name = countName({ number, year });
    const moved = movesOf(lines, 1);
    const done = await move(tx, count, { moves: moved, actor, at, reference: name });
    if ("short" in done)
      throw new ShortStock(
        count.placeId === null
          ? `Lipsesc bucăți rezervate pentru comenzi: ${done.short}. Modifică mai întâi comenzile.`
          : `Lipsesc bucăți care au plecat între timp: ${done.short}. Numără din nou.`,
      );
    await writeValues(tx, await valuesOf(tx, lines, done.valueOf));
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `${subjectOf(count)} a fost înregistrat: ${name}, ${counted(moved.length, "o diferență", "diferențe")}.`,
      before: { countID: id, edit: version },
      after: { countID: id, edit: version + 1, number, year, differences: moved.length },
      touched: [],
    });
    return { ok: true, id };
  }).catch(refuseShort("post"));
}

/**
 * Reverses the differences of a posted count if the surplus pieces are still for sale. Undoing it again has no
 * effect.
 */
export async function undoCount(
  { db, now }: Shop,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
): Promise<Drafted> {
  return transaction(db, async (tx): Promise<Drafted> => {
    const count = await lockCount(tx, id);
    await lockCounting(tx, "posting");
    const at = now();
    const { number, year } = count ?? {};
    if (!count || number == null || year == null) return { ok: false, error: "unknown" };
    if (count.undoneAt) return { ok: true, id };
    const name = countName({ number, year });
    const { rows: lines } = await loadLines(tx, id, { show: "different" });
    const done = await move(tx, count, {
      moves: movesOf(lines, -1),
      actor,
      at,
      reference: `Anulare ${name}`,
    });
    if ("short" in done) throw new ShortStock(`Surplusul nu mai este în stoc: ${done.short}.`);
    const version = await versionOf(tx, { kind: KIND, id });
    await writeUndone(tx, id, { reason, at, by: actor.name });
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `${name} a fost anulat: ${reason}`,
      before: { countID: id, edit: version },
      after: { countID: id, edit: version + 1, undone: true },
      touched: [],
    });
    return { ok: true, id };
  }).catch(refuseShort("reason"));
}

class ShortStock extends Error {}

function refuseShort(field: string): (error: unknown) => Drafted {
  return (error) => {
    if (error instanceof ShortStock) return refused(field, error.message);
    throw error;
  };
}

function listed(names: readonly string[]): string {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` și încă ${names.length - 5}` : "");
}

interface Move {
  line: StoredLine;
  productId: number;
  quantity: number;
}

function movesOf(lines: readonly StoredLine[], sign: 1 | -1): Move[] {
  return lines.flatMap((line) => {
    const quantity = sign * differenceOf(line);
    return quantity === 0 ? [] : [{ line, productId: line.productId, quantity }];
  });
}

/**
 * Writes the stock movements, or returns the names of the products with too few pieces for sale. Locks the products.
 * `valueOf` returns the posted value of a moved product in bani.
 */
async function move(
  tx: Tx,
  { placeId }: Count,
  { moves, ...posting }: { moves: readonly Move[]; actor: Actor; at: Date; reference: string },
): Promise<{ short: string } | { valueOf: (productId: number) => number | null }> {
  const ids = moves.map(({ productId }) => productId).toSorted((one, other) => one - other);
  const place = placeId === null ? undefined : await holdPlace(tx, placeId);
  if (place?.is_active === false)
    throw new ShortStock(`Locul „${place.name}” este arhivat. Activează-l mai întâi.`);
  await lockProducts(tx, ids);
  const stocks = await (placeId === null ? loadStocks(tx, ids) : loadPlacePieces(tx, placeId, ids));
  const stockOf = (productId: number) => stocks.get(productId) ?? 0;
  const short = moves.filter(({ productId, quantity }) => stockOf(productId) + quantity < 0);
  if (short.length > 0) {
    const named = short.map(
      ({ line, productId, quantity }) => `${line.code} (${-(stockOf(productId) + quantity)} buc.)`,
    );
    return { short: listed(named) };
  }
  const before = await loadCosts(tx, ids);
  await (place
    ? correctPlace(tx, place, { moves, ...posting })
    : correctWarehouse(tx, { moves, stockOf, ...posting }));
  const after = await loadCosts(tx, ids);
  const valueOf = (productId: number) => {
    const [old, now] = [before.get(productId), after.get(productId)];
    return old && now ? now.valueBani - old.valueBani : null;
  };
  return { valueOf };
}

async function correctWarehouse(
  tx: Tx,
  {
    moves,
    stockOf,
    ...posting
  }: {
    moves: readonly Move[];
    stockOf: (productId: number) => number;
    actor: Actor;
    at: Date;
    reference: string;
  },
): Promise<void> {
  await moveStocks(tx, moves, { ...posting, reason: "correction" });
  await recordChanges(
    tx,
    moves.map(({ productId, quantity }) => {
      const before = stockOf(productId);
      return stockChange(
        { ...posting, reason: "correction" },
        { productId, before, after: before + quantity },
      );
    }),
  );
  await refreshProductRead(
    tx,
    moves.map(({ productId }) => productId),
    posting.at,
  );
}

/** Returns the posted value of each counted line and the average cost of a piece. */
async function valuesOf(
  tx: Tx,
  lines: readonly StoredLine[],
  movedOf: (productId: number) => number | null,
): Promise<LineValue[]> {
  const costs = await loadCosts(
    tx,
    lines.map(({ productId }) => productId),
  );
  return lines.map((line) => {
    const cost = costs.get(line.productId);
    const valueBani = differenceOf(line) === 0 ? 0 : movedOf(line.productId);
    return {
      lineId: line.id,
      valueBani: cost ? valueBani : null,
      unitBani: cost ? averageOf(cost) : null,
    };
  });
}
