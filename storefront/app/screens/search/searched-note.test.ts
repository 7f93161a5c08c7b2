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
])("the search note does not repeat words that differ only in spelling: %s, %s", (term, searched) => {
  expect(searchedNote(term, searched)).toBe(`Nu am găsit exact „${term}”. Îți arătăm produse apropiate.`);
});
