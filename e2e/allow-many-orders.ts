/** Runs once the shop is open and before the first journey. */
import { changeShop, MANY_ORDERS } from "./shop-database.ts";

export default async function allowManyOrders(): Promise<void> {
  await changeShop(MANY_ORDERS, []);
}
