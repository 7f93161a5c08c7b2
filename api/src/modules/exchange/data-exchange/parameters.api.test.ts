import { expect, it } from "vitest";
import {
  checkedSheet,
  exportedSheet,
  importedSheet,
  reportOf,
  sheetOf,
  undoneSheet,
} from "../../../testing/test-sheets.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { withWorker } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
withWorker(shop);

const HEAD = [
  "Caracteristică",
  "Valoare",
  "Adresa valorii",
  "Ordine",
  "Denumire nouă",
  "Adresa caracteristicii",
];

it("a parameter import writes values row by row and keeps values without a row", async () => {
  const before = await exportedSheet(shop, "parameters");
  const rows = [
    HEAD,
    ["Textură", "Gel", "gel", "20", "", "textura"],
    ["Textură", "Spumă", "spuma", "10", "", ""],
    ["Textură", "Pudră", "gel", "", "", ""],
    ["Textură", "Ceară", "", "mult", "", ""],
    ["Alta", "Ceva", "ceva", "", "", ""],
    ["Preț", "Mic", "mic", "", "", "pret"],
  ];
  const file = await importedSheet(shop, "parameters", sheetOf(rows));
  const counts = { new: 2, refused: 4 };
  expect([file.check.counts, file.write.counts]).toEqual([counts, counts]);
  const faults = (await reportOf(shop, file.id)).map((row: { faults: object }) => Object.keys(row.faults));
  expect(faults).toEqual([
    ["Adresa valorii"],
    ["Ordine"],
    ["Adresa caracteristicii"],
    ["Adresa caracteristicii"],
  ]);
  const emptied = sheetOf([HEAD, ["textura", "gel", "", "", "(gol)", ""]]);
  const refused = await checkedSheet(shop, "parameters", emptied);
  expect((await reportOf(shop, refused.id))[0]?.faults).toEqual({
    "Denumire nouă": ["Câmpul Denumire nouă este obligatoriu."],
  });
  const renamed = sheetOf([HEAD, ["textura", "gel", "", "", "Gel fin", ""]]);
  expect((await importedSheet(shop, "parameters", renamed)).write.counts).toEqual({ changed: 1 });
  const after = await exportedSheet(shop, "parameters");
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.slice(before.length).map(([parameter, value]) => [parameter, value])).toEqual([
    ["Textură", "Spumă"],
    ["Textură", "Gel fin"],
  ]);
});

it("undoing a parameter import removes added values and restores renamed ones", async () => {
  const before = await exportedSheet(shop, "parameters");
  const rows = [
    HEAD,
    ["Sclipici", "Auriu", "auriu", "", "", "sclipici"],
    ["Textură", "Fulgi", "fulgi", "", "", ""],
  ];
  const renamed = before.find(([parameter]) => parameter === "Textură") ?? [];
  const file = await importedSheet(
    shop,
    "parameters",
    sheetOf([...rows, ["Textură", String(renamed[1]), "", "", "Cu totul alta", ""]]),
  );
  expect(file.write).toMatchObject({ counts: { new: 2, changed: 1 }, undoable: 2 });
  expect((await undoneSheet(shop, file)).counts).toEqual({ undone: 2, left: 0 });
  expect(await exportedSheet(shop, "parameters")).toEqual(before);
});
