import type { CompanyImport, PlaceImport } from "../../customers/index.ts";
import type { DeliveryCode, PaymentCode } from "@curat/contract/cart.values";
import type { OrderLocker } from "../../../../db/tables.ts";
import type { OrderActor } from "../order-moves.store.ts";
import type { OrderStatus } from "../orders.rules.ts";
import type { OrderPromise } from "../orders.store.ts";

export interface OrderLineImport {
  productId: number;
  quantity: number;
  /** With VAT; defaults to the product's current price. */
  unitPriceBani?: number;
  name?: string;
  code?: string;
  /** Percent; defaults to the rate in force on that day. */
  vatPercent?: number;
}

/** An imported line. If its product does not exist, the line has a `name` and a price. */
export interface ImportedLine extends Omit<OrderLineImport, "productId"> {
  productId: number | null;
}

export interface WrittenAddress {
  county: string;
  city: string;
  street: string;
  postcode: string;
}
export interface OrderEventImport {
  status: OrderStatus;
  at: Date;
  actor?: OrderActor;
  note?: string;
}
export interface OrderImport {
  /** Identifies the order: 22 letters, digits or dashes. An existing order stays unchanged. */
  randomId: string;
  /** Without a customer with this email address, the order is a guest order. */
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  placedAt: Date;
  lines: OrderLineImport[];
  delivery: { code: DeliveryCode; name: string; bani: number };
  place: PlaceImport;
  locker?: OrderLocker;
  payment: PaymentCode;
  chargeBani?: number;
  company?: CompanyImport;
  observation?: string;
  story?: OrderEventImport[];
  awb?: string;
  promise?: OrderPromise;
  isPaid?: true;
  /** True to issue an invoice dated on the shipping day. It is reversed if the order is cancelled or refused. */
  invoice?: true;
}
export interface ImportedOrder extends Omit<OrderImport, "lines" | "place" | "company"> {
  lines: ImportedLine[];
  place: PlaceImport | WrittenAddress;
  company?: Omit<CompanyImport, keyof PlaceImport> & (PlaceImport | WrittenAddress);
}
export interface OrdersImport {
  orders?: OrderImport[];
}
