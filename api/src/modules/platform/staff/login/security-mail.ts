import type { Tx } from "../../../../db/database.ts";
import { randomId } from "../../../../identity/random-id.ts";
import { enqueue, type StaffSecurity } from "../../../../jobs/enqueue.ts";

/** Queues an email to a staff member about a security event, in case someone else caused it. */
export async function notifyOfLogin(
  tx: Tx,
  { memberId, what, details = "", at }: { memberId: number; what: StaffSecurity; details?: string; at: Date },
): Promise<void> {
  const payload = { memberId, what, details, at: at.toISOString() };
  await enqueue(tx, "staff_security_mail", payload, `staff-security:${randomId()}`);
}
