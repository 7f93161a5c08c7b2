import type { Permission } from "@curat/contract/staff/permissions.values";
import type { Db } from "../../../db/database.ts";
import type { Staff } from "../../../http/caller.ts";
import { findProductsBy, type FoundProduct } from "../../catalogue/catalog/index.ts";
import {
  type CustomerRow,
  findCompaniesBy,
  type FoundCompany,
  listCustomers,
} from "../../selling/customers/index.ts";
import { listOrderRows, type OrderRow } from "../../selling/orders/index.ts";

export interface Found {
  orders: OrderRow[];
  products: FoundProduct[];
  customers: CustomerRow[];
  companies: FoundCompany[];
}

/** Minimum length of a searched text, because a single character matches almost everything. */
const MIN_LENGTH = 2;

/** Returns up to `limit` results of each kind that the member may see; none for a single character. */
export async function findEverywhere(
  db: Db,
  { permissions }: Pick<Staff, "permissions">,
  { text, limit }: { text: string; limit: number },
): Promise<Found> {
  const ifAllowed = async <T>(permission: Permission, find: () => Promise<T[]>): Promise<T[]> =>
    text.length >= MIN_LENGTH && permissions.includes(permission) ? find() : [];
  const paging = { page: 1, perPage: limit };
  const anyCustomer = { state: undefined, hasOrders: undefined, hasCompany: undefined };
  const anyOrder = { status: undefined, stage: undefined, paymentState: undefined };
  const ever = { from: undefined, to: undefined };
  const [orders, products, customers, companies] = await Promise.all([
    ifAllowed("orders:view", async () => {
      const filter = { ...anyOrder, ...ever, text, sort: "-number" as const };
      return (await listOrderRows(db, filter, { ...paging, maxCounted: 0 })).rows;
    }),
    ifAllowed("products:view", () => findProductsBy(db, text, limit)),
    ifAllowed("customers:view", async () => {
      const filter = { ...anyCustomer, ...ever, text, sort: "-created" as const };
      return (await listCustomers(db, filter, paging)).rows;
    }),
    ifAllowed("customers:view", () => findCompaniesBy(db, text, limit)),
  ]);
  return { orders, products, customers, companies };
}
