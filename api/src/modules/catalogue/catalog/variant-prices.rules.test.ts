import { toLei } from "@curat/contract/lei.values";
import { expect, it } from "vitest";
import { type PricedChoice, withPrices } from "./variant-prices.rules.ts";

const variant = (url: string, lei: number, net_amount: number | null, net_unit = "l"): PricedChoice => ({
  url,
  price: toLei(lei * 100),
  net_amount,
  net_unit,
  sale_unit: "buc.",
});
const choicesOf = (family: PricedChoice[]) =>
  withPrices(
    [
      {
        name: "Volum",
        choices: family.map(({ url }) => ({ value: url, selected: false, buyable: true, info: { url } })),
      },
    ],
    family,
  )[0]?.choices.map(({ price, unit_price, unit_saves }) => [price, unit_price, unit_saves]);

it("withPrices shows each size's price, unit price and saving compared with the smallest size", () => {
  expect(choicesOf([variant("/5", 52.9, 5), variant("/1", 14.9, 1), variant("/10", 149, 10)])).toEqual([
    [52.9, "10.58 lei/l", 29],
    [14.9, "14.90 lei/l", undefined],
    [149, "14.90 lei/l", undefined],
  ]);
});

it("withPrices shows only prices for choices of the same size, and no prices if all are equal", () => {
  expect(choicesOf([variant("/rosu", 10, 1), variant("/alb", 12, 1)])).toEqual([
    [10, undefined, undefined],
    [12, undefined, undefined],
  ]);
  expect(choicesOf([variant("/lavanda", 10, 1), variant("/lamaie", 10, 1)])).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
  ]);
});

it("withPrices shows no unit prices when variants are measured in different units", () => {
  expect(choicesOf([variant("/rola", 10, 50, "m"), variant("/cutie", 12, 6, "buc.")])).toEqual([
    [10, undefined, undefined],
    [12, undefined, undefined],
  ]);
  expect(choicesOf([variant("/a", 10, null), variant("/b", 12, 6)])?.[1]).toEqual([12, undefined, undefined]);
});

it("withPrices does not compare unit prices with a choice that also changes the size", () => {
  const family = [variant("/500", 11.9, 0.5), variant("/bax-12", 90, 6), variant("/5l-bax-4", 225.2, 20)];
  const choices = family.map(({ url }) => ({ value: url, selected: false, buyable: true, info: { url } }));
  const [group] = withPrices(
    [{ name: "Ambalare", choices: choices.map((one, at) => (at === 2 ? { ...one, changes: "5 l" } : one)) }],
    family,
  );
  expect(group?.choices.map(({ price, unit_saves }) => [price, unit_saves])).toEqual([
    [11.9, undefined],
    [90, 37],
    [225.2, undefined],
  ]);
});
