import { fieldErrorsOf } from "@curat/contract/field-errors";
import { leiNumber, toBani } from "@curat/contract/lei.values";
import { EMPTIED } from "@curat/contract/staff/exchange.values";
import { priceField } from "@curat/contract/staff/money.fields";
import { z } from "zod";
import { dayOf } from "../../../../calendar/written-day.ts";
import {
  type ImportedSeapItem,
  loadSeapItems,
  loadSheetProducts,
  saveImportedSeapItems,
} from "../../../catalogue/catalog/index.ts";
import { numberOf, unread } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const CODE = "Cod SEAP";
const PRICE = "Preț SEAP (lei fără TVA)";
const PUBLISHED = "Publicat la";
const MAX_CODE = 40;
const price = z.object({ price: priceField(PRICE) });

/** Items of the SEAP catalogue by product code. Each row has the item's price and the shop's price. */
export const SEAP: SheetKind = {
  name: "seap",
  title: "catalogul SEAP",
  columns: [
    {
      key: "product",
      label: "Cod",
      names: ["cod produs", "sku", "code", "referinta"],
      isKey: true,
      isProductCode: true,
      isNeeded: true,
      example: "DET-LAV-5L",
    },
    { key: "name", label: "Nume", isShown: true },
    { key: "cpv", label: "CPV", isShown: true },
    { key: "unit", label: "Unitate de măsură", isShown: true },
    {
      key: "code",
      label: CODE,
      names: ["cod catalog", "pozitie seap", "cod pozitie"],
      hint: `„${EMPTIED}” elimină poziția`,
      example: "CAT100200300",
    },
    {
      key: "price",
      label: PRICE,
      names: ["pret seap", "pret catalog", "pret fara tva"],
      isNumber: true,
      example: "24,50",
    },
    { key: "shop", label: "Preț în magazin (lei fără TVA)", isShown: true },
    {
      key: "published",
      label: PUBLISHED,
      names: ["data publicarii", "publicat"],
      hint: "poziția expiră la doi ani de la publicare",
      example: "2026-03-15",
    },
    { key: "ends", label: "Expiră la", isShown: true },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readItem), (items) => saveImportedSeapItems(tx, items, reported)),
  read: async (db, { filter, keys, after, limit, now }) => {
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    const ids = products.map(({ id }) => id);
    const items = await loadSeapItems(db, ids, now);
    return {
      rows: products.map(({ id, fields }) => {
        const item = items.get(id);
        return {
          product: fields.code,
          name: fields.name,
          cpv: item?.cpv ?? null,
          unit: item?.unit ?? null,
          code: item?.code ?? null,
          price: item?.priceBani == null ? null : leiNumber(item.priceBani),
          shop: item ? leiNumber(item.shopBani) : null,
          published: item?.publishedOn ?? null,
          ends: item?.endsOn ?? null,
        };
      }),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

function readItem({ key, cells }: SheetRow): ReadRow<ImportedSeapItem> {
  const item: ImportedSeapItem = { productCode: key };
  const { code = "", price: typed = "", published = "" } = cells;
  if (code.length > MAX_CODE)
    return { ok: false, errors: { code: [`Câmpul ${CODE} poate avea cel mult ${MAX_CODE} de caractere.`] } };
  if (code !== "") item.code = code === EMPTIED ? null : code;
  if (typed === EMPTIED) item.priceBani = null;
  else if (typed !== "") {
    const number = numberOf(typed);
    if (number === undefined) return { ok: false, errors: { price: [unread(PRICE, typed)] } };
    const parsed = price.safeParse({ price: number });
    if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
    item.priceBani = toBani(parsed.data.price);
  }
  if (published === EMPTIED) item.publishedOn = null;
  else if (published !== "") {
    const day = dayOf(published);
    if (day === null) return { ok: false, errors: { published: [unread(PUBLISHED, published)] } };
    item.publishedOn = day;
  }
  return { ok: true, value: item };
}
