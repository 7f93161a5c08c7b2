import { beforeEach, describe, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { countCarts, itemsOf, restoreProducts, openSellingShop } from "../../../testing/test-orders.ts";

const shop = await openSellingShop();
beforeEach(() => restoreProducts(shop));

type Line = [productid: number, qty?: number | string];
function add(lines: Line[], { cart, key }: { cart?: string; key?: string } = {}) {
  const body = { lines: lines.map(([productid, qty]) => ({ productid, qty })), ...(key && { key }) };
  return shop.post("/cart/lines", body, cart === undefined ? {} : { cart });
}
const quantitiesOf = (answer: Parameters<typeof itemsOf>[0]) =>
  Object.fromEntries(
    itemsOf(answer).flatMap(({ productid, quantity }) => (productid ? [[productid, quantity]] : [])),
  );

describe("adding several lines to a cart", () => {
  it("a submission adds the available pieces and reports the outcome of each line", async () => {
    const answer = await add([
      [PRODUCT.lavender, 2],
      [PRODUCT.lastThree, "10"],
      [PRODUCT.soldOut, 1],
      [PRODUCT.pairsOnly, 1],
      [999_999, 1],
      [PRODUCT.lemon, "doi"],
      [PRODUCT.towels, 2.5],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.data.added_lines).toEqual([
      {
        productid: PRODUCT.lavender,
        product: "Detergent pentru pardoseli cu lavandă 1 l",
        asked: 2,
        added: 2,
        outcome: "added",
      },
      expect.objectContaining({
        asked: 10,
        added: 3,
        outcome: "reduced",
        message: "Am adăugat 3 din 10: mai sunt doar 3 buc.",
      }),
      expect.objectContaining({ added: 0, outcome: "refused", message: "Produsul nu este în stoc." }),
      expect.objectContaining({
        asked: 1,
        added: 2,
        outcome: "raised",
        message: "Cantitatea minimă este de 2 buc., așa că am adăugat 2.",
      }),
      expect.objectContaining({ added: 0, outcome: "refused", message: "Produsul nu este la vânzare." }),
      expect.objectContaining({
        asked: null,
        outcome: "refused",
        message: "Scrie un număr întreg, cel puțin 1.",
      }),
      expect.objectContaining({ asked: null, outcome: "refused" }),
    ]);
    expect(quantitiesOf(answer)).toEqual({
      [PRODUCT.lavender]: 2,
      [PRODUCT.lastThree]: 3,
      [PRODUCT.pairsOnly]: 2,
    });
    const read = await shop.get("/cart", { cart: answer.body.data.qcartid });
    expect(quantitiesOf(read)).toEqual(quantitiesOf(answer));
    expect(read.body.data.cart_alerts).toEqual([]);
  });

  it("listing a product twice in a submission adds both quantities, up to the product's limit", async () => {
    const { body } = await add([[PRODUCT.lavender, 40]]);
    const cart = body.data.qcartid;
    const more = await add(
      [
        [PRODUCT.lavender, 6],
        [PRODUCT.lavender, 6],
      ],
      { cart },
    );
    expect(more.body.data.added_lines).toMatchObject([
      { asked: 6, added: 6, outcome: "added" },
      {
        asked: 6,
        added: 4,
        outcome: "reduced",
        message: "Am adăugat 4 din 6: se pot comanda cel mult 50 buc.",
      },
    ]);
    const full = await add([[PRODUCT.lavender, 1]], { cart });
    expect(full.body.data.added_lines).toMatchObject([
      {
        added: 0,
        outcome: "refused",
        message: "Ai deja în coș cantitatea maximă: se pot comanda cel mult 50 buc.",
      },
    ]);
    expect(quantitiesOf(full)).toEqual({ [PRODUCT.lavender]: 50 });
  });

  it("a submission creates no cart when no line can be added", async () => {
    const before = await countCarts(shop);
    const { status, body } = await add([[PRODUCT.soldOut, 3]], { key: "trimitere-1" });
    expect([status, body.data.cartitems, body.data.qcartid]).toEqual([200, [], undefined]);
    expect(await countCarts(shop)).toBe(before);
  });

  it.each([[[]], [Array.from({ length: 201 }, (): Line => [PRODUCT.lavender, 1])]])(
    "a submission of 0 or 201 lines is refused with 422",
    async (lines) => {
      const { status, body } = await add(lines);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["lines"]]);
    },
  );
});

describe("a repeated submission", () => {
  const lines: Line[] = [
    [PRODUCT.lavender, 2],
    [PRODUCT.soldOut, 1],
  ];

  it("a submission sent three times concurrently adds its lines once and reports the same outcomes", async () => {
    const { body } = await add([[PRODUCT.lemon, 1]]);
    const cart = body.data.qcartid;
    const twice = await Promise.all([1, 2, 3].map(() => add(lines, { cart, key: "dublu-clic" })));
    expect(twice.map(({ body }) => body.data.is_repeated).sort()).toEqual([false, true, true]);
    for (const { body } of twice) expect(body.data.added_lines).toEqual(twice[0]?.body.data.added_lines);
    expect(quantitiesOf(await shop.get("/cart", { cart }))).toEqual({
      [PRODUCT.lemon]: 1,
      [PRODUCT.lavender]: 2,
    });
  });

  it("a submission with another key or other lines is added, not treated as a repetition", async () => {
    const { body } = await add(lines, { key: "prima-data" });
    const cart = body.data.qcartid;
    await add(lines, { cart, key: "a-doua-oara" });
    const other = await add([[PRODUCT.lavender, 3]], { cart, key: "prima-data" });
    expect(other.body.data.is_repeated).toBe(false);
    expect(quantitiesOf(other)).toEqual({ [PRODUCT.lavender]: 7 });
  });
});
