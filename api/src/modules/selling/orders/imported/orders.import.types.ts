/** Orders of the past, from outside: the demo, another shop's export. */
import type { CompanyImport, PlaceImport } from "../../customers/index.ts";
import type { DeliveryCode, PaymentCode } from "@curat/contract/cart.values";
import type { OrderLocker } from "../../../../db/tables.ts";
import type { OrderActor } from "../order-moves.store.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { OrderPromise } from "../orders.store.ts";

export interface OrderLineImport {
  productId: number;
  quantity: number;
  /** With VAT; the product's price of now unless told otherwise. */
  unitPriceBani?: number;
  /** What the order itself said; the product's own unless told otherwise. */
  name?: string;
  code?: string;
  /** Percent; defaults to the rate in force on that day. */
  vatPercent?: number;
}

/** A line whose product may be gone; it then has its own `name` and price. */
export interface ImportedLine extends Omit<OrderLineImport, "productId"> {
  productId: number | null;
}

/** A place that is not in the lists of localities. */
export interface WrittenAddress {
  county: string;
  city: string;
  street: string;
  postcode: string;
}
/** A move after placing; `actor` is staff unless told otherwise. */
export interface OrderEventImport {
  status: OrderStatus;
  at: Date;
  actor?: OrderActor;
  note?: string;
}
export interface OrderImport {
  /** Names the order for good: one that stands already is left as it is. 22 letters, digits, dashes. */
  randomId: string;
  /** Of a customer, whose order it then is; any other is a guest's. */
  email: string;
  firstName: string;
  lastName: string;
  /** +40… */
  phone: string;
  placedAt: Date;
  lines: OrderLineImport[];
  delivery: { code: DeliveryCode; name: string; bani: number };
  place: PlaceImport;
  locker?: OrderLocker;
  payment: PaymentCode;
  /** Handling charge of cash on delivery; none unless told. */
  chargeBani?: number;
  company?: CompanyImport;
  observation?: string;
  /** What happened after placing, in order; the last one says where the order stands. */
  story?: OrderEventImport[];
  awb?: string;
  /** The day that its buyer was promised. */
  promise?: OrderPromise;
  /** The money of goods that arrived came in: nobody waits for it. */
  isPaid?: true;
  /** Invoiced on the day of shipping; a story that ends without a sale takes the invoice back. */
  invoice?: true;
}
/** An order that keeps its own words for products and places that are not here. */
export interface ImportedOrder extends Omit<OrderImport, "lines" | "place" | "company"> {
  lines: ImportedLine[];
  place: PlaceImport | WrittenAddress;
  company?: Omit<CompanyImport, keyof PlaceImport> & (PlaceImport | WrittenAddress);
}
export interface OrdersImport {
  orders?: OrderImport[];
}
