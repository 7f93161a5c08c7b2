/** How an order of the past is written down; prices, delivery and the times of its story follow. */
import type { OrderImport } from "@curat/api";
import type { CompanyKey } from "../companies.ts";
import type { PersonKey } from "../persons.ts";

export type OrderEnd = NonNullable<OrderImport["story"]>[number]["status"];
export type Delivery = OrderImport["delivery"]["code"];

export interface WrittenOrder {
  /** Unique; returns and complaints name it, and its random id derives from it. */
  key: string;
  by: PersonKey;
  /** Before today. An order of yesterday can be confirmed, one of three days ago shipped, one of five delivered. */
  daysAgo: number;
  /** 24 hours, UTC; at 20 at the latest. */
  time: `${number}:${number}`;
  delivery: Delivery;
  payment: OrderImport["payment"];
  company?: CompanyKey;
  /** Base product, quantity, and its variant when not the first. */
  lines: readonly (readonly [base: string, quantity: number, variant?: number])[];
  /** Where it stands today. */
  stands: OrderEnd;
  observation?: string;
}
