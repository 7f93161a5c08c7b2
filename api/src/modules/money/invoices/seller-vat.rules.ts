import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { vatOf } from "@curat/contract/vat.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { Order, StoredLine } from "../../selling/orders/index.ts";
import type { SellerVat } from "../../platform/settings/index.ts";
import type { VatCategory } from "./invoice-codes.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/** The reason why a line has no VAT, as code (BT-121) and text (BT-120). */
export interface Exemption {
  code: string;
  reason: string;
}
export interface LineVat {
  vatCategory: VatCategory;
  vatPercent: number;
  exemption?: Exemption | undefined;
}
export interface RestatedOrder {
  order: Order;
  lines: (StoredLine & LineVat)[];
}

interface Days {
  on: SellerVat;
  ordered: SellerVat;
}

/**
 * Returns a line's VAT on the day of supply. `kind` is the VAT kind of the line's product. (decision 0160) Without a
 * product, the kind is the one that had the ordered rate. If no kind had that rate on the day of the order, the rate
 * is kept, as for imported orders.
 */
export function lineVat(
  { vatPercent, kind }: { vatPercent: number; kind?: string | undefined },
  { on, ordered }: Days,
): LineVat {
  if (on.status === "not_registered") return { vatCategory: "O", vatPercent: 0 };
  const hadRate = (code: string) => ordered.kinds.get(code)?.percent === vatPercent;
  // A rate of 0 does not reveal the kind, because the order may have been restated for an unregistered seller.
  const isKnown = kind !== undefined && (vatPercent === 0 || hadRate(kind));
  const wasKind = isKnown ? kind : [...ordered.kinds.keys()].find(hadRate);
  const vat = on.kinds.get(wasKind ?? "");
  if (!vat) return { vatCategory: vatPercent > 0 ? "S" : "Z", vatPercent };
  const { category: vatCategory, percent, exemption_code: code, exemption_reason: reason } = vat;
  const exemption = vatCategory === "E" ? { code: code ?? "", reason: reason ?? "" } : undefined;
  return { vatCategory, vatPercent: percent, ...(exemption && { exemption }) };
}

/** Returns an order with the VAT of the day of supply. The buyer's price stays the same. */
export function restatedVat(
  { order, lines: placed }: { order: Order; lines: readonly StoredLine[] },
  { kinds, ...days }: Days & { kinds: ReadonlyMap<number, string> },
): RestatedOrder & { delivery: LineVat; isRestated: boolean } {
  const lines = placed.map((line) => {
    const vat = lineVat({ ...line, kind: kindOf(line, kinds) }, days);
    const isSame = vat.vatPercent === line.vatPercent;
    const grossBani = line.quantity * line.unitPriceBani - line.discountBani;
    return { ...line, ...vat, vatBani: isSame ? line.vatBani : vatOf(grossBani, vat.vatPercent) };
  });
  const delivery = lineVat({ vatPercent: order.deliveryVatPercent, kind: "standard" }, days);
  const isRestated =
    delivery.vatPercent !== order.deliveryVatPercent ||
    lines.some(({ vatPercent }, index) => vatPercent !== placed[index]?.vatPercent);
  const vatBani =
    lines.reduce((sum, line) => sum + line.vatBani, 0) + vatOf(order.deliveryBani, delivery.vatPercent);
  const restated = { ...order, deliveryVatPercent: delivery.vatPercent, vatBani };
  return { order: isRestated ? restated : order, lines, delivery, isRestated };
}

function kindOf(
  { productType, productId }: StoredLine,
  kinds: ReadonlyMap<number, string>,
): string | undefined {
  return productType === PRODUCT_TYPE.handlingCharge ? "standard" : kinds.get(productId ?? 0);
}

/** Returns errors by field if an invoice's VAT contradicts the seller's CUI. */
export function contradictionOf({
  seller,
  lines,
}: Pick<InvoiceDocument, "seller" | "lines">): FieldErrors | undefined {
  const isOutside = lines.some(({ vatCategory }) => vatCategory === "O");
  // The e-Factura rules already report a missing CUI.
  if (seller.isVatPayer === null || seller.isVatPayer !== isOutside) return undefined;
  return {
    "seller.cui": [
      isOutside
        ? "Firma nu este înregistrată în scopuri de TVA, dar CUI-ul ei este scris cu RO. Corectează CUI-ul în Setări, la Datele firmei, sau Statutul de TVA."
        : "Firma vinde cu TVA, dar CUI-ul ei este scris fără RO. Corectează CUI-ul în Setări, la Datele firmei, sau Statutul de TVA.",
    ],
  };
}
