import { describe, expect, it } from "vitest";
import { readOfferUpdates } from "./offer-updates.ts";

const payload = JSON.stringify([
  [7, "900", 101, 1999, 20, 1, 5, 30],
  [8, "901", 102, 500, 0, 2, 0, 0],
]);
const from = (horizon: string, seen: [number, string][] = []) => ({ horizon, seen: new Map(seen) });

describe("readOfferUpdates", () => {
  it("readOfferUpdates returns prices and stock of all products in the payload", () => {
    expect(readOfferUpdates(payload, from("900"))).toEqual([
      {
        productId: 101,
        offer: { priceBani: 1999, savePercent: 20, stockId: 1, recommended: 5, sold: 30 },
      },
      { productId: 102, offer: { priceBani: 500, savePercent: 0, stockId: 2, recommended: 0, sold: 0 } },
    ]);
  });

  it("readOfferUpdates skips updates that the position already covers", () => {
    expect(readOfferUpdates(payload, from("901")).map((news) => news.productId)).toEqual([102]);
    expect(
      readOfferUpdates(
        payload,
        from("900", [
          [7, "900"],
          [8, "901"],
        ]),
      ),
    ).toEqual([]);
  });

  it.each([undefined, "", "nonsense", "{}", "[1]", '[["7","x",1,1,1,1,1,1]]', "[[7,900]]", "null"])(
    "readOfferUpdates returns nothing for %j",
    (text) => {
      expect(readOfferUpdates(text, from("0"))).toEqual([]);
    },
  );
});
