import { toBani, leiNumber } from "@curat/contract/lei.values";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { MESSAGES } from "@curat/contract/messages.values";
import { priceField } from "@curat/contract/staff/money.fields";
import { z } from "zod";
import { loadFloors, loadSheetProducts, saveImportedPrices } from "../../../catalogue/catalog/index.ts";
import { numberOf, unread } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { productFilterOf } from "./product-filter.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const PRICE = "Preț de listă (lei cu TVA)";
const field = z.object({ list_price: priceField(PRICE) });

export const PRICES: SheetKind = {
  name: "prices",
  title: "prețuri",
  columns: [
    {
      key: "code",
      label: "Cod",
      names: ["cod produs", "sku", "code", "referinta"],
      isKey: true,
      isProductCode: true,
      isNeeded: true,
      example: "DET-LAV-5L",
    },
    { key: "name", label: "Nume", isShown: true },
    {
      key: "list_price",
      label: PRICE,
      names: ["pret", "pret de lista", "pret nou", "price", "pret cu tva"],
      isNeeded: true,
      isNumber: true,
      example: "49,90",
    },
    { key: "price", label: "Preț de vânzare actual", isShown: true },
    { key: "floor", label: "Cel mai mic preț din 30 de zile", isShown: true },
  ],
  write: (tx, rows, reported) =>
    savedRows(rows.map(readPrice), (prices) => saveImportedPrices(tx, prices, reported)),
  read: async (db, { filter, keys, after, limit, now }) => {
    const input = { after: Number(after ?? 0), limit, now };
    const products = await loadSheetProducts(db, { ...productFilterOf(filter), codes: keys }, input);
    const ids = products.map(({ id }) => id);
    const floors = await loadFloors(db, ids, now);
    return {
      rows: products.map(({ id, fields, listBani, askedBani }) => {
        const floor = floors.get(id);
        return {
          code: fields.code,
          name: fields.name,
          list_price: leiNumber(listBani),
          price: leiNumber(askedBani),
          floor: floor === undefined ? null : leiNumber(floor),
        };
      }),
      after: products.length < limit ? null : String(products.at(-1)?.id),
    };
  },
};

function readPrice({ key: code, cells }: SheetRow): ReadRow<{ code: string; listBani: number }> {
  const cell = cells.list_price ?? "";
  const list_price = numberOf(cell);
  if (list_price === undefined) {
    const message = cell === "" ? MESSAGES.required(PRICE) : unread(PRICE, cell);
    return { ok: false, errors: { list_price: [message] } };
  }
  const parsed = field.safeParse({ list_price });
  if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
  return { ok: true, value: { code, listBani: toBani(parsed.data.list_price) } };
}
