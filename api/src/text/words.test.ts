import { describe, expect, it } from "vitest";
import { wordsOf } from "./words.ts";

describe("words", () => {
  it.each(["Șervețele umede", "ŞERVEŢELE UMEDE", "s\u0326ervet\u0326ele  umede!"])(
    "folds %s however it is written",
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
  ])("reads the amount %s as %s", (text, word) => {
    expect(wordsOf(text)).toEqual([word]);
  });

  it("keeps what is counted findable by its own word", () => {
    expect(wordsOf("10 role, 3 straturi")).toEqual(["10role", "role", "3straturi", "straturi"]);
  });

  it("reads a pack of several as what one holds", () => {
    expect(wordsOf("6 × 100 g")).toContain("100g");
    expect(wordsOf("60 de foi")).toEqual(["60foi"]);
  });

  it("drops words that tell nothing, also what a hyphen leaves", () => {
    expect(wordsOf("vreau un detergent pentru WC-ul de la birou")).toEqual(["detergent", "wc", "birou"]);
  });

  it.each(["", " ", "%_*?", "\0", "\u{1F9FC}", "\ud800"])("finds no word in %j", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it("cuts words of a machine's length", () => {
    expect(wordsOf("a".repeat(5_000))[0]).toHaveLength(40);
  });
});
