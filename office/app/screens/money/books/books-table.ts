import type {
  CashBookRow,
  PackagingBookRow,
  SalesJournalRow,
  StockRegisterRow,
  VatBookRow,
} from "@curat/contract/staff/books";
import type { StockValueRow } from "@curat/contract/staff/costs";
import { documentAmount, documentNumber } from "@curat/contract/lei.values";
import { dayText } from "../../../components/time/day.ts";
import { dayCell } from "../../../lists/cells.ts";
import type { Cell } from "../../../lists/cells.ts";
import { texts } from "./texts.ts";

export interface BookColumn {
  label: string;
  kind: "name" | "text" | "day" | "lei" | "pieces" | "kilograms";
  /** Grid column below which this column is shown in windows of medium width (0: the next free place). */
  below?: number;
}

export interface BookRow {
  id: number;
  values: (string | number | null)[];
  to: string | null;
}

export interface BookPart {
  rows: BookRow[];
  /** Cursor of the next page; null on the last one. */
  next: number | null;
}

/** A VAT rate with its category. The sales journal has columns for each. */
export type Rate = Pick<VatBookRow, "category" | "percent">;

/** Returns the different rates in a period, highest first. */
export function ratesOf(rows: readonly Rate[]): Rate[] {
  const byKey = new Map(
    rows.map((rate) => [keyOf(rate), { category: rate.category, percent: rate.percent }]),
  );
  return [...byKey.values()].toSorted(
    (a, b) => b.percent - a.percent || (a.category ?? "").localeCompare(b.category ?? ""),
  );
}

/** Returns the percentage, such as "21 %". At 0 % returns the name of the category. */
function rateText({ category, percent }: Rate): string {
  const named = percent === 0 && category !== null ? texts.categories[category] : undefined;
  return named ?? `${String(percent).replace(".", ",")} %`;
}

export function salesColumns(rates: readonly Rate[]): BookColumn[] {
  return [
    { label: "Documentul", kind: "name" },
    { label: "Data", kind: "day" },
    { label: "Tipul", kind: "text", below: 0 },
    { label: "Stornează", kind: "text", below: 0 },
    { label: "Cumpărător", kind: "text" },
    { label: "CUI", kind: "text", below: 0 },
    { label: "Comanda", kind: "text", below: 0 },
    ...rates.flatMap((rate): BookColumn[] => [
      { label: `Bază ${rateText(rate)}`, kind: "lei", below: 4 },
      ...(rate.percent === 0 ? [] : [{ label: `TVA ${rateText(rate)}`, kind: "lei", below: 5 } as const]),
    ]),
    { label: "Fără TVA", kind: "lei" },
    { label: "TVA", kind: "lei" },
    { label: "Total", kind: "lei" },
  ];
}

export function salesRow(row: SalesJournalRow, rates: readonly Rate[]): BookRow {
  const shares = new Map(row.shares.map((share) => [keyOf(share), share]));
  return {
    id: row.invoice_id,
    to: `/comenzi/${row.order_id}`,
    values: [
      row.name,
      row.issued_on,
      texts.kinds[row.kind],
      row.storno_of,
      row.buyer,
      row.cui,
      String(row.order_number),
      ...rates.flatMap((rate) => {
        const { net = null, vat = null } = shares.get(keyOf(rate)) ?? {};
        return rate.percent === 0 ? [net] : [net, vat];
      }),
      row.net,
      row.vat,
      row.total,
    ],
  };
}

export const VAT_COLUMNS = (): BookColumn[] => [
  { label: "Luna", kind: "name" },
  { label: "Cota", kind: "text" },
  { label: "Fără TVA", kind: "lei" },
  { label: "TVA", kind: "lei" },
  { label: "Total", kind: "lei" },
];

export function vatRow(row: VatBookRow, index: number): BookRow {
  const { month, net, vat, total } = row;
  const named = month.split("-").toReversed().join(".");
  return { id: index, to: null, values: [named, rateText(row), net, vat, total] };
}

export const STOCK_COLUMNS = (): BookColumn[] => [
  { label: "Produs", kind: "name" },
  { label: "Cod", kind: "text" },
  { label: "Sold inițial", kind: "pieces" },
  { label: "Intrări", kind: "pieces" },
  { label: "Ieșiri", kind: "pieces" },
  { label: "Sold final", kind: "pieces" },
];

export function stockRow({
  product_id,
  name,
  code,
  opening,
  came,
  went,
  closing,
}: StockRegisterRow): BookRow {
  const to = `/produse/${product_id}/stoc`;
  return { id: product_id, to, values: [name, code, opening, came, went, closing] };
}

export const VALUE_COLUMNS = (): BookColumn[] => [
  { label: "Produs", kind: "name" },
  { label: "Cod", kind: "text" },
  { label: "Valoare inițială", kind: "lei" },
  { label: "Intrări", kind: "lei" },
  { label: "Costul vânzărilor", kind: "lei" },
  { label: "Întoarse", kind: "lei" },
  { label: "Corecții", kind: "lei" },
  { label: "Valoare finală", kind: "lei" },
  { label: "Bucăți", kind: "pieces" },
];

export function valueRow(row: StockValueRow): BookRow {
  const { product_id, name, code, opening, receipts, sold, returned, corrected, closing, pieces } = row;
  return {
    id: product_id,
    to: `/produse/${product_id}/stoc`,
    values: [name, code, opening, receipts, sold, returned, corrected, closing, pieces],
  };
}

export const CASH_COLUMNS = (): BookColumn[] => [
  { label: "Comanda", kind: "name" },
  { label: "Ziua", kind: "day" },
  { label: "Fișierul curierului", kind: "text" },
  { label: "AWB", kind: "text" },
  { label: "Factura", kind: "text" },
  { label: "Suma", kind: "lei" },
];

export function cashRow({ id, day, file, awb, order, invoice, amount }: CashBookRow): BookRow {
  return {
    id,
    to: order && `/comenzi/${order.id}`,
    values: [order ? String(order.number) : "fără comandă", day, file, awb, invoice, amount],
  };
}

export const PACKAGING_COLUMNS = (): BookColumn[] => [
  { label: "Materialul", kind: "name" },
  { label: "Anul", kind: "text" },
  { label: "Produse (kg)", kind: "kilograms" },
  { label: "Colete (kg)", kind: "kilograms" },
  { label: "Total (kg)", kind: "kilograms" },
];

export function packagingRow(row: PackagingBookRow, index: number): BookRow {
  const { year, material, goods_grams: goods, parcels_grams: parcels } = row;
  const kilograms = (grams: number) => Math.round(grams) / 1_000;
  const values = [material, String(year), kilograms(goods), kilograms(parcels), kilograms(goods + parcels)];
  return { id: index, to: null, values };
}

/** Formats a value as in accounting documents: "1.312,62". */
export function valueText(kind: BookColumn["kind"], value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "string") return kind === "day" ? dayText(value) : value;
  if (kind === "lei") return documentAmount(value);
  return documentNumber(value, kind === "kilograms" ? 3 : 0);
}

/** Returns a row's cells for a file. Amounts are numbers in lei, and days are dates. */
export function fileRow(columns: readonly BookColumn[], { values }: BookRow): Cell[] {
  return columns.map(({ kind }, index) => {
    const value = values[index] ?? null;
    return kind === "day" && typeof value === "string" ? dayCell(value) : value;
  });
}

function keyOf({ category, percent }: Rate): string {
  return `${category} ${percent}`;
}
