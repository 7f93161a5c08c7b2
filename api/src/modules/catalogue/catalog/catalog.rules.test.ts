import { expect, it } from "vitest";
import { isNew, joinValues, orderableQuantity, stockIdOf, withoutKnownSpans } from "./catalog.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

it.each([
  [0, 5, 1, 2],
  [1, 5, 2, 2],
  [2, 5, 2, 3],
  [5, 5, 1, 3],
  [6, 5, 1, 1],
  [1, 0, 1, 1],
])(
  "stockIdOf maps stock %d, limited from %d, minimum %d to stock id %d",
  (stock, limitedFrom, least, expected) => {
    expect(stockIdOf(stock, limitedFrom, least)).toBe(expected);
  },
);

it("joinValues merges rows with the same name and lists each value once, ignoring case", () => {
  const rows = [
    { name: "Material", value: "Plastic" },
    { name: "Culoare", value: "Alb" },
    { name: "material", value: "ABS" },
    { name: "Culoare", value: "alb" },
  ];
  expect(joinValues(rows)).toEqual([
    { name: "Material", value: "Plastic, ABS" },
    { name: "Culoare", value: "Alb" },
  ]);
});

it("withoutKnownSpans drops a range if the exact value is listed", () => {
  const row = (name: string, value: string) => ({ name, value });
  const spans = [row("pH", "Neutru (6 – 8)"), row("Cantitate", "5 – 10 l / kg"), row("Formă", "Concentrat")];
  expect(withoutKnownSpans(spans, [row("pH (concentrat)", "7,5"), row("Cantitate netă", "5 l")])).toEqual([
    row("Formă", "Concentrat"),
  ]);
  expect(withoutKnownSpans(spans, [row("pHmetru", "7")])).toEqual(spans);
  expect(withoutKnownSpans([row("pH", "Neutru")], [row("pH", "7")])).toEqual([row("pH", "Neutru")]);
});

it("isNew is true for the first 30 days", () => {
  expect(isNew(daysAgo(29), now)).toBe(true);
  expect(isNew(daysAgo(30), now)).toBe(false);
});

it("orderableQuantity is the lower of the maximum quantity and the stock", () => {
  expect(orderableQuantity(50, 3)).toBe(3);
  expect(orderableQuantity(50, 300)).toBe(50);
});
