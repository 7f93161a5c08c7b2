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

const urls = async (): Promise<string[]> =>
  (await shop.staff.get("/staff/categories")).body.data.map(({ url }: { url: string }) => url);
const HEAD = ["Categorie", "Adresă", "Ordine", "Mută sub", "Denumire nouă", "Model obligatoriu"];

it("a category import creates categories below existing or imported ones, and moves subtrees", async () => {
  const rows = [
    HEAD,
    ["Grădină", "gradina", "90", "", "", ""],
    ["Grădină > Unelte", "unelte", "1", "", "", "da"],
    ["gradina>unelte > Foarfeci", "foarfeci", "", "", "", ""],
  ];
  const file = await importedSheet(shop, "categories", sheetOf(rows));
  expect([file.check.counts, file.write.counts]).toEqual([{ new: 3 }, { new: 3 }]);
  expect(await urls()).toEqual(expect.arrayContaining(["/gradina/unelte/foarfeci"]));
  const moved = sheetOf([HEAD, ["Grădină > Unelte", "", "", "(gol)", "Unelte de mână", ""]]);
  expect((await importedSheet(shop, "categories", moved)).write.counts).toEqual({ changed: 1 });
  expect(await urls()).toEqual(expect.arrayContaining(["/unelte/foarfeci"]));
  const paths = (await exportedSheet(shop, "categories")).map(([path]) => path);
  expect(paths).toContain("Unelte de mână > Foarfeci");
});

it("a category import distinguishes nested categories from one category whose name contains both names", async () => {
  const rows = [
    HEAD,
    ["Curte Mare", "curte-mare", "", "", "", ""],
    ["Curte", "curte", "", "", "", ""],
    ["Curte > Mare", "mare", "", "", "", ""],
  ];
  const file = await importedSheet(shop, "categories", sheetOf(rows));
  expect(file.write.counts).toEqual({ new: 3 });
  expect(await urls()).toEqual(expect.arrayContaining(["/curte-mare", "/curte/mare"]));
  await undoneSheet(shop, file);
});

it("the check reports each invalid category row and writes nothing", async () => {
  const before = await exportedSheet(shop, "categories");
  const rows = [
    HEAD,
    ["Casă", "casa", "", "", "", ""],
    ["Casă > Casă", "casa", "", "Casă > Casă", "", ""],
    ["Nicăieri > Jos", "jos", "", "", "", ""],
    ["Fără adresă", "", "", "", "", ""],
    ["Coș", "cos", "", "", "", ""],
    ["Altă", "Literă Mare", "multe", "", "", "poate"],
  ];
  const file = await checkedSheet(shop, "categories", sheetOf(rows));
  expect(file.check.counts).toEqual({ new: 1, refused: 5 });
  const faults = (await reportOf(shop, file.id)).map((row: { faults: object }) =>
    Object.keys(row.faults).toSorted(),
  );
  expect(faults).toEqual([
    ["Mută sub"],
    ["Categoria"],
    ["Adresă"],
    ["Adresă"],
    ["Adresă", "Model obligatoriu", "Ordine"],
  ]);
  expect(await exportedSheet(shop, "categories")).toEqual(before);
  const own = [
    ["Grădină", "", "", "Grădină", "", ""],
    ["Grădină", "", "", "", "(gol)", ""],
  ];
  for (const row of own) {
    const { check } = await checkedSheet(shop, "categories", sheetOf([HEAD, row]));
    expect(check.counts).toEqual({ refused: 1 });
  }
});

it("undoing a category import removes the created categories that have no contents", async () => {
  const before = await exportedSheet(shop, "categories");
  const [, [path = ""] = []] = before;
  const rows = [
    HEAD,
    ["Atelier", "atelier", "", "", "", ""],
    ["Atelier > Vopsele", "vopsele", "", "", "", ""],
    ["Pivniță", "pivnita", "", "", "", ""],
    [String(path), "alta-adresa", "", "", "Alt nume", ""],
  ];
  const file = await importedSheet(shop, "categories", sheetOf(rows));
  expect(file.write).toMatchObject({ counts: { new: 3, changed: 1 }, undoable: 4 });
  const below = await importedSheet(
    shop,
    "categories",
    sheetOf([HEAD, ["Pivniță > Vin", "vin", "", "", "", ""]]),
  );
  const job = await undoneSheet(shop, file);
  expect(job.counts).toEqual({ undone: 3, left: 1 });
  expect(job.notes).toEqual([expect.stringContaining("Pivniță")]);
  await undoneSheet(shop, below);
  const stored = (await exportedSheet(shop, "categories")).filter(([one]) => one !== "Pivniță");
  expect(stored).toEqual(before);
});
