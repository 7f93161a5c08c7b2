import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { vatOf } from "@curat/contract/vat.values";
import { chargeLine } from "../order-line.ts";
import type { ImportedOrder, ImportedLine } from "./orders.import.types.ts";
import { canMove, endsWithoutSale, type OrderStatus } from "../orders.rules.ts";
import type { NewOrderLine } from "../order-lines.rules.ts";
import type { PaymentState } from "../orders.store.ts";

export interface SoldProduct {
  id: number;
  name: string;
  code: string;
  picture: string | null;
  unit: string;
  priceBani: number;
  /** Undefined if no rate is known for that day. */
  vatPercent: number | undefined;
}
export interface FinalState {
  status: OrderStatus;
  paymentState: PaymentState;
  wasPaid: boolean;
}

/** Throws if the status table forbids a move, because the file is then wrong. */
export function finalStateOf(first: OrderStatus, moves: readonly OrderStatus[]): FinalState {
  let status = first;
  let wasPaid = false;
  for (const to of moves) {
    if (!canMove(status, to)) throw new Error(`An imported order cannot change from ${status} to ${to}.`);
    wasPaid ||= status === "awaiting_payment" && to === "confirmed";
    status = to;
  }
  if (wasPaid) return { status, wasPaid, paymentState: endsWithoutSale(status) ? "refunded" : "paid" };
  return { status, wasPaid, paymentState: status === "awaiting_payment" ? "pending" : "none" };
}

/** Throws for an unknown product without a name. */
export function importedLines(
  { lines, chargeBani = 0 }: Pick<ImportedOrder, "lines" | "chargeBani">,
  products: ReadonlyMap<number, SoldProduct>,
  standardVatPercent: number,
): NewOrderLine[] {
  const goods = lines.map((line) => productLine(line, products.get(line.productId ?? 0), standardVatPercent));
  return chargeBani === 0 ? goods : [...goods, chargeLine(chargeBani, standardVatPercent)];
}

function productLine(
  line: ImportedLine,
  product: SoldProduct | undefined,
  standardVatPercent: number,
): NewOrderLine {
  const { productId, quantity, name = product?.name } = line;
  if (name === undefined) throw new Error(`Product ${productId} of an imported order does not exist.`);
  const price = line.unitPriceBani ?? product?.priceBani ?? 0;
  const vatPercent = line.vatPercent ?? product?.vatPercent ?? standardVatPercent;
  return {
    discountBani: 0,
    bundleId: null,
    bundleName: null,
    priceReason: null,
    productType: PRODUCT_TYPE.product,
    productId: product ? productId : null,
    name,
    code: line.code ?? product?.code ?? "",
    picture: product?.picture ?? null,
    unit: product?.unit ?? "buc.",
    quantity,
    unitPriceBani: price,
    vatPercent,
    vatBani: vatOf(price * quantity, vatPercent),
  };
}
