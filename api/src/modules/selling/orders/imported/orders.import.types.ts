/** Finished orders to import: the demo's, or those of another shop's export. */
import type { CompanyImport, PlaceImport } from "../../customers/index.ts";
import type { DeliveryCode, PaymentCode } from "@curat/contract/cart.values";
import type { OrderLocker } from "../../../../db/tables.ts";
import type { OrderActor } from "../order-moves.store.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { OrderPromise } from "../orders.store.ts";

export interface OrderLineImport {
  productId: number;
  quantity: number;
  /** With VAT; defaults to the product's present price. */
  unitPriceBani?: number;
  /** Texts of the order; default to the product's. */
  name?: string;
  code?: string;
  /** Percent; defaults to the rate in force on that day. */
  vatPercent?: number;
}

/** A line whose product may not exist; it then has a `name` and a price. */
export interface ImportedLine extends Omit<OrderLineImport, "productId"> {
  productId: number | null;
}

/** A place outside the lists of localities. */
export interface WrittenAddress {
  county: string;
  city: string;
  street: string;
  postcode: string;
}
/** A move after placing; `actor` defaults to staff. */
export interface OrderEventImport {
  status: OrderStatus;
  at: Date;
  actor?: OrderActor;
  note?: string;
}
export interface OrderImport {
  /** Identifies the order; an existing one stays as it is. 22 letters, digits, dashes. */
  randomId: string;
  /** The order belongs to the customer with this address, or else to a guest. */
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
  /** Fee for cash on delivery; defaults to 0. */
  chargeBani?: number;
  company?: CompanyImport;
  observation?: string;
  /** Moves after placing, in order. */
  story?: OrderEventImport[];
  awb?: string;
  /** The day that its buyer was promised. */
  promise?: OrderPromise;
  /** The cash of goods that arrived was handed over. */
  isPaid?: true;
  /** Invoiced on the day of shipping; the invoice is cancelled if the story ends without a sale. */
  invoice?: true;
}
/** An order whose products and places may not exist here. */
export interface ImportedOrder extends Omit<OrderImport, "lines" | "place" | "company"> {
  lines: ImportedLine[];
  place: PlaceImport | WrittenAddress;
  company?: Omit<CompanyImport, keyof PlaceImport> & (PlaceImport | WrittenAddress);
}
export interface OrdersImport {
  orders?: OrderImport[];
}
