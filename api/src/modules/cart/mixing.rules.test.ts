import { expect, it } from "vitest";
import { mixingOf } from "./mixing.rules.ts";
import type { CartLine, CartProduct } from "./lines.rules.ts";

const line = (...products: Partial<CartProduct>[]): Pick<CartLine, "parts"> => ({
  parts: products.map((product) => ({ product: product as CartProduct, quantity: 1, unitBani: 1 })),
});
const CHLORINE = { name: "Hipolux", reactsAs: "chlorine", reactionArticle: "/blog/nu-se-amesteca" } as const;
const ACID = { name: "Calcis", reactsAs: "acid" } as const;

it("names both sides, each product once, also of what lies in a bundle", () => {
  expect(mixingOf([line(ACID), line({ name: "Mop" }, CHLORINE), line(ACID)])).toEqual({
    chlorine: ["Hipolux"],
    acid: ["Calcis"],
    article: "/blog/nu-se-amesteca",
  });
});

it("is nothing while one side is missing", () => {
  for (const lines of [[], [line(ACID), line(ACID)], [line(CHLORINE), line({ name: "Mop", reactsAs: null })]])
    expect(mixingOf(lines)).toBeUndefined();
});
