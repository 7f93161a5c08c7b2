/** The SQL of returns whose order is changed: its row is locked by the caller who writes. */
import type { Db, Tx } from "../../../db/database.ts";
import type { HeldLine, HeldReturn, ReturnAfter } from "./changed-order.rules.ts";
import type { ReturnStatus } from "./returns.rules.ts";

/** The returns that stand for lines of an order, the earliest first. */
export async function listHeldReturns(db: Db, orderId: number): Promise<HeldReturn[]> {
  const rows = await db
    .selectFrom("return_line as l")
    .innerJoin("return_request as r", "r.id", "l.return_id")
    .innerJoin("order_goods as g", (join) =>
      join.onRef("g.order_id", "=", "l.order_id").onRef("g.position", "=", "l.position"),
    )
    .select(["r.id", "r.number", "r.status", "r.bank", "r.iban", "l.position", "l.quantity"])
    .select(["g.product_id as productId", "g.name", "g.unit", "g.unit_price_bani as unitPriceBani"])
    .where("l.order_id", "=", orderId)
    .orderBy("r.id")
    .orderBy("l.position")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, number, bank, iban } = first;
    const lines = group.map(({ position, quantity, productId, name, unit, unitPriceBani }): HeldLine => ({
      position,
      quantity,
      productId,
      name,
      unit,
      unitPriceBani,
    }));
    // The column's check keeps it to the statuses of the table.
    return { id, number, status: first.status as ReturnStatus, bank, iban, lines };
  });
}

/** Lets go of an order's lines, which are written anew; `writeHeldLines` has to follow in the same transaction. */
export async function freeLines(tx: Tx, orderId: number): Promise<void> {
  await tx.deleteFrom("return_line").where("order_id", "=", orderId).execute();
}

/** What each return stands for of the changed order, and what of it the order has no more. */
export async function writeHeldLines(
  tx: Tx,
  orderId: number,
  returns: readonly Pick<ReturnAfter, "id" | "kept" | "gone">[],
): Promise<void> {
  const kept = returns.flatMap(({ id, kept: lines }) =>
    lines.map((line) => ({ return_id: id, order_id: orderId, ...line })),
  );
  if (kept.length > 0) await tx.insertInto("return_line").values(kept).execute();
  const gone = returns.flatMap(({ id, gone: lines }) =>
    lines.map(({ position, productId, name, unit, quantity }) => ({
      return_id: id,
      position,
      product_id: productId,
      name,
      unit,
      quantity,
    })),
  );
  if (gone.length > 0) await tx.insertInto("return_former_line").values(gone).execute();
}
