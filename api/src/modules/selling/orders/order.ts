import type { ProductType } from "@curat/contract/cart.values";
import type { Selectable } from "kysely";
import type { Fields } from "../../../db/fields.ts";
import type { DB } from "../../../db/tables.ts";
import type { PaymentState } from "../ledger/index.ts";
import type { OrderPromise, OrderStatus } from "./orders.rules.ts";

/**
 * Money is in bani with VAT. Prepared statements list their columns, because a plan of `select *` fails once a
 * migration adds a column (docs/decisions/0101).
 */
type Columns = Record<string, keyof DB["orders"]>;

export const AMENDABLE_COLUMNS = {
  customerType: "customer_type",
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  deliveryCounty: "delivery_county",
  /** ISO 3166-2 without RO-; null for orders of earlier releases. */
  deliveryCountyCode: "delivery_county_code",
  deliveryCity: "delivery_city",
  deliveryStreet: "delivery_street",
  deliveryPostcode: "delivery_postcode",
  invoiceCounty: "invoice_county",
  invoiceCountyCode: "invoice_county_code",
  invoiceCity: "invoice_city",
  invoiceStreet: "invoice_street",
  /** Empty if the buyer entered none; null for orders of earlier releases. */
  invoicePostcode: "invoice_postcode",
  company: "company",
  locker: "locker",
  deliveryCode: "delivery_code",
  deliveryName: "delivery_name",
  deliveryBani: "delivery_bani",
  paymentCode: "payment_code",
  paymentName: "payment_name",
  paymentState: "payment_state",
  productsBani: "products_bani",
  chargesBani: "charges_bani",
  discountBani: "discount_bani",
  voucherCode: "voucher_code",
  totalBani: "total_bani",
  vatBani: "vat_bani",
  /** The payment deadline; null if the order awaits no payment. */
  releaseAt: "release_at",
} as const satisfies Columns;

export const ORDER_FIELDS = {
  id: "id",
  number: "number",
  randomId: "random_id",
  customerId: "customer_id",
  bodyHash: "body_hash",
  orderType: "order_type",
  status: "status",
  observation: "observation",
  deliveryVatPercent: "delivery_vat_percent",
  placedAt: "placed_at",
  placedBy: "placed_by",
  /** The balance due of a partly paid order, from its account; 0 for all others. */
  restBani: "payable_bani",
  ...AMENDABLE_COLUMNS,
} as const satisfies Columns;

export const ORDER_COLUMNS = [
  ...Object.values(ORDER_FIELDS),
  "promised_from" as const,
  "promised_to" as const,
  "leaves_by" as const,
];

export type Row = Pick<Selectable<DB["orders"]>, (typeof ORDER_COLUMNS)[number]>;

export interface Order extends Fields<Row, typeof ORDER_FIELDS> {
  status: OrderStatus;
  paymentState: PaymentState;
  /** The promised delivery; null if there is none, and while the order awaits payment. */
  promise: OrderPromise | null;
}

export const LINE_COLUMNS = {
  productType: "product_type",
  productId: "product_id",
  name: "name",
  code: "code",
  picture: "picture",
  unit: "unit",
  quantity: "quantity",
  unitPriceBani: "unit_price_bani",
  discountBani: "discount_bani",
  /** The part of `discountBani` that staff gave. */
  staffDiscountBani: "staff_discount_bani",
  bundleId: "bundle_id",
  bundleName: "bundle_name",
  vatPercent: "vat_percent",
  vatBani: "vat_bani",
  priceReason: "price_reason",
} as const satisfies Record<string, keyof DB["order_line"]>;

export interface NewOrderLine extends Fields<Selectable<DB["order_line"]>, typeof LINE_COLUMNS> {
  productType: ProductType;
}
export type OrderLine = Omit<NewOrderLine, "bundleId">;

export interface StoredLine extends NewOrderLine {
  id: number;
  orderId: number;
  position: number;
  url: string | null;
}
