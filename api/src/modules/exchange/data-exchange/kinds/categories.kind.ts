import { fieldErrorsOf } from "@curat/contract/field-errors";
import { CATEGORY } from "@curat/contract/staff/category.values";
import { orderField } from "@curat/contract/staff/content.fields";
import { writtenShape } from "@curat/contract/staff/record.fields";
import { SEARCH_RESULT } from "@curat/contract/staff/search-result.values";
import { truthOf } from "@curat/contract/truth.values";
import { z } from "zod";
import {
  loadSheetCategories,
  pathAbove,
  saveImportedCategories,
  type SheetCategory,
  type ImportedCategory,
} from "../../../catalogue/catalog/index.ts";
import { wholeOf } from "./cell-values.ts";
import type { SheetCell, SheetColumn, SheetKind, SheetRow } from "./kind.ts";
import { isEmptied } from "./products.columns.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";
import { SEARCH_NAMES } from "./search-names.ts";

const reported = z
  .object({
    ...writtenShape(CATEGORY),
    sort_order: orderField(),
    must_have_model: z.boolean({ error: "Scrie da sau nu." }),
    noindex: z.boolean({ error: "Scrie da sau nu." }),
  })
  .omit({ parentID: true, banners: true })
  .partial();

interface CategoryColumn extends SheetColumn {
  read?: (cell: string) => unknown;
  write: (category: SheetCategory["category"], path: string) => SheetCell;
}
const asText = (cell: string) => (isEmptied(cell) ? "" : cell);

const COLUMNS: readonly CategoryColumn[] = [
  {
    key: "path",
    label: "Categoria",
    names: ["categorie", "cale", "path", "category"],
    hint: "calea completă: Curățenie > Detergenți",
    isKey: true,
    isNeeded: true,
    example: "Curățenie > Detergenți",
    write: (_, path) => path,
  },
  {
    key: "category",
    label: "Denumire nouă",
    names: ["redenumire", "nume nou"],
    hint: "doar ca să o redenumești",
    read: asText,
    write: () => null,
  },
  {
    key: "parentID",
    label: "Mută sub",
    names: ["categorie parinte noua", "parinte nou"],
    hint: "calea noii categorii părinte; (gol) o mută pe primul nivel",
    isReference: true,
    write: () => null,
  },
  {
    key: "slug",
    label: "Adresă",
    names: ["slug", "url", "adresa"],
    hint: "ultima parte a adresei",
    isNeeded: true,
    example: "detergenti",
    read: asText,
    write: ({ slug }) => slug,
  },
  {
    key: "sort_order",
    label: "Ordine",
    names: ["pozitie", "sort", "position"],
    example: "10",
    read: wholeOf,
    write: ({ sort_order }) => sort_order,
  },
  {
    key: "baseline",
    label: "Slogan",
    names: ["subtitlu", "baseline"],
    read: asText,
    write: ({ baseline }) => baseline,
  },
  {
    key: "description",
    label: "Descriere",
    names: ["description", "text"],
    hint: "HTML; fără descriere proprie, începutul ei apare în motoarele de căutare",
    read: asText,
    write: ({ description }) => description,
  },
  { key: "icon", label: "Pictogramă", names: ["icon"], read: asText, write: ({ icon }) => icon },
  {
    key: "pic",
    label: "Imagine",
    names: ["poza", "image", "picture"],
    read: asText,
    write: ({ pic }) => pic,
  },
  {
    key: "must_have_model",
    label: "Model obligatoriu",
    hint: "da sau nu",
    read: truthOf,
    write: ({ must_have_model }) => (must_have_model ? "da" : "nu"),
  },
  ...(["metatitle", "metadescription", "canonical"] as const).map((key): CategoryColumn => ({
    key,
    label: SEARCH_RESULT[key].label,
    names: SEARCH_NAMES[key],
    read: asText,
    write: (category) => category[key],
  })),
  {
    key: "noindex",
    label: SEARCH_RESULT.noindex.label,
    names: SEARCH_NAMES.noindex,
    hint: "da sau nu",
    read: truthOf,
    write: ({ noindex }) => (noindex ? "da" : "nu"),
  },
];

/** The category tree, keyed by path. All categories are read at once, because a shop has only some hundreds. */
export const CATEGORIES: SheetKind = {
  name: "categories",
  title: "categorii",
  columns: COLUMNS,
  isReadByVisitors: true,
  namesAlso: ({ key }) => pathAbove(key),
  write: (tx, rows, input) =>
    savedRows(rows.map(readCategory), (categories) => saveImportedCategories(tx, categories, input)),
  read: async (db) => {
    const categories = await loadSheetCategories(db);
    return {
      rows: categories.map(({ category, path }) =>
        Object.fromEntries(COLUMNS.map(({ key, write }) => [key, write(category, path)])),
      ),
      after: null,
    };
  },
};

function readCategory({ key: path, cells }: SheetRow): ReadRow<ImportedCategory> {
  const input = COLUMNS.flatMap(({ key, read }) => {
    const cell = cells[key];
    return cell === undefined || !read ? [] : [[key, read(cell) ?? null] as const];
  });
  const parsed = reported.safeParse(Object.fromEntries(input));
  if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
  const parent = cells.parentID;
  return {
    ok: true,
    value: { path, fields: parsed.data, parentPath: parent === undefined ? undefined : asText(parent) },
  };
}
