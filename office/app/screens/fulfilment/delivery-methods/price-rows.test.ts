import { expect, it } from "vitest";
import { filledRows } from "../../../components/rows/rows.ts";
import { enteredRows, rowError, ROWS, rowsOfText, textOfRows } from "./price-rows.ts";

const STORED = [
  "până la 5 kg; CJ, BH = 15,00",
  "peste 750 g; până la 10 kg; peste 200,00 lei; până la 60 litri = 20,50",
  "orice = 25,00",
].join("\n");

it("parsing a stored text and writing its rows returns the same text", () => {
  const rows = rowsOfText(STORED);
  expect(rows).toEqual([
    { to_kg: "5", counties: "CJ, BH", price: "15,00" },
    { over_kg: "750 g", to_kg: "10", over_lei: "200,00", to_litres: "60", price: "20,50" },
    { price: "25,00" },
  ]);
  expect(textOfRows(enteredRows(filledRows(ROWS, rows)))).toBe(STORED);
});

it("separators entered in a row's counties cannot add a condition or a price", () => {
  expect(textOfRows([{ counties: "CJ; peste 1 kg = 0", price: "15" }])).toBe("CJ, peste 1 kg , 0 = 15");
});

it.each([
  ["Rândul 2: scrie prețul.", { place: 1, message: "Scrie prețul." }],
  ["Scrie cel puțin un rând.", { place: 0, message: "Scrie cel puțin un rând." }],
])("the error %j is shown at its row", (error, at) => {
  expect(rowError(error)).toEqual(at);
});
