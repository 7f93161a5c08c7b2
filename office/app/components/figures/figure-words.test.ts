import { expect, it } from "vitest";
import { beforeText, changeText, describeSales, shortStepText, stepText } from "./figure-words.ts";

it.each([
  [112, 100, "+12 %"],
  [97, 100, "−3 %"],
  [100, 100, "0 %"],
  [2_500, 100, "+2.400 %"],
  [5, 0, "–"],
])("changeText formats %d after %d as %s", (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

it.each([
  ["day", "22.11.2026"],
  ["week", "22.11.2026"],
  ["month", "nov. 2026"],
] as const)("stepText labels a %s as %s", (by, text) => {
  expect(stepText("2026-11-22", by)).toBe(text);
});

it("shortStepText shortens labels for an axis", () => {
  expect(shortStepText("2026-11-22", "day")).toBe("22.11.");
  expect(shortStepText("2026-11-22", "month")).toBe("nov. 2026");
});

it("describeSales describes a chart in one sentence", () => {
  const figures = (sales: number[]) => ({
    from: "2026-11-21",
    to: "2026-11-22",
    orders: 2,
    net: 1,
    sales: sales.reduce((sum, value) => sum + value, 0),
    basket: 1,
    steps: sales.map((value, at) => ({
      start: `2026-11-2${at + 1}`,
      orders: 1,
      net: 1,
      sales: value,
      basket: value,
    })),
  });
  const shown = { now: figures([10.5, 1_240]), before: figures([0, 0]), is_until_now: false };
  expect(describeSales(shown, "day")).toBe(
    "Între 21.11.2026 și 22.11.2026 s-au vândut produse de 1.250,50 lei. Cel mai mult: 22.11.2026, 1.240,00 lei. În perioada anterioară: 0,00 lei.",
  );
});

it.each([
  ["2026-11-22", "2026-11-22", true, "ziua dinainte, până la aceeași oră"],
  ["2026-11-22", "2026-11-22", false, "ziua dinainte"],
  ["2026-11-21", "2026-11-22", true, "perioada anterioară, până la aceeași oră"],
])("beforeText names the period that %s – %s is compared with", (from, to, isUntilNow, text) => {
  const series = { from, to, orders: 0, sales: 0, net: 0, basket: 0, steps: [] };
  expect(beforeText({ now: series, before: series, is_until_now: isUntilNow })).toBe(text);
});
