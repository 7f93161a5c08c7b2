import { describe, expect, it } from "vitest";
import { planQuery } from "./query-plan.ts";
import { FACTOR } from "./ranking.ts";
import { Vocabulary } from "./vocabulary.ts";

const vocabulary = new Vocabulary();
for (const word of [
  "detergent",
  "detergenti",
  "lavanda",
  "laveta",
  "carpa",
  "microfibra",
  "mop",
  "plat",
  "role",
  "10role",
  "5l",
  "500ml",
  "hartie",
  "igienica",
]) {
  vocabulary.live[vocabulary.add(word)] = 1;
}
vocabulary.add("disparut");

function plan(text: string, options: Partial<Parameters<typeof planQuery>[2]> = {}) {
  return planQuery(vocabulary, text, { isTyping: false, isLoose: false, ...options }).map(
    ({ typed, meanings, corrected }) => ({
      typed,
      meanings: Object.fromEntries([...meanings].map(([id, factor]) => [vocabulary.texts[id], factor])),
      ...(corrected === undefined ? {} : { corrected }),
    }),
  );
}

describe("planQuery", () => {
  it("planQuery matches other forms of a word with a lower factor than the word itself", () => {
    expect(plan("Detergenți")).toEqual([
      { typed: "detergenti", meanings: { detergenti: FACTOR.exact, detergent: FACTOR.stem } },
    ]);
  });

  it("planQuery matches synonyms with an even lower factor than other forms", () => {
    expect(plan("lavete")[0]?.meanings).toEqual({ laveta: FACTOR.stem, carpa: FACTOR.synonym });
    expect(plan("hârtie wc")[1]?.meanings).toEqual({ igienica: FACTOR.synonym });
  });

  it("planQuery completes a word when no product has the word itself", () => {
    expect(plan("micro")).toEqual([{ typed: "micro", meanings: { microfibra: FACTOR.prefix } }]);
  });

  it("planQuery corrects typos and reports the correction", () => {
    expect(plan("lavnada")).toEqual([
      { typed: "lavnada", meanings: { lavanda: FACTOR.oneFault }, corrected: "lavanda" },
    ]);
  });

  it("planQuery joins and splits words according to the vocabulary", () => {
    expect(plan("micro fibra").map(({ typed }) => typed)).toEqual(["microfibra"]);
    expect(plan("detergentlavanda").map(({ typed }) => typed)).toEqual(["detergent", "lavanda"]);
    expect(plan("10 role").map(({ typed }) => typed)).toEqual(["10role"]);
    expect(plan("12 role").map(({ typed }) => typed)).toEqual(["role"]);
  });

  it("planQuery completes the last word, and completes a number only to an amount with a unit", () => {
    expect(plan("la", { isTyping: true })[0]?.meanings).toEqual({
      lavanda: FACTOR.typing,
      laveta: FACTOR.typing,
    });
    expect(plan("5", { isTyping: true })[0]?.meanings).toEqual({ "5l": FACTOR.typing });
  });

  it("planQuery gives no meaning to a word that products no longer contain", () => {
    expect(plan("disparut")).toEqual([{ typed: "disparut", meanings: {} }]);
  });

  it("planQuery keeps at most ten distinct words", () => {
    expect(plan("mop mop MOP plat")).toHaveLength(2);
    expect(plan(Array.from({ length: 60 }, (_, at) => `x${at}`).join(" "))).toHaveLength(10);
  });
});
