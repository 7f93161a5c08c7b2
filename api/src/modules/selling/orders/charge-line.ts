import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { vatOf } from "@curat/contract/vat.values";
import { HANDLING_CHARGE_NAME } from "../cart/index.ts";
import type { NewOrderLine } from "./order-lines.rules.ts";

/** What cash on delivery costs, as a line of its own: `bani` with VAT. */
export function chargeLine(bani: number, vatPercent: number): NewOrderLine {
  return {
    productType: PRODUCT_TYPE.handlingCharge,
    productId: null,
    name: HANDLING_CHARGE_NAME,
    code: "",
    picture: null,
    unit: "buc.",
    quantity: 1,
    unitPriceBani: bani,
    discountBani: 0,
    bundleId: null,
    bundleName: null,
    priceReason: null,
    vatPercent,
    vatBani: vatOf(bani, vatPercent),
  };
}
