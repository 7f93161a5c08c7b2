/** All tests run from the same IP address, so rate limits are lifted before the first test. */
import { changeShop, COUNT_NO_VISITS, MANY_ORDERS } from "./shop-database.ts";

export default async function liftLimits(): Promise<void> {
  for (const statement of [MANY_ORDERS, ...COUNT_NO_VISITS]) await changeShop(statement, []);
}
