import type { OrderResult } from "@curat/contract/orders";
import { expect, it } from "vitest";
import { storeOrder } from "../../session/order-cookie.server.ts";
import { visit } from "../../testing/visit.ts";
import { loadOrderSent } from "./load.server.ts";

const ORDER = {
  randomid: "k3j2",
  number: "100012",
  paymentcode: "CARD",
  total: 62.99,
  handling_charge: 0,
  total_vat: 10.93,
};
const AT_THE_ENTRANCE = { status_label: "Nouă", paymentCode: "COD", paymentName: "Ramburs", total: 67.99 };

async function shown(payment: object) {
  const sent = await visit({}, async (context) =>
    storeOrder(context, ORDER as OrderResult, "ana@example.com"),
  );
  let order: OrderResult | null = null;
  await visit(
    ({ url }: Request) => ({ data: url.includes("/payments/") ? payment : {} }),
    async (context) => {
      ({ order } = await loadOrderSent(context));
    },
    { cookie: sent.cookies.map((line) => line.split(";")[0]).join("; ") },
  );
  return order;
}

it("a card order changed to payment on delivery includes the handling charge in its total", async () => {
  expect(await shown({ ...AT_THE_ENTRANCE, handling_charge: 5, total_vat: 11.8 })).toMatchObject({
    paymentcode: "COD",
    total: 67.99,
    handling_charge: 5,
    total_vat: 11.8,
  });
});

it("a handling charge missing from the payment is 0, and missing VAT is omitted if the total has changed", async () => {
  const order = await shown(AT_THE_ENTRANCE);
  expect(order).toMatchObject({ total: 67.99, handling_charge: 0 });
  expect(order, "the VAT of another total is not shown").not.toHaveProperty("total_vat");
  expect(await shown({ ...AT_THE_ENTRANCE, total: 62.99 })).toHaveProperty("total_vat", 10.93);
});
