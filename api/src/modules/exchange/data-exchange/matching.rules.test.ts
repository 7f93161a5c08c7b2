import { describe, expect, it } from "vitest";
import { STOCK } from "./kinds/stock.kind.ts";
import { columnsFault, headOf, matchColumns, namesOf } from "./matching.rules.ts";

describe("matching the columns of a file", () => {
  it("matchColumns recognises our names and common other names, in any spelling", () => {
    expect(matchColumns(["MOTIV", "sku", "Cantitate"], STOCK, {})).toEqual({ note: 0, code: 1, counted: 2 });
    expect(matchColumns(["Nume", "ceva"], STOCK, {})).toEqual({});
  });

  it("matchColumns repeats the last match, including ignored columns", () => {
    const remembered = namesOf(["Articol", "Cantitate", ""], { code: 0 });
    expect(remembered).toEqual({ articol: "code", cantitate: null });
    expect(matchColumns(["Cantitate", "Articol", "Cod"], STOCK, remembered)).toEqual({ code: 1 });
  });

  it("matchColumns uses each column once when a name is duplicated", () => {
    expect(matchColumns(["Cod", "Cod", "Stoc"], STOCK, {})).toEqual({ code: 0, counted: 2 });
  });

  it("headOf returns the row with the most known column names", () => {
    const rows = [
      { number: 1, cells: ["Inventar 2026"] },
      { number: 3, cells: ["Cod", "Stoc"] },
      { number: 4, cells: ["Cod", "12"] },
    ];
    expect(headOf(rows, STOCK, {})?.number).toBe(3);
    expect(headOf(rows.slice(0, 1), STOCK, {})?.number).toBe(1);
    expect(headOf([], STOCK, {})).toBeUndefined();
  });

  it.each([
    [{ code: 0, counted: 1 }, undefined],
    [{ counted: 1 }, "Alege coloana „Cod”: după ea se recunosc rândurile."],
    [{ code: 0 }, "Alege cel puțin o coloană de importat."],
    [{ code: 0, counted: 0 }, "Aceeași coloană a fișierului este aleasă de două ori: alege alta."],
    [{ code: 0, counted: 2 }, "Una dintre coloanele alese nu există în fișier: alege alta."],
    [{ code: 0, name: 1 }, "Una dintre coloanele alese nu este recunoscută: alege alta."],
  ])("columnsFault for %j returns %s", (columns, fault) =>
    expect(columnsFault(columns, ["a", "b"], STOCK)).toBe(fault),
  );
});
