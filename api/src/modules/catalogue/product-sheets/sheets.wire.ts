import { toLei, type Wire } from "@curat/contract/lei.values";
import type {
  ListedProductSheet,
  ProductSheet,
  SheetDifference,
  SheetRow,
} from "@curat/contract/staff/product-sheets";
import type { Db } from "../../../db/database.ts";
import { findMissing, loadPriceNotes } from "../catalog/index.ts";
import {
  fieldsOf,
  missingTarget,
  movedSince,
  type Places,
  type SheetItem,
  valueText,
  wordOf,
} from "./sheets.rules.ts";
import {
  findPlacesOf,
  type ListedSheet,
  loadSheetProducts,
  type Sheet,
  type SheetProduct,
} from "./sheets.store.ts";

const ROWS_PER_PAGE = 50;

export function toSheetRow({ id, list_price, ...product }: SheetProduct): Wire<SheetRow> {
  return { ...product, productID: id, list_price: toLei(list_price) };
}

export function toListedSheet(sheet: ListedSheet, version: number): ListedProductSheet {
  return {
    id: sheet.id,
    title: sheet.title,
    state: sheet.state,
    rows_count: sheet.rows,
    apply_at: sheet.applyAt?.toISOString() ?? null,
    jobID: sheet.jobId,
    by: sheet.actorName,
    created_at: sheet.createdAt.toISOString(),
    version,
  };
}

/** Converts a sheet with a page of its differences, with warnings until the sheet is applied. */
export async function showSheet(
  db: Db,
  sheet: Sheet,
  { version, page, now }: { version: number; page: number; now: Date },
): Promise<Wire<ProductSheet>> {
  const items = sheet.items.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  const ids = items.map(({ id }) => id);
  const prices = items.flatMap(({ id, after: { list_price: listBani } }) =>
    listBani === undefined ? [] : { id, listBani },
  );
  const published = items.filter(({ after }) => after.is_published === true).map(({ id }) => id);
  const isOpen = sheet.state === "draft" || sheet.state === "planned";
  const products = new Map((await loadSheetProducts(db, ids)).map((product) => [product.id, product]));
  const notes = isOpen ? await loadPriceNotes(db, prices, now) : new Map<number, string[]>();
  const missing = isOpen ? await findMissing(db, published) : new Map<number, Record<string, string[]>>();
  const places = await findPlacesOf(db, isOpen ? items : []);
  const differences = items.map((item): Wire<SheetDifference> => {
    const product = products.get(item.id);
    return {
      productID: item.id,
      code: product?.code ?? "",
      name: product?.name ?? "",
      changes: changesOf(item),
      list_price: item.after.list_price === undefined ? null : toLei(item.after.list_price),
      notes: notes.get(item.id) ?? [],
      errors: isOpen ? errorsOf(item, product, { missing: missing.get(item.id) ?? {}, places }) : [],
    };
  });
  const last_page = Math.max(1, Math.ceil(sheet.items.length / ROWS_PER_PAGE));
  return { ...toListedSheet(sheet, version), fields: fieldsOf(sheet.items), differences, last_page };
}

function changesOf({ before, after }: SheetItem): SheetDifference["changes"] {
  return fieldsOf([{ id: 0, before, after }]).map((field) => ({
    field,
    from: valueText(field, before[field]),
    to: valueText(field, after[field]),
  }));
}

function errorsOf(
  item: SheetItem,
  product: SheetProduct | undefined,
  { missing, places }: { missing: Record<string, string[]>; places: Places },
): string[] {
  if (!product) return ["Produsul nu mai există."];
  const moved = movedSince(item, product);
  if (moved) return [`A fost modificat între timp (${wordOf(moved)}), așa că foaia nu îl mai schimbă.`];
  const gone = missingTarget(item, places);
  if (gone !== undefined) return [`Nu mai există ${gone}: produsul rămâne neschimbat.`];
  return Object.values(missing).flat();
}
