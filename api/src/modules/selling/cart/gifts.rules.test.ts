import { describe, expect, it } from "vitest";
import type { GiftPromotion } from "../../catalogue/promotions/index.ts";
import { type GiftRequest, giftsFor, lostGiftText, canAffectCart } from "./gifts.rules.ts";
import { type CartLine, priceLines, soldParts } from "./lines.rules.ts";
import { aBundleLine, aCartProduct, aLine } from "./testing/lines.ts";

const sponge = aCartProduct({ productId: 500, name: "Burete", stock: 2 });
const soap = aCartProduct();

function aPromotion(changes: Partial<GiftPromotion> = {}): GiftPromotion {
  return {
    id: 3,
    name: "Burete cadou",
    giftProductId: sponge.productId,
    giftQuantity: 1,
    condition: { kind: "product", productIds: [soap.productId] },
    ...changes,
  };
}
const fromValue = (fromBani: number) => aPromotion({ condition: { kind: "cart_value", fromBani } });

function giveTo(lines: CartLine[], changes: Partial<GiftRequest> = {}) {
  const { lines: priced, left } = priceLines(lines);
  const sold = soldParts(priced);
  const productsBani = sold.reduce((sum, part) => sum + part.amountBani, 0);
  const products = new Map([[sponge.productId, sponge]]);
  const reported = { declinedGiftIds: [], seenGiftIds: [], products };
  const { gifts, lost } = giftsFor({
    sold,
    productsBani,
    left,
    promotions: [aPromotion()],
    ...reported,
    ...changes,
  });
  return {
    gifts: gifts.map(({ product, quantity }) => [product.name, quantity]),
    lost: lost.map(lostGiftText),
  };
}
const NOTHING = { gifts: [], lost: [] };

describe("a gift", () => {
  it.each([
    ["with a product of its promotion, once for any quantity", [aLine({ quantity: 9 })], aPromotion()],
    ["with a bundle that contains the product", [aBundleLine([{ product: soap }])], aPromotion()],
    ["from a minimum cart value", [aLine({ quantity: 5 })], fromValue(50_00)],
  ])("a gift is given %s", (_, lines, promotion) => {
    expect(giveTo(lines, { promotions: [promotion] })).toEqual({ gifts: [["Burete", 1]], lost: [] });
  });

  it.each([
    ["without its product", [aLine({ productId: 9 })], aPromotion()],
    ["with a product that is sold out", [aLine({ stock: 0 })], aPromotion()],
    ["below its minimum value", [aLine({ quantity: 4 })], fromValue(40_01)],
    ["when the stock is lower than the gift", [aLine()], aPromotion({ giftQuantity: 3 })],
  ])("a gift is not given %s", (_, lines, promotion) => {
    expect(giveTo(lines, { promotions: [promotion] })).toEqual(NOTHING);
  });

  it("a gift is limited to the stock left after the purchase", () => {
    const bought = aLine({ ...sponge, quantity: 2 });
    expect(giveTo([aLine(), bought])).toEqual(NOTHING);
    expect(giveTo([aLine(), aLine({ ...sponge, quantity: 1 })]).gifts).toEqual([["Burete", 1]]);
  });

  it("every promotion gives its gift while stock lasts", () => {
    const promotions = [1, 2, 3].map((id) => aPromotion({ id }));
    expect(giveTo([aLine()], { promotions }).gifts).toEqual([
      ["Burete", 1],
      ["Burete", 1],
    ]);
  });

  it("a gift's minimum order value is compared with the total of the products after discounts", () => {
    expect(giveTo([aLine({ quantity: 5 })], { promotions: [fromValue(50_00)], productsBani: 49_99 })).toEqual(
      NOTHING,
    );
  });

  it("a gift is not given again to a buyer who removed it", () => {
    expect(giveTo([aLine()], { declinedGiftIds: [3], seenGiftIds: [sponge.productId] })).toEqual(NOTHING);
  });
});

describe("a gift that the buyer has seen", () => {
  const seenGiftIds = [sponge.productId];
  const lost = ["Cadoul „Burete” nu mai este disponibil."];

  it("a seen gift is reported as lost when it ran out or its promotion ended", () => {
    const products = new Map([[sponge.productId, { ...sponge, stock: 0 }]]);
    expect(giveTo([aLine()], { seenGiftIds, products })).toEqual({ gifts: [], lost });
    expect(giveTo([aLine()], { seenGiftIds, promotions: [] })).toEqual({ gifts: [], lost });
  });

  it.each([
    ["is not earned", [aPromotion({ id: 4, condition: { kind: "cart_value", fromBani: 900_00 } })], []],
    ["was declined", [aPromotion({ id: 4 })], [4]],
  ])(
    "a gift that ran out is reported, even if another promotion of the same gift %s",
    (_, others, declined) => {
      const products = new Map([[sponge.productId, { ...sponge, stock: 0 }]]);
      for (const promotions of [
        [aPromotion(), ...others],
        [...others, aPromotion()],
      ])
        expect(giveTo([aLine()], { seenGiftIds, products, promotions, declinedGiftIds: declined })).toEqual({
          gifts: [],
          lost,
        });
    },
  );

  it("a seen gift disappears without a message when its condition is no longer met", () => {
    expect(giveTo([aLine({ productId: 9 })], { seenGiftIds })).toEqual(NOTHING);
  });
});

describe("canAffectCart", () => {
  const cart = { productIds: [soap.productId, 7], seenBani: 39_999, seenGiftIds: [] };
  it.each([
    ["with a product of its promotion in the cart", aPromotion(), cart, true],
    ["never with other products", aPromotion(), { ...cart, productIds: [7] }, false],
    ["not below the required value", fromValue(40_000), cart, false],
    ["from the required value", fromValue(39_999), cart, true],
    [
      "when the buyer was told about it",
      fromValue(90_000),
      { ...cart, seenGiftIds: [sponge.productId] },
      true,
    ],
  ])("canAffectCart decides whether a gift can affect a cart: %s", (_, promotion, held, expected) => {
    expect(canAffectCart(promotion, held)).toBe(expected);
  });
});
