/** Registers on the wire: bani become lei. */
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

export function saleToWire(row: JournalRow): SalesJournalRow {
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
      net: netBani / 100,
      vat: vatBani / 100,
    })),
    net: row.netBani / 100,
    vat: row.vatBani / 100,
    total: row.totalBani / 100,
  };
}

export function vatToWire({ month, category, percent, netBani, vatBani }: MonthShare): VatBookRow {
  return {
    month,
    category,
    percent,
    net: netBani / 100,
    vat: vatBani / 100,
    total: (netBani + vatBani) / 100,
  };
}

export function totalsToWire({ netBani, vatBani, totalBani, ...counts }: JournalTotals): SalesTotals {
  return { ...counts, net: netBani / 100, vat: vatBani / 100, total: totalBani / 100 };
}

export function stockToWire({ productId, ...row }: StockRegisterRow): WireStock {
  return { product_id: productId, ...row };
}

export function cashToWire({ orderId, orderNumber, amountBani, ...row }: CashBookRow): WireCash {
  const order = orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber };
  return { ...row, order, amount: amountBani / 100 };
}

export function packagingToWire({
  year,
  material,
  goodsGrams,
  parcelsGrams,
}: MaterialYear): PackagingBookRow {
  // Grams have one decimal; sums of them have no more.
  const rounded = (grams: number) => Math.round(grams * 10) / 10;
  return { year, material, goods_grams: rounded(goodsGrams), parcels_grams: rounded(parcelsGrams) };
}
