import { describe, expect, it } from "vitest";
import { contradictsNet, quantityIn } from "./net-quantity.values.ts";

describe("quantityIn", () => {
  it.each([
    ["5 l", "l", 5000, 5000],
    ["500ml", "l", 500, 500],
    ["0,5 L", "l", 500, 500],
    ["1.5\u00a0kg", "kg", 1500, 1500],
    ["750 g", "kg", 750, 750],
    ["2,5 g", "kg", 2, 3],
    ["262,5 m", "m", 262_500, 262_500],
    ["5 – 10 l", "l", 5000, 10_000],
    ["10 - 5 l", "l", 5000, 10_000],
    ["5 – 10 l / kg", "kg", 5000, 10_000],
    ["500 – 999 ml / g", "l", 500, 999],
    ["sub 500 ml / 500 g", "kg", 0, 500],
    ["peste 10 l / kg", "l", 10_000, Infinity],
  ])("quantityIn parses %j in %s", (text, unit, from, to) => {
    expect(quantityIn(text, unit)).toEqual({ from, to });
  });

  it.each([
    ["5 l", "kg"],
    ["12 buc.", "buc."],
    ["5", "l"],
    ["Bax 4 buc.", "l"],
    ["4 × 5 l", "l"],
    ["Rezervă 500 ml", "l"],
    ["1 l / 2 kg", "kg"],
    ["30 cm", "m"],
    ["", "l"],
    ["constructor", "l"],
  ])("quantityIn returns undefined for %j in %s", (text, unit) => {
    expect(quantityIn(text, unit)).toBeUndefined();
  });
});

describe("contradictsNet", () => {
  it.each([
    [{ Volum: "5 l" }, 1, "l", true],
    [{ Volum: "5 l" }, 5, "l", false],
    [{ Volum: "5 l" }, 20, "l", true],
    [{ Volum: "500 ml" }, 0.5, "l", false],
    [{ Volum: "5 – 10 l / kg" }, 1, "l", true],
    [{ Volum: "5 – 10 l / kg" }, 7.5, "l", false],
    [{ Volum: "5 – 10 l / kg" }, 10.001, "l", true],
    [{ Volum: "peste 10 l / kg" }, 1, "l", true],
    [{ Volum: "sub 500 ml / 500 g" }, 1, "l", true],
    [{ Volum: "5 l", Ambalare: "Bax 4 buc." }, 20, "l", false],
    [{ Volum: "5 l", Parfum: "Pin" }, 5, "l", false],
    [{ Volum: "5 l", Parfum: "Pin" }, 1, "l", true],
    [{ Volum: "5 l", Ambalare: "Bax 4 buc." }, 21, "l", true],
    [{ Volum: "5 – 10 l", Ambalare: "Bax 2 buc." }, 15, "l", false],
    [{ Volum: "8 – 10 l", Ambalare: "Bax 2 buc." }, 15, "l", true],
    [{ Volum: "peste 10 l", Parfum: "Pin" }, 1, "l", true],
    [{ Volum: "sub 1 l", Ambalare: "Bax 2 buc." }, 1.5, "l", false],
    [{ Capacitate: "35 l" }, 15, "buc.", false],
    [{ Cantitate: "5 kg" }, 1, "l", false],
    [{ Parfum: "Pin" }, 1, "l", false],
    [{}, 1, "l", false],
  ])("contradictsNet: %j with a net quantity of %d %s returns %s", (values, amount, unit, expected) => {
    expect(contradictsNet(values, { amount, unit })).toBe(expected);
  });
});
