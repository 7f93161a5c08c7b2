import { describe, expect, it } from "vitest";
import { type OwnRow, type OwnTerms, ownPrice, ownReason, ownStory, priceSteps } from "./own-price.rules.ts";

function aRow(changes: Partial<OwnRow> = {}): OwnRow {
  const list = { listId: 1, list: "Cantine", takesVouchers: false, cuis: null };
  const value = { fromQuantity: 1, bani: null, percent: 10 };
  return { ...list, target: "all", distance: 0, ...value, ...changes };
}
function terms(rows: OwnRow[], changes: Partial<OwnTerms> = {}): OwnTerms {
  return { productId: 1, listBani: 10_00, publicBani: 10_00, floorBani: null, rows, ...changes };
}
const price = (given: OwnTerms, quantity = 1) => ownPrice(given, quantity)?.bani ?? null;
const product = (bani: number, fromQuantity = 1) =>
  aRow({ target: "product", bani, percent: null, fromQuantity });

it.each<[string, OwnRow[], number, number | null]>([
  ["a percentage reduces the list price", [aRow()], 1, 9_00],
  ["a fixed price replaces the list price", [product(8_00)], 1, 8_00],
  ["the product's row has priority", [aRow({ percent: 50 }), product(9_50)], 1, 9_50],
  [
    "the nearest category has priority",
    [
      aRow({ target: "category", distance: 2, percent: 30 }),
      aRow({ target: "category", distance: 1, percent: 5 }),
    ],
    1,
    9_50,
  ],
  [
    "a category has priority over a brand, a brand over all products",
    [
      aRow({ percent: 30 }),
      aRow({ target: "brand", percent: 20 }),
      aRow({ target: "category", distance: 3 }),
    ],
    1,
    9_00,
  ],
  ["a quantity step above the ordered quantity is ignored", [product(9_00), product(7_00, 10)], 9, 9_00],
  ["the highest step reached applies", [product(9_00), product(7_00, 10), product(8_00, 5)], 12, 7_00],
  ["the wider row applies if the narrower one's step is not reached", [aRow(), product(7_00, 10)], 2, 9_00],
  ["no step is reached", [product(7_00, 10)], 2, null],
  ["the list has no matching row", [], 1, null],
])("ownPrice determines the price from one list: %s", (_, rows, quantity, expected) => {
  expect(price(terms(rows), quantity)).toBe(expected);
});

describe("prices in several lists", () => {
  it("ownPrice takes the lowest price of several lists and does not add up reductions", () => {
    const other = aRow({ listId: 2, percent: 15 });
    expect(price(terms([aRow(), other]))).toBe(8_50);
    expect(ownPrice(terms([aRow({ listId: 3 }), aRow({ listId: 2 })]), 1)?.row.listId).toBe(2);
  });

  it("ownPrice returns null unless a list's price is below the promotion price", () => {
    expect(price(terms([aRow()], { publicBani: 8_99 }))).toBeNull();
    expect(price(terms([aRow()], { publicBani: 9_00 }))).toBeNull();
    expect(price(terms([aRow()], { publicBani: 9_01 }))).toBe(9_00);
  });
});

describe("the minimum price of a product", () => {
  it("ownPrice raises a list's price to the product's minimum price, and the reason mentions it", () => {
    const floored = terms([product(5_00)], { floorBani: 7_50 });
    const own = ownPrice(floored, 1);
    expect(own).toMatchObject({ bani: 7_50, isHeld: true });
    expect(own && ownReason(own)).toBe(
      "Lista „Cantine”: 5.00 lei bucata, până la prețul minim al produsului.",
    );
  });

  it("ownPrice returns null if the minimum price is above the public price", () => {
    expect(price(terms([product(5_00)], { floorBani: 11_00 }))).toBeNull();
  });
});

it("priceSteps lists the quantities at which the price changes, starting at the minimum quantity", () => {
  const rows = [
    product(9_00, 5),
    product(9_00, 8),
    product(8_00, 20),
    aRow({ listId: 2, percent: 15, fromQuantity: 6 }),
  ];
  expect(priceSteps(terms(rows), 2)).toEqual([
    { from: 2, bani: 10_00 },
    { from: 5, bani: 9_00 },
    { from: 6, bani: 8_50 },
    { from: 20, bani: 8_00 },
  ]);
  expect(priceSteps(terms([product(9_00)]), 1)).toEqual([{ from: 1, bani: 9_00 }]);
});

it("ownStory explains which price applies and lists the prices of the other lists", () => {
  const rows = [aRow({ fromQuantity: 5 }), aRow({ listId: 2, list: "Hoteluri", percent: 12.5 })];
  expect(ownStory(terms(rows, { publicBani: 9_90 }), 6)).toEqual([
    "Preț de listă: 10,00 lei. Prețul public este 9,90 lei.",
    "Lista „Hoteluri”: cu 12,5 % sub prețul de listă. Prețul este 8,75 lei: este cel mai mic, deci se aplică.",
    "Lista „Cantine”: 9,00 lei. Prețurile nu se cumulează.",
  ]);
  expect(ownStory(terms([aRow()], { publicBani: 8_00 }), 1).at(-1)).toBe(
    "Prețul public este mai mic sau egal, deci se aplică.",
  );
});
