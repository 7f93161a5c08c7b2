import { counted } from "@curat/contract/quantity-text.values";
import type { PurchaseOrderState } from "@curat/contract/staff/purchase-orders.values";
import { documentAmount } from "../../../text/money.ts";

export interface OrderEvents {
  sentAt: Date | null;
  closedAt: Date | null;
  cancelledAt: Date | null;
}

interface Sums {
  pieces: number;
  /** Pieces in posted receipts. */
  received: number;
  /** Pieces that have not arrived. Surplus pieces of one product do not offset missing pieces of another. */
  missing: number;
}

/** Returns the state of an order. A cancelled order counts as closed if goods were received. */
export function stateOf(
  { sentAt, closedAt, cancelledAt }: OrderEvents,
  { received, missing }: Sums,
): PurchaseOrderState {
  if (!sentAt) return "draft";
  if (cancelledAt && received === 0) return "cancelled";
  if (closedAt || cancelledAt || missing === 0) return "closed";
  return received > 0 ? "partial" : "sent";
}

export interface ValuedLine {
  pieces: number;
  pack: number;
  priceBani: number | null;
}

/** Returns the value of a line; null if its price is unknown. */
export function lineValue({ pieces, pack, priceBani }: ValuedLine): number | null {
  return priceBani === null ? null : Math.round((pieces * priceBani) / pack);
}

/** Returns the total value of the lines that have a price. */
export function totalOf(lines: readonly ValuedLine[]): number {
  return lines.reduce((sum, line) => sum + (lineValue(line) ?? 0), 0);
}

/**
 * Returns pieces as packs, such as "2 × 12 buc."; "25 buc." for a quantity that is not a multiple of the
 * pack.
 */
export function packsText({ pieces, pack }: Pick<ValuedLine, "pieces" | "pack">): string {
  return pack === 1 || pieces % pack !== 0 ? `${pieces} buc.` : `${pieces / pack} × ${pack} buc.`;
}

/** Returns a remark for staff if the quantity is not a multiple of the pack; otherwise "". */
export function remarkOn({ pieces, pack }: Pick<ValuedLine, "pieces" | "pack">): string {
  if (pieces % pack === 0) return "";
  const below = Math.floor(pieces / pack) * pack;
  const near = below === 0 ? `${pack}` : `${below} sau ${below + pack}`;
  return `Furnizorul vinde doar în pachete de ${pack}: comandă ${near}.`;
}

export interface CheckedOrder {
  supplier: string;
  isSupplierActive: boolean;
  currency: "RON" | "EUR";
  /** In whole units of the currency; 0 for no minimum. */
  minimumOrder: number;
  lines: readonly (ValuedLine & { productCode: string; isArchived: boolean })[];
}

/** Returns the reasons why a draft cannot be sent, as Romanian sentences; empty if it can be sent. */
export function missingFor({ supplier, isSupplierActive, lines }: CheckedOrder): string[] {
  const archived = lines.filter(({ isArchived }) => isArchived).map(({ productCode }) => productCode);
  return [
    ...(isSupplierActive ? [] : [`Furnizorul „${supplier}” este arhivat: activează-l mai întâi.`]),
    ...(lines.length === 0 ? ["Adaugă produsele comandate."] : []),
    ...(archived.length === 0 ? [] : [`Elimină din comandă produsele arhivate: ${listed(archived)}.`]),
  ];
}

/** Returns Romanian warnings to show before sending. The amount below the minimum is omitted without `seesCosts`. */
export function warningsFor(
  { currency, minimumOrder, lines }: CheckedOrder,
  { seesCosts }: { seesCosts: boolean },
): string[] {
  const total = totalOf(lines);
  const unpriced = lines.filter(({ priceBani }) => priceBani === null).length;
  const loose = lines.filter((line) => remarkOn(line) !== "").length;
  const unit = currency === "EUR" ? "euro" : "lei";
  const isBelow = lines.length > 0 && unpriced === 0 && total < minimumOrder * 100;
  const lacking = seesCosts ? `; mai lipsesc ${documentAmount(minimumOrder * 100 - total)} ${unit}` : "";
  const products = (count: number) => counted(count, "un produs", "produse");
  return [
    ...(isBelow ? [`Sub comanda minimă a furnizorului, de ${minimumOrder} ${unit}${lacking}.`] : []),
    ...(unpriced > 0 ? [`Fără preț: ${products(unpriced)}.`] : []),
    ...(loose > 0 ? [`Pachete incomplete: ${products(loose)}.`] : []),
  ];
}

function listed(codes: readonly string[]): string {
  const more = codes.length > 5 ? ` și încă ${codes.length - 5}` : "";
  return `${codes.slice(0, 5).join(", ")}${more}`;
}

export function orderName({ number, year }: { number: number; year: number }): string {
  return `${number}/${year}`;
}
