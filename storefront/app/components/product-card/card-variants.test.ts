import { expect, it } from "vitest";
import { cardVariants, spelled } from "./card-variants.ts";

const info = { url: "/flor-1", product: "Detergent Flor, lavandă, 1 l", urls: { path: "/flor-1" } };
const choice = (value: string, at: number, selected = false, buyable = true) => ({
  value,
  selected,
  buyable,
  info: { url: `/flor-${at}` },
});
const scents = { name: "Parfum", choices: [choice("Lavandă", 1, true), choice("Lămâie", 2)] };
const sizes = {
  name: "Volum",
  choices: [choice("1 l", 1, true), choice("5 l", 3), choice("10 l", 4, false, false)],
};

it("a card's variants start with the size and link to other variants that can be bought", () => {
  expect(cardVariants({ info, variants: [scents, sizes] })).toEqual({
    line: "1 l · lavandă",
    others: [
      { name: "5 l", url: "/flor-3" },
      { name: "lămâie", url: "/flor-2" },
    ],
  });
});

it("a card counts the variants for which it has no space", () => {
  const many = ["Brad", "Liliac", "Ocean", "Trandafir"].map((value, at) => choice(value, at + 5));
  const { others, more } = cardVariants({
    info,
    variants: [{ ...scents, choices: [...scents.choices, ...many] }],
  });
  expect(others?.map(({ name }) => name)).toEqual(["lămâie", "brad", "liliac"]);
  expect(more).toBe(2);
});

it("a card shows only the product's own variant value when there are no others", () => {
  const own = [{ name: "Mărime", choices: [choice("XL", 1, true)] }];
  expect(cardVariants({ info, variants: own })).toEqual({ line: "XL" });
  expect(cardVariants({ info, variants: [] })).toEqual({});
  expect(cardVariants({ info })).toEqual({});
});

it.each([
  ["L", "Mănuși nitril, mărimea L, albastre", "L"],
  ["L", "Mănuși de latex, cutie", "L"],
  ["S", "Halat Auscult", "S"],
  ["L", "Saci 60 l", "L"],
  ["Roz", "Mănuși din trozuri", "roz"],
  ["PVC", "Mănuși pvc", "pvc"],
  ["60 L", "Saci 160 l, 60 l", "60 l"],
])("a card shows the variant value %s of %s as %s", (value, name, expected) => {
  expect(spelled(value, name)).toBe(expected);
});
