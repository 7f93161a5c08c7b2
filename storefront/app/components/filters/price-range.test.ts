import { describe, expect, it } from "vitest";
import { priceOfForm, priceParameter, priceScale, readPrice } from "./price-range.ts";

describe("priceScale", () => {
  it.each([
    [12.5, 79.9, { low: 12, high: 80, isOpenEnded: false }],
    [3, 60, { low: 3, high: 60, isOpenEnded: true }],
    [3, 60.4, { low: 3, high: 60, isOpenEnded: true }],
    [3, 59.5, { low: 3, high: 60, isOpenEnded: true }],
    [3, 59.4, { low: 3, high: 60, isOpenEnded: false }],
    [3, 61, { low: 3, high: 61, isOpenEnded: false }],
  ])(
    "priceScale returns whole lei for %d to %d, and is open-ended only if the upper end rounds to 60",
    (min, max, expected) => {
      expect(priceScale(min, max)).toEqual(expected);
    },
  );
});

describe("priceParameter", () => {
  const plain = priceScale(10, 80);
  const open = priceScale(10, 60.2);
  it.each([
    ["is absent for the whole scale", { from: 10, to: 80 }, plain, undefined],
    ["is absent for no choice", {}, plain, undefined],
    ["carries both ends", { from: 20, to: 60 }, plain, "20-60"],
    ["fills a missing end from the scale", { from: 20 }, plain, "20-80"],
    ["keeps a lower bound above the range", { from: 100 }, plain, "100-100"],
    ["keeps an upper bound below the range", { to: 5 }, plain, "5-5"],
    ["keeps a lower bound above an open end", { from: 100 }, open, "100-"],
    ["puts the ends in order", { from: 60, to: 20 }, plain, "20-60"],
    ["sends no upper bound at 60+", { from: 20, to: 60 }, open, "20-"],
    ["sends the bound below 60", { from: 10, to: 59 }, open, "10-59"],
  ])("the price parameter %s", (_, choice, scale, expected) => {
    expect(priceParameter(choice, scale)).toBe(expected);
  });
});

describe("prices in URLs", () => {
  it.each([
    ["10-60", { from: 10, to: 60 }],
    ["10-", { from: 10 }],
    ["x", {}],
    [undefined, {}],
  ])("readPrice parses %s from a URL", (text, expected) => {
    expect(readPrice(text)).toEqual(expected);
  });

  it.each([
    ["price_min=10&price_max=60", "10-60"],
    ["price_min=&price_max=60", "0-60"],
    ["price_min=12,5&price_max=", "12.5-"],
    ["price_min=60&price_max=10", "10-60"],
    ["price_min=&price_max=", undefined],
    ["price_min=abc", undefined],
    ["price_min=-5", undefined],
  ])("priceOfForm reads the form fields %s", (query, expected) => {
    expect(priceOfForm(new URLSearchParams(query))).toBe(expected);
  });
});
