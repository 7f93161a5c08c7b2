import { toBani } from "@curat/contract/lei.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { priceField } from "@curat/contract/staff/money.fields";
import { productFields } from "@curat/contract/staff/products.fields";
import { truthOf } from "@curat/contract/truth.values";
import { z } from "zod";
import type { Db } from "../../../../db/database.ts";
import {
  findHolders,
  loadCatalogNames,
  loadSheetProducts,
  saveImportedProducts,
  type ImportedProductRow,
} from "../../../catalogue/catalog/index.ts";
import { unread } from "./cell-values.ts";
import { type SheetKind, type SheetRow, soleOf } from "./kind.ts";
import { NameIndex } from "./name-index.ts";
import { emptied, isEmptied, PRODUCT_COLUMNS, type ProductNames } from "./products.columns.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

/** Products, keyed by code, with their variants, parameters, category and brand. */
export const PRODUCTS: SheetKind = {
  name: "products",
  title: "produse",
  columns: PRODUCT_COLUMNS,
  isReadByVisitors: true,
  holders: async (db, taken) => {
    const textsOf = (input: string) => taken.flatMap(({ column, text }) => (column === input ? [text] : []));
    const found = await findHolders(db, { slugs: textsOf("slug"), barcodes: textsOf("barcode") });
    return new Map(
      found.flatMap(({ code, slug, barcode }): [string, string][] => [
        [soleOf({ column: "slug", text: slug }), code],
        ...(barcode === null
          ? []
          : [[soleOf({ column: "barcode", text: barcode }), code] as [string, string]]),
      ]),
    );
  },
  write: async (tx, rows, reported) => {
    const names = await namesOf(tx);
    return savedRows(
      rows.map((row) => readProduct(row, names)),
      (products) => saveImportedProducts(tx, products, reported),
    );
  },
  read: async (db, { filter, keys, after, limit, now }) => {
    const names = await namesOf(db);
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    return {
      rows: products.map((product) =>
        Object.fromEntries(PRODUCT_COLUMNS.map(({ key, write }) => [key, write(product, names)])),
      ),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

async function namesOf(db: Db): Promise<ProductNames> {
  const { brands, categories, values } = await loadCatalogNames(db);
  return {
    brands: new NameIndex(brands),
    categories: new NameIndex(categories, ">"),
    values: new NameIndex(values, ":"),
  };
}

const { code: _code, masterID: _masterID, ...ownFields } = productFields;
const importedFields = z.object({ ...ownFields, list_price: priceField("Preț de listă") }).partial();
const codeField = z.object({ code: productFields.code });

const UNKNOWN: Record<string, string> = {
  brandID: "Niciun brand nu are acest nume: adaugă-l mai întâi.",
  categoryID: "Nicio categorie nu are această cale: adaug-o mai întâi.",
  value_ids:
    "Caracteristica sau valoarea ei nu există: scrie, de exemplu, „Parfum: Lavandă” sau adaug-o mai întâi.",
};

function readProduct({ key, cells }: SheetRow, names: ProductNames): ReadRow<ImportedProductRow> {
  const errors: Record<string, string[]> = {};
  const reported: Record<string, unknown> = {};
  for (const { key: field, label, read } of PRODUCT_COLUMNS) {
    const cell = cells[field];
    if (cell === undefined || !read) continue;
    const value = isEmptied(cell) ? emptied(field) : read(cell, names);
    if (value === undefined) errors[field] = [UNKNOWN[field] ?? unread(label, cell)];
    else reported[field] = value;
  }
  const isPublished = cells.is_published === undefined ? undefined : truthOf(cells.is_published);
  if (cells.is_published !== undefined && isPublished === undefined)
    errors.is_published = ["Scrie da sau nu."];
  const coded = codeField.safeParse({ code: key });
  if (coded.error) Object.assign(errors, fieldErrorsOf(coded.error.issues));
  const parsed = importedFields.safeParse(reported);
  if (parsed.error) Object.assign(errors, fieldErrorsOf(parsed.error.issues));
  if (!parsed.data || Object.keys(errors).length > 0) return { ok: false, errors };
  const { list_price, ...fields } = parsed.data;
  return {
    ok: true,
    value: {
      code: key,
      masterCode: cells.masterID,
      // Fields without a cell stay undefined, even if the schema has a default value.
      fields: Object.fromEntries(Object.entries(fields).filter(([field]) => field in reported)),
      listBani: list_price === undefined ? undefined : toBani(list_price),
      isPublished,
    },
  };
}
