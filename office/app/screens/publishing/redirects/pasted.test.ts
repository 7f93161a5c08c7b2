import { expect, it } from "vitest";
import { atLines, pastedRows } from "./pasted.ts";

const rows = (text: string) => {
  const pasted = pastedRows(text);
  return pasted.ok ? pasted.rows.map(({ from, to, line }) => [from, to, line]) : pasted.error;
};

it.each([
  [
    "/a\t/b\r\n\r\n/c\t/d",
    [
      ["/a", "/b", 1],
      ["/c", "/d", 3],
    ],
  ],
  ["de la;către\n/a;/b", [["/a", "/b", 2]]],
  ['"/a","/b"', [["/a", "/b", 1]]],
  ["https://vechi.ro/a.html;https://curat.ro/b?x=1", [["/a.html", "/b?x=1", 1]]],
  ["/a;/b\n/c", "Rândul 2: lipsește una dintre adrese."],
  ["", "Nu am găsit nicio redirecționare de adăugat."],
  ["unu;doi", "Nu am găsit nicio redirecționare de adăugat."],
])("pastedRows parses %j as %j", (text, expected) => {
  expect(rows(text)).toEqual(expected);
});

it("atLines returns the API's errors with their line numbers", () => {
  const pasted = pastedRows("x;y\n/a;/b\n\n/c;/c");
  const errors = { "rows.1.to": ["Adresele s-ar redirecționa una către cealaltă: scrie altă adresă."] };
  expect(pasted.ok && atLines(errors, pasted.rows)).toEqual({
    rows: ["Rândul 4: Adresele s-ar redirecționa una către cealaltă: scrie altă adresă."],
  });
});
