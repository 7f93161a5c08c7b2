import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from "react-router";
import { expect, it } from "vitest";
import { errorWords } from "./error-words.ts";

const wordsOf = (status: number, data: unknown = null) => errorWords(new ErrorAnswer(status, "", data));

it("the error page shows the missing permission and the people who can grant it", () => {
  expect(wordsOf(403, { missing: ["orders:pack"], owners: ["Ana Pop"] })).toEqual({
    title: "Nu ai acces aici",
    texts: [
      "Rolurile tale nu includ dreptul „Comenzi: împachetează și predă”, necesar pentru această pagină.",
      "Ți-l poate acorda proprietarul magazinului: Ana Pop.",
    ],
  });
});

it("the error page shows every sufficient permission and everyone who can grant one", () => {
  const { texts } = wordsOf(403, { missing: ["orders:pack", "orders:move"], owners: ["Ana", "Ion"] });
  expect(texts).toEqual([
    "Pentru această pagină este necesar unul dintre drepturile „Comenzi: împachetează și predă”, „Comenzi: confirmă și finalizează”. Rolurile tale nu includ niciunul.",
    "Ți-l poate acorda oricare dintre proprietarii magazinului: Ana, Ion.",
  ]);
});

it.each([
  [403, "Nu ai acces aici"],
  [404, "Pagina nu există"],
  [429, "Prea multe cereri"],
  [503, "A apărut o eroare"],
])("the error page has a title for status %d", (status, title) => {
  expect(wordsOf(status).title).toBe(title);
});

it("the error page has a general title for an internal error", () => {
  expect(errorWords(new Error("la mijloc")).title).toBe("A apărut o eroare");
});
