import { leiNumber } from "@curat/contract/lei.values";
import { orderFilters } from "@curat/contract/staff/orders";
import type { Db } from "../../../../db/database.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import {
  isOrderStatus,
  ordersBehind,
  PAYMENT_LABELS,
  type SheetOrderFilter,
  statusLabel,
} from "../../../selling/orders/index.ts";
import type { SheetCell, SheetColumn, SheetKind } from "./kind.ts";

type OrderWithLines = Awaited<ReturnType<typeof ordersBehind>>[number];
type Line = OrderWithLines["lines"][number];
interface OrderColumn extends SheetColumn {
  order?: (order: OrderWithLines["order"]) => SheetCell;
  /** An amount of the whole order. Exported only in its first row, so that the column can be summed. */
  sum?: (order: OrderWithLines["order"]) => number;
  line?: (line: Line) => SheetCell;
}

/** Limits the rows of a piece, because each order has several lines. */
const ORDERS_PER_PIECE = 150;

const COLUMNS: readonly OrderColumn[] = [
  { key: "number", label: "Comanda", isKey: true, order: ({ number }) => number },
  { key: "placed", label: "Data", order: ({ placedAt }) => romanianDay(placedAt) },
  { key: "status", label: "Stare", order: (order) => statusLabel(order, order.status) },
  { key: "first_name", label: "Prenume", order: ({ firstName }) => firstName },
  { key: "last_name", label: "Nume", order: ({ lastName }) => lastName },
  { key: "email", label: "E-mail", order: ({ email }) => email },
  { key: "phone", label: "Telefon", order: ({ phone }) => phone },
  { key: "company", label: "Firmă", order: ({ company }) => company?.name ?? "" },
  { key: "cui", label: "CUI", order: ({ company }) => company?.cui ?? "" },
  {
    key: "delivery_address",
    label: "Adresa de livrare",
    order: (order) =>
      addressOf(order.deliveryStreet, order.deliveryCity, order.deliveryCounty, order.deliveryPostcode),
  },
  {
    key: "invoice_address",
    label: "Adresa de facturare",
    order: (order) =>
      addressOf(order.invoiceStreet, order.invoiceCity, order.invoiceCounty, order.invoicePostcode ?? ""),
  },
  { key: "delivery", label: "Livrare", order: ({ deliveryName }) => deliveryName },
  { key: "payment", label: "Plată", order: ({ paymentName }) => paymentName },
  { key: "payment_state", label: "Starea plății", order: ({ paymentState }) => PAYMENT_LABELS[paymentState] },
  { key: "observation", label: "Observații", order: ({ observation }) => observation },
  { key: "voucher", label: "Voucher", order: ({ voucherCode }) => voucherCode ?? "" },
  { key: "code", label: "Cod produs", line: ({ code }) => code },
  { key: "name", label: "Produs", line: ({ name }) => name },
  { key: "quantity", label: "Cantitate", line: ({ quantity }) => quantity },
  { key: "unit", label: "U.M.", line: ({ unit }) => unit },
  { key: "price", label: "Preț (lei cu TVA)", line: ({ unitPriceBani }) => leiNumber(unitPriceBani) },
  {
    key: "line_total",
    label: "Valoare (lei cu TVA)",
    line: ({ unitPriceBani, quantity }) => leiNumber(unitPriceBani * quantity),
  },
  {
    key: "line_discount",
    label: "Voucher pe produs (lei)",
    line: ({ discountBani }) => leiNumber(discountBani),
  },
  { key: "vat", label: "TVA (%)", line: ({ vatPercent }) => vatPercent },
  { key: "delivery_price", label: "Transport (lei)", sum: ({ deliveryBani }) => deliveryBani },
  { key: "discount", label: "Reducere (lei)", sum: ({ discountBani }) => discountBani },
  { key: "total", label: "Total comandă (lei cu TVA)", sum: ({ totalBani }) => totalBani },
];

/** Orders, one row per line. Export only, because files cannot change placed orders. */
export const ORDERS: SheetKind = {
  name: "orders",
  title: "comenzi",
  columns: COLUMNS,
  read: async (db, { filter, after }) => rowsBehind(db, filterOf(filter), Number(after ?? 0)),
};

async function rowsBehind(db: Db, filter: SheetOrderFilter, after: number) {
  const orders = await ordersBehind(db, filter, { after, limit: ORDERS_PER_PIECE });
  return {
    rows: orders.flatMap(({ order, lines }) =>
      lines.map((line, place) =>
        Object.fromEntries(COLUMNS.map((column) => [column.key, cellOf(column, order, place, line)])),
      ),
    ),
    after: orders.length < ORDERS_PER_PIECE ? null : String(orders.at(-1)?.order.id),
  };
}

function cellOf(
  { order: ofOrder, sum, line: ofLine }: OrderColumn,
  order: OrderWithLines["order"],
  place: number,
  line: Line,
): SheetCell {
  if (ofLine) return ofLine(line);
  if (sum) return place === 0 ? leiNumber(sum(order)) : null;
  return ofOrder?.(order) ?? null;
}

function addressOf(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function filterOf(filter: Readonly<Record<string, string>>): SheetOrderFilter {
  const { status, stage, payment_state, payment, delivery, channel, from, to, q } =
    orderFilters.safeParse(filter).data ?? {};
  return {
    status: status !== undefined && isOrderStatus(status) ? status : undefined,
    stage,
    paymentState: payment_state,
    payment,
    delivery,
    channel,
    text: q,
    from,
    to,
  };
}
