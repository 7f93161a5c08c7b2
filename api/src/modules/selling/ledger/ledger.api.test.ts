import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const lines = [{ product: PRODUCT.lavender, quantity: 2 }];
const entriesOf = (id: number) =>
  shop.query<{ kind: string; bani: number; cause: string; method: string | null }>(
    "select kind, amount_bani as bani, cause, method from order_entry where order_id = $1 order by id",
    [id],
  );

describe("the account entries of an order", () => {
  it("an order is charged when it is placed and credited when it is cancelled", async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "cancelled");
    expect(await entriesOf(order.id)).toEqual([
      { kind: "charge", bani: 62_97, cause: "placed", method: null },
      { kind: "credit", bani: -62_97, cause: "undone", method: null },
    ]);
  });

  it("cash on delivery counts as received once, when the parcel arrives", async () => {
    const order = await anOrder(shop, { lines });
    await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered", "completed");
    expect((await entriesOf(order.id)).slice(1)).toEqual([
      { kind: "receipt", bani: -62_97, cause: "delivered", method: "cash_on_delivery" },
    ]);
  });

  it.each([
    ["is not changed", "update order_entry set amount_bani = 1"],
    ["is not deleted", "delete from order_entry"],
    [
      "never refunds more than it received",
      `insert into order_entry (order_id, at, kind, amount_bani, cause, method)
       select max(id), now(), 'payout', 1000000, 'paid_back', 'transfer' from orders`,
    ],
    [
      "has no refund above the received amount",
      `insert into refund (order_id, amount_bani, reason, cause, state, created_at)
       select max(id), 1000000, 'Probă', 'given_back', 'due', now() from orders`,
    ],
    [
      "is not credited more than it was charged",
      `insert into order_entry (order_id, at, kind, amount_bani, cause) select max(id), now(), 'credit', -1000000, 'amended' from orders`,
    ],
    [
      "receives no negative sum",
      `insert into order_entry (order_id, at, kind, amount_bani, cause, method) select max(id), now(), 'receipt', 1, 'noted', 'unknown' from orders`,
    ],
  ])("the account of an order %s", async (_, statement) => {
    const order = await anOrder(shop, { lines });
    const before = await entriesOf(order.id);
    await expect(shop.query(statement)).rejects.toThrow(
      /append-only|More goes back|credited more|order_entry_sign/,
    );
    expect(await entriesOf(order.id)).toEqual(before);
  });

  it("each money event is posted once", async () => {
    const order = await anOrder(shop, { lines });
    const [payment] = await shop.query<{ id: number }>(
      `insert into payment (order_id, provider, reference, amount_bani, state, started_at, changed_at)
       values ($1, 'netopia', 'R-once', 5797, 'started', now(), now()) returning id`,
      [order.id],
    );
    const repeated = [
      "insert into order_entry (order_id, at, kind, amount_bani, cause) values ($1, now(), 'charge', 100, 'placed')",
      `insert into order_entry (order_id, at, kind, amount_bani, cause, method, payment_id)
       select $1, now(), 'receipt', -100, 'paid', 'card', ${payment?.id} from generate_series(1, 2)`,
    ];
    for (const statement of repeated)
      await expect(shop.query(statement, [order.id])).rejects.toThrow(/order_entry_(?:placed|payment)/);
  });
});
