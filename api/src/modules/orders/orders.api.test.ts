import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT } from "../../testing/test-catalogue.ts";
import {
  aCart,
  aCompany,
  aCompanyBody,
  anOrderBody,
  aPlace,
  PAYMENT,
  PAYMENT_SETTINGS,
  placeOrder,
} from "../../testing/test-orders.ts";
import { openTestShop } from "../../testing/test-shop.ts";

let time = Date.now();
const shop = await openTestShop();
beforeAll(() => shop.api.importShop({ settings: PAYMENT_SETTINGS }));

describe("an order", () => {
  it("is answered with what the order-sent page shows", async () => {
    const cart = await aCart(shop, [{ product: PRODUCT.lavender, quantity: 2 }]);
    const { status, body } = await placeOrder(shop, cart);
    expect(status).toBe(200);
    expect(body.data.orderData).toMatchObject({ firstname: "Ana", status_label: "Nouă" });
  });
});
