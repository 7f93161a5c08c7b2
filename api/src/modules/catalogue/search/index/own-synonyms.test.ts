import { expect, it } from "vitest";
import { stem } from "../../../../text/stem.ts";
import { OwnSynonyms } from "./own-synonyms.ts";

const own = new OwnSynonyms([
  { said: "deo", meant: "odorizant" },
  { said: "deo", meant: "deodorant" },
  { said: "deo wc", meant: "odorizant toaletă" },
  { said: "deo wc gel", meant: "gel vas" },
  { said: "mascul", meant: "mască chirurgicală" },
]);

it("OwnSynonyms finds several synonyms of a word by its stem", () => {
  expect(own.of(stem("deo"))).toEqual([stem("odorizant"), stem("deodorant")]);
  expect(own.of(stem("mop"))).toEqual([]);
});

it.each([
  ["Deo WC", "odorizant toaleta"],
  ["vreau deo wc pin", "vreau odorizant toaleta pin"],
  ["deo wc gel 750ml", "gel vas 750ml"],
  ["mascul", "masca chirurgicala"],
  ["deo", undefined],
  ["wc deo", undefined],
  ["deo de wc", undefined],
])("reworded replaces the synonyms in %j: %j", (text, reworded) => expect(own.reworded(text)).toBe(reworded));
