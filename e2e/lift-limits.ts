/**
 * Lifts the rate limits after the shop has started and before the first test, because all tests run from the
 * same IP address.
 */
import { changeShop, COUNT_NO_VISITS, MANY_ORDERS } from "./shop-database.ts";

export default async function liftLimits(): Promise<void> {
  for (const statement of [MANY_ORDERS, ...COUNT_NO_VISITS]) await changeShop(statement, []);
}
