import type { Access, PermittedAccess } from "@curat/contract/envelope";
import type { Permission } from "@curat/contract/staff/permissions.values";

export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A staff member, or a program with an API key. The audit log records changes under this name. */
export interface Staff {
  kind: "staff" | "key";
  id: string | null;
  name: string;
  /** While staff view the office as another role, only that role's permissions. */
  permissions: readonly Permission[];
  /** False while an owner views the back office as another role. */
  isOwner: boolean;
  /** The largest discount that they may give on an order's goods; 0 for API keys. */
  discountPercent: number;
}

export interface Person extends Staff {
  kind: "staff";
  id: string;
  memberId: number;
  email: string;
  sessionId: number;
  /** True if they confirmed a second factor in the last ten minutes. */
  isConfirmed: boolean;
}

/** Contains only what the call's access guarantees. */
export type Caller<A extends Access> = A extends "customer"
  ? { customer: Customer }
  : A extends "staff"
    ? { staff: Person }
    : A extends PermittedAccess
      ? { staff: Staff }
      : Record<never, never>;
