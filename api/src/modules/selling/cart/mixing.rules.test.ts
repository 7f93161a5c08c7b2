import { expect, it } from "vitest";
import { mixingOf } from "./mixing.rules.ts";

const CHLORINE = { name: "Hipolux", reactsAs: "chlorine", reactionArticle: "/blog/nu-se-amesteca" } as const;
const ACID = { name: "Calcis", reactsAs: "acid" } as const;

it("mixingOf lists each chlorine and acid product once, with the article", () => {
  expect(mixingOf([ACID, { name: "Mop" }, CHLORINE, ACID])).toEqual({
    chlorine: ["Hipolux"],
    acid: ["Calcis"],
    article: "/blog/nu-se-amesteca",
  });
});

it("mixingOf returns undefined if either group is missing", () => {
  for (const products of [[], [ACID, ACID], [CHLORINE, { name: "Mop", reactsAs: null }]])
    expect(mixingOf(products)).toBeUndefined();
});
