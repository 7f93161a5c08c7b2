/** Who makes a call, as the door found out. */
import type { Access, PermittedAccess } from "@curat/contract/envelope";
import type { Permission } from "@curat/contract/staff/permissions.values";

/** A logged-in customer, as every module may know him. */
export interface Customer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** One of the shop's people, or a program of theirs; what he changes is written down under this name. */
export interface Staff {
  kind: "staff" | "key";
  /** The person's or the key's own. */
  id: string | null;
  name: string;
  /** In this session: less than his roles allow while he sees the office as another. */
  permissions: readonly Permission[];
  /** Whether he holds the owner's role, and has not put another on. */
  isOwner: boolean;
}

/** One of the people in a session of his. */
export interface Person extends Staff {
  kind: "staff";
  id: string;
  memberId: number;
  email: string;
  sessionId: number;
  /** Whether he showed a second factor in the last ten minutes. */
  isConfirmed: boolean;
}

/** What a handler is told of who asks: as much as its call's access promises. */
export type Caller<A extends Access> = A extends "customer"
  ? { customer: Customer }
  : A extends "staff"
    ? { staff: Person }
    : A extends PermittedAccess
      ? { staff: Staff }
      : Record<never, never>;
