import { orderOfNewCustomer } from "../../api-steps.ts";
import { callStaff } from "../../office/staff-steps.ts";
import { queryShop } from "../../shop-database.ts";

/** Keyed by route pattern. The functions create a screen's records and return its path below /admin. */
export type Addresses = Record<string, () => Promise<string>>;

export async function newCustomerId(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  const found = "select id from customer where email = $1";
  const [row] = await queryShop<{ id: number }>("curat_e2e", found, [email]);
  return row?.id ?? 0;
}

export async function orderId(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  const [order] = await callStaff<{ id: number }[]>("GET", `/staff/orders?q=${encodeURIComponent(email)}`);
  return order?.id ?? 0;
}

/** Returns the id of the first record in a staff list. */
export async function firstId(list: string, key: string): Promise<number> {
  const [first] = await callStaff<Record<string, number>[]>("GET", list);
  return first?.[key] ?? 0;
}
