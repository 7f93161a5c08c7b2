import { expect, it } from "vitest";
import { searchedNote } from "./searched-note.ts";

it("the search note lists the words that were actually searched", () => {
  expect(searchedNote("detergnt flori", "detergent")).toBe(
    "Nu am găsit exact „detergnt flori”. Îți arătăm rezultatele pentru „detergent”.",
  );
});

it.each([
  ["K-10", "K-10"],
  ["detergent/pag-2", "detergent pag 2"],
  ["Lămâie", "lamaie"],
])(
  "the search note for %s omits the searched words %s, which differ at most in spelling",
  (term, searched) => {
    expect(searchedNote(term, searched)).toBe(`Nu am găsit exact „${term}”. Îți arătăm produse apropiate.`);
  },
);
