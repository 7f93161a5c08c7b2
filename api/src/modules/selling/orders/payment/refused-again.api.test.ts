import { expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openSellingShop } from "../../../../testing/test-orders.ts";
import { aCardOrder, latestPayment, NETOPIA, notify } from "../../../../testing/test-payments.ts";

const shop = await openSellingShop({ netopia: NETOPIA });

it("each failed payment of an order enqueues its own email", async () => {
  const { randomId, ...payment } = await aCardOrder(shop, [{ product: PRODUCT.towels }]);
  const time = async () => {
    const [job] = await shop.query<{ time: number }>(
      `select (payload->>'time')::integer as time from graphile_worker._private_jobs
       where key = (select 'order-payment_failed:' || id from orders where random_id = $1)`,
      [randomId],
    );
    return job?.time;
  };
  await notify(shop, { ...payment, errorCode: "20" });
  expect(await time()).toBe(1);
  await notify(shop, { ...payment, action: "confirmed_pending" });
  await notify(shop, { ...payment, errorCode: "34" });
  expect(await time()).toBe(2);
  expect((await shop.post(`/payments/${randomId}/retry`)).status).toBe(200);
  await notify(shop, { ...(await latestPayment(shop, randomId)), errorCode: "20" });
  expect(await time()).toBe(3);
});
