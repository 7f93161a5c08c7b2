import { baniOfDecimal, piecePrice } from "../../../../text/money.ts";
import type { InvoiceDocument, InvoiceLine } from "../invoice-document.ts";

/** An invoice line as both services accept it. The price includes VAT and discounts. */
interface IssuedLine {
  name: string;
  code: string;
  unit: string;
  quantity: number;
  /** Price in lei with up to four decimals. */
  price: number;
  vatPercent: number;
  vatName: string;
  isService: boolean;
}

/**
 * Returns the lines of an invoice, or of a partial storno with negative quantities. Quantity times price equals the
 * line's total to the ban. If no price with four decimals achieves that, the quantity is one.
 */
export function issuedLines({ lines }: Pick<InvoiceDocument, "lines">): IssuedLine[] {
  return lines.map((line) => {
    const { name, code, unit, quantity, vatPercent } = line;
    const grossBani = line.netBani + line.vatBani;
    const price = piecePrice(grossBani, quantity);
    const isExact = baniOfDecimal(String(price * quantity)) === grossBani;
    const sign = grossBani < 0 ? -1 : 1;
    return {
      name: isExact ? name : `${name} (${Math.abs(quantity)} ${unit})`,
      code,
      unit,
      ...(isExact ? { quantity, price } : { quantity: sign, price: piecePrice(Math.abs(grossBani), 1) }),
      vatPercent,
      vatName: vatNameOf(line),
      isService: code === "",
    };
  });
}

/** Default names of Romanian VAT rates at both services. The seller can rename them there. */
function vatNameOf({ vatCategory, vatPercent }: InvoiceLine): string {
  if (vatCategory === "AE") return "Taxare inversa";
  if (vatCategory === "O") return "Neplatitor";
  if (vatPercent === 0) return vatCategory === "E" ? "SFDD" : "SDD";
  return vatPercent > 15 ? "Normala" : "Redusa";
}
