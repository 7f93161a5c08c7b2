import { ORDERS_OF_ANA } from "./of-ana.ts";
import { ORDERS_OF_COMPANIES } from "./of-companies.ts";
import { ORDERS_OF_PEOPLE } from "./of-people.ts";
import type { WrittenOrder } from "./order.ts";

/** All orders of the demo. */
export const ORDERS: readonly WrittenOrder[] = [
  ...ORDERS_OF_ANA,
  ...ORDERS_OF_COMPANIES,
  ...ORDERS_OF_PEOPLE,
];
