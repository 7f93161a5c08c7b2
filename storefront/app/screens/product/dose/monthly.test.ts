import { describe, expect, it } from "vitest";
import { monthlyOf, weekIn } from "./monthly.ts";

const DOSE = { ml_from: 40, ml_to: 80, water_l: 8 };
const SIZES = [
  { litres: 1, price: 14.9, buyable: true },
  { litres: 5, price: 52.9, buyable: true },
  { litres: 10, price: 96.9, buyable: false },
];

describe("monthly use", () => {
  it("the monthly use is calculated per size in pieces and lei, for the lowest and the highest dose", () => {
    // 12 buckets a week are 52 a month. At 40 ml each they need 2.08 l of concentrate.
    const [one, five] = monthlyOf(DOSE, SIZES, { amount: 12, unit: "galeti" });
    expect(one?.pieces.map((count) => Number(count.toFixed(2)))).toEqual([2.08, 4.16]);
    expect(one?.lei.map((lei) => Number(lei.toFixed(2)))).toEqual([30.99, 61.98]);
    expect(five?.lei[0]).toBeCloseTo(22.01, 2);
  });
  it("the monthly use marks the cheapest buyable size, unless all sizes cost the same", () => {
    const cheapest = (sizes: typeof SIZES) =>
      monthlyOf(DOSE, sizes, { amount: 1, unit: "galeti" }).map(({ isCheapest }) => isCheapest);
    expect(cheapest(SIZES)).toEqual([false, true, false]);
    expect(cheapest(SIZES.slice(0, 1))).toEqual([false]);
  });
  it("the monthly use is the same for a number of buckets and the equivalent litres of water", () => {
    const reported = (["galeti", "litri"] as const).map(
      (unit) => monthlyOf(DOSE, SIZES, { amount: unit === "litri" ? 24 : 3, unit })[0]?.lei,
    );
    expect(reported[0]).toEqual(reported[1]);
  });
});

describe("weekIn", () => {
  it.each([
    ["saptamana=12", { amount: 12, unit: "galeti" }],
    ["saptamana=2,5&masura=litri", { amount: 2.5, unit: "litri" }],
    ["saptamana=3&masura=altfel", { amount: 3, unit: "galeti" }],
  ])("weekIn reads %s", (query, week) => expect(weekIn(new URLSearchParams(query))).toEqual(week));
  it.each(["", "saptamana=", "saptamana=0", "saptamana=-1", "saptamana=mult", "saptamana=99999"])(
    "weekIn ignores %j",
    (query) => expect(weekIn(new URLSearchParams(query))).toBeUndefined(),
  );
});
