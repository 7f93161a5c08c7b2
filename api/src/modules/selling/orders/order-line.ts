import { PRODUCT_TYPE, type ProductType } from "@curat/contract/cart.values";
import { vatOf } from "@curat/contract/vat.values";
import type { Selectable } from "kysely";
import type { Fields } from "../../../db/fields.ts";
import type { DB } from "../../../db/tables.ts";
import { HANDLING_CHARGE_NAME } from "../cart/index.ts";

export const LINE_COLUMNS = {
  productType: "product_type",
  productId: "product_id",
  name: "name",
  code: "code",
  picture: "picture",
  unit: "unit",
  quantity: "quantity",
  unitPriceBani: "unit_price_bani",
  /** The line's share of the voucher discount. */
  discountBani: "discount_bani",
  bundleId: "bundle_id",
  bundleName: "bundle_name",
  vatPercent: "vat_percent",
  vatBani: "vat_bani",
  /** The reason for a special price; null for the public price. */
  priceReason: "price_reason",
} as const satisfies Record<string, keyof DB["order_line"]>;

type LineFields = Fields<Selectable<DB["order_line"]>, typeof LINE_COLUMNS>;

export interface NewOrderLine extends LineFields {
  productType: ProductType;
}
export type OrderLine = Omit<NewOrderLine, "bundleId">;

export interface StoredLine extends NewOrderLine {
  id: number;
  orderId: number;
  position: number;
  /** The product's page; null if it is no longer sold. */
  url: string | null;
}

/** Returns the cash-on-delivery fee as a separate line; `bani` includes VAT. */
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
