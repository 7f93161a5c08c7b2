import { describe, expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openSellingShop } from "../../../../testing/test-orders.ts";
import { aCardOrder, NETOPIA, paymentStates, notify } from "../../../../testing/test-payments.ts";

const shop = await openSellingShop({ netopia: NETOPIA });
const anOrder = () => aCardOrder(shop, [{ product: PRODUCT.towels }]);
const PAID = { status: "confirmed", payment_state: "paid", payments: "paid", due: 0 };
const WAITING = { status: "awaiting_payment", payment_state: "pending", payments: "started", due: 0 };
const hoursReserved = async (randomId: string): Promise<number> => {
  const query =
    "select round(extract(epoch from release_at - now()) / 3600)::int as hours from orders where random_id = $1";
  return (await shop.query<{ hours: number }>(query, [randomId]))[0]?.hours ?? -1;
};

describe("money reserved by the bank", () => {
  it.each([
    { action: "paid", errorCode: "20" },
    { action: "canceled", errorCode: "0" },
  ])(
    "the notification $action with error $errorCode shortens the reservation of the goods to an hour",
    async (end) => {
      const { randomId, ...payment } = await anOrder();
      await notify(shop, { ...payment, action: "paid" });
      expect(await hoursReserved(randomId)).toBe(72);
      await notify(shop, { ...payment, ...end });
      expect(await hoursReserved(randomId)).toBe(1);
    },
  );

  it("a bank reservation keeps the order for three days", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, { ...payment, action: "paid" });
    expect(await paymentStates(shop, randomId)).toEqual({ ...WAITING, payments: "authorized" });
    expect((await shop.get(`/payments/${randomId}`)).body.data).toMatchObject({
      state: "processing",
      canRetry: false,
      methods: [],
    });
    expect(await hoursReserved(randomId)).toBe(72);
    await notify(shop, payment);
    expect(await paymentStates(shop, randomId)).toEqual(PAID);
  });

  it("a reservation cancelled by the bank marks the payment as failed", async () => {
    const { randomId, ...payment } = await anOrder();
    await notify(shop, { ...payment, action: "confirmed_pending" });
    await notify(shop, { ...payment, action: "canceled" });
    expect(await paymentStates(shop, randomId)).toEqual({
      ...WAITING,
      payment_state: "failed",
      payments: "cancelled",
    });
  });
});
