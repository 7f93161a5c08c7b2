import { beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { aPromotion } from "../../../testing/test-promotions.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const tryCart = (body: object) => staff.post("/staff/promotions/try-cart", body);
const line = (productid: number, quantity = 1) => ({ productid, quantity });

beforeAll(async () => {
  await shop.api.importShop({
    settings: PAYMENT_SETTINGS,
    promotions: [
      aPromotion({ id: 1, name: "Zile", percent: 20, productIds: [PRODUCT.towels] }),
      aPromotion({ id: 2, name: "Toamnă", percent: 10, productIds: [PRODUCT.towels] }),
      aPromotion({
        id: 3,
        name: "Dar",
        percent: null,
        productIds: [PRODUCT.towels],
        gift: { productId: PRODUCT.lemon, quantity: 1, condition: { kind: "product" } },
      }),
    ],
  });
  const terms = { code: "ZECE", name: "Zece", kind: "percent", percent: 10, product_ids: [PRODUCT.towels] };
  await staff.post("/staff/vouchers", terms);
});

it("a test cart explains the promotions and voucher of each line and stores nothing", async () => {
  const before = await shop.query("select count(*) from cart");
  const { status, body } = await tryCart({
    lines: [line(PRODUCT.towels, 2), line(PRODUCT.lavender)],
    voucher: " zece ",
  });
  expect(status).toBe(200);
  expect(body.data.lines).toMatchObject([
    {
      productID: PRODUCT.towels,
      quantity: 2,
      list_price: 45,
      price: 36,
      subtotal: 72,
      discount: 7.2,
      story: [
        "Preț de listă: 45,00 lei.",
        "Cu promoția „Zile”, prețul este 36,00 lei: este cea mai mare reducere, deci se aplică.",
        "Cu promoția „Toamnă”, prețul ar fi 40,50 lei: reducerile nu se cumulează.",
        "Se afișează redus de la 45,00 lei, cel mai mic preț din cele 30 de zile anterioare.",
        "Voucherul ZECE scade prețul acestui produs cu 7,20 lei, după aplicarea promoțiilor.",
      ],
    },
    {
      price: 19.99,
      discount: 0,
      story: expect.arrayContaining(["Voucherul ZECE nu se aplică acestui produs."]),
    },
  ]);
  expect(body.data).toMatchObject({
    gifts: [{ quantity: 1, promo: "Dar" }],
    voucher: "Voucherul ZECE se aplică, după promoții.",
    products_total: 91.99,
    discount: 7.2,
    total: 84.79,
  });
  expect(await shop.query("select count(*) from cart")).toEqual(before);
});

it("a test cart shows why a voucher does not apply and merges repeated products", async () => {
  const twice = [line(PRODUCT.lavender), line(PRODUCT.lavender, 2)];
  const { data } = (await tryCart({ lines: twice, voucher: "ZECE" })).body;
  expect(data.lines).toMatchObject([{ quantity: 3 }]);
  expect(data.voucher).toBe("Voucherul ZECE nu se aplică: Codul nu se aplică produselor din coș.");
});

it("a test cart lists payment methods for a company and refuses an unknown customer type", async () => {
  const paymentsOf = async (customer_type: string): Promise<string[]> =>
    (await tryCart({ lines: [line(PRODUCT.towels)], customer_type })).body.data.payments;
  expect((await paymentsOf("pj")).length).toBeGreaterThan(0);
  expect((await tryCart({ lines: [line(PRODUCT.towels)], customer_type: "x" })).status).toBe(422);
});

it.each([
  [{ lines: [line(999_999)] }, "lines.0.productid"],
  [{ lines: [line(PRODUCT.towels)], voucher: "NU-ESTE" }, "voucher"],
  [{ lines: [] }, "lines"],
  [{ lines: [line(PRODUCT.towels, 0)] }, "lines.0.quantity"],
])("the test cart %j is refused with an error for %s", async (body, field) => {
  const answer = await tryCart(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});
