import { describe, expect, it } from "vitest";
import { wordsOf } from "./words.ts";

describe("wordsOf", () => {
  it.each(["Șervețele umede", "ŞERVEŢELE UMEDE", "s\u0326ervet\u0326ele  umede!"])(
    "wordsOf folds %s in any spelling",
    (text) => {
      expect(wordsOf(text)).toEqual(["servetele", "umede"]);
    },
  );

  it.each([
    ["5 l", "5l"],
    ["5L", "5l"],
    ["5 litri", "5l"],
    ["5000 ml", "5l"],
    ["0,5 l", "500ml"],
    ["750ml", "750ml"],
    ["2,5 kg", "2.5kg"],
    ["1500 grame", "1.5kg"],
    ["60 x 80 cm", "60x80"],
    ["60x80", "60x80"],
    ["60 de litri", "60l"],
  ])("wordsOf normalises the amount %s to %s", (text, word) => {
    expect(wordsOf(text)).toEqual([word]);
  });

  it("wordsOf keeps countable units as separate words, too", () => {
    expect(wordsOf("10 role, 3 straturi")).toEqual(["10role", "role", "3straturi", "straturi"]);
  });

  it("wordsOf normalises the amount per item in a multipack", () => {
    expect(wordsOf("6 × 100 g")).toContain("100g");
    expect(wordsOf("60 de foi")).toEqual(["60foi"]);
  });

  it("wordsOf drops stop words, including those after a hyphen", () => {
    expect(wordsOf("vreau un detergent pentru WC-ul de la birou")).toEqual(["detergent", "wc", "birou"]);
  });

  it.each(["", " ", "%_*?", "\0", "\u{1F9FC}", "\ud800"])("wordsOf returns no word for %j", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it("wordsOf truncates very long words", () => {
    expect(wordsOf("a".repeat(5_000))[0]).toHaveLength(40);
  });
});
