/**
 * The columns of an order by the names that the API has for them; money in bani with VAT. Statements that PostgreSQL keeps
 * planned name them: a plan with `*` fails on every connection that had it from the moment on in which a newer version adds
 * a column (docs/decisions/0101).
 */
import type { DB } from "../../../db/tables.ts";

type Columns = Record<string, keyof DB["orders"]>;

/** What the database draws, and what follows from the order's account. */
const DRAWN = {
  id: "id",
  number: "number",
  /** What is still to pay of an order that was paid in part, as its account says; 0 for all others. */
  restBani: "payable_bani",
} as const satisfies Columns;

/** What is written when it is placed and stays. */
export const PLACED_COLUMNS = {
  randomId: "random_id",
  /** Null for a guest's. */
  customerId: "customer_id",
  bodyHash: "body_hash",
  orderType: "order_type",
  status: "status",
  observation: "observation",
  deliveryVatPercent: "delivery_vat_percent",
  placedAt: "placed_at",
  /** Who of the shop typed it in; null for a buyer's own. */
  placedBy: "placed_by",
} as const satisfies Columns;

/** What a change of an order before it ships may make another. */
export const AMENDABLE_COLUMNS = {
  customerType: "customer_type",
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  deliveryCounty: "delivery_county",
  /** ISO 3166-2 without RO-; null where it is not known of an order from before it was kept. */
  deliveryCountyCode: "delivery_county_code",
  deliveryCity: "delivery_city",
  deliveryStreet: "delivery_street",
  deliveryPostcode: "delivery_postcode",
  invoiceCounty: "invoice_county",
  invoiceCountyCode: "invoice_county_code",
  invoiceCity: "invoice_city",
  invoiceStreet: "invoice_street",
  /** Empty where none was given; null where that is not known. */
  invoicePostcode: "invoice_postcode",
  company: "company",
  /** Where the parcel waits, for a delivery to a locker. */
  locker: "locker",
  deliveryCode: "delivery_code",
  deliveryName: "delivery_name",
  deliveryBani: "delivery_bani",
  paymentCode: "payment_code",
  paymentName: "payment_name",
  paymentState: "payment_state",
  productsBani: "products_bani",
  chargesBani: "charges_bani",
  /** What the voucher takes off the products. */
  discountBani: "discount_bani",
  voucherCode: "voucher_code",
  totalBani: "total_bani",
  vatBani: "vat_bani",
  /** Until when it waits for its money; null when it does not. */
  releaseAt: "release_at",
} as const satisfies Columns;

export const ORDER_FIELDS = { ...DRAWN, ...PLACED_COLUMNS, ...AMENDABLE_COLUMNS };

/** All of them, with the three that keep what its buyer was promised. */
export const ORDER_COLUMNS = [
  ...Object.values(ORDER_FIELDS),
  "promised_from" as const,
  "promised_to" as const,
  "leaves_by" as const,
];
