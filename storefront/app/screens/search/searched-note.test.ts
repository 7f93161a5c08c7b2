import { expect, it } from "vitest";
import { searchedNote } from "./searched-note.ts";

it("the note lists the words actually searched", () => {
  expect(searchedNote("detergnt flori", "detergent")).toBe(
    "Nu am găsit exact „detergnt flori”. Îți arătăm rezultatele pentru „detergent”.",
  );
});

it.each([
  ["K-10", "K-10"],
  ["detergent/pag-2", "detergent pag 2"],
  ["Lămâie", "lamaie"],
])("the note does not repeat the same words: %s, %s", (term, searched) => {
  expect(searchedNote(term, searched)).toBe(`Nu am găsit exact „${term}”. Îți arătăm produse apropiate.`);
});
