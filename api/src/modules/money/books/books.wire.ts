import { toLei, type Wire } from "@curat/contract/lei.values";
import type {
  CashBookRow as WireCash,
  PackagingBookRow,
  SalesJournalRow,
  SalesTotals,
  StockRegisterRow as WireStock,
  VatBookRow,
} from "@curat/contract/staff/books";
import type { CashBookRow } from "../incoming/index.ts";
import type { JournalRow, JournalTotals, MonthShare } from "../invoices/index.ts";
import type { StockRegisterRow } from "../../catalogue/stock/index.ts";
import type { MaterialYear } from "./packaging.rules.ts";

export function saleToWire(row: JournalRow): Wire<SalesJournalRow> {
  return {
    invoice_id: row.id,
    order_id: row.orderId,
    order_number: row.orderNumber,
    name: `${row.series}-${row.number}`,
    kind: row.kind,
    issued_on: row.issuedOn,
    storno_of: row.stornoOf,
    buyer: row.buyer,
    cui: row.cui,
    shares: row.shares.map(({ category, percent, netBani, vatBani }) => ({
      category,
      percent,
      net: toLei(netBani),
      vat: toLei(vatBani),
    })),
    net: toLei(row.netBani),
    vat: toLei(row.vatBani),
    total: toLei(row.totalBani),
  };
}

export function vatToWire({ month, category, percent, netBani, vatBani }: MonthShare): Wire<VatBookRow> {
  return {
    month,
    category,
    percent,
    net: toLei(netBani),
    vat: toLei(vatBani),
    total: toLei(netBani + vatBani),
  };
}

export function totalsToWire({ netBani, vatBani, totalBani, ...counts }: JournalTotals): Wire<SalesTotals> {
  return { ...counts, net: toLei(netBani), vat: toLei(vatBani), total: toLei(totalBani) };
}

export function stockToWire({ productId, ...row }: StockRegisterRow): WireStock {
  return { product_id: productId, ...row };
}

export function cashToWire({ orderId, orderNumber, amountBani, ...row }: CashBookRow): Wire<WireCash> {
  const order = orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber };
  return { ...row, order, amount: toLei(amountBani) };
}

export function packagingToWire({
  year,
  material,
  goodsGrams,
  parcelsGrams,
}: MaterialYear): PackagingBookRow {
  // Weights have one decimal, so their sums are rounded to one decimal.
  const rounded = (grams: number) => Math.round(grams * 10) / 10;
  return { year, material, goods_grams: rounded(goodsGrams), parcels_grams: rounded(parcelsGrams) };
}
