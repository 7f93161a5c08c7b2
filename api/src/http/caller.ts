/** Who makes a call, as the door found out. */
import type { Access } from "@curat/contract/envelope";
import type { Permission } from "@curat/contract/staff/permissions.values";

/** A logged-in customer, as every module may know him. */
export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** One who works in the shop, or a program of his; what he changes is written down under this name. */
export interface Staff {
  kind: "staff" | "key";
  /** The key's own; null for the owner's. */
  id: string | null;
  name: string;
  permissions: readonly Permission[];
}

/** What a handler is told of who asks: as much as its call's access promises. */
export type Caller<A extends Access> = A extends "customer"
  ? { customer: Customer }
  : A extends { staff: Permission }
    ? { staff: Staff }
    : Record<never, never>;
