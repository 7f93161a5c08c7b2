import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import type { NoticeKind } from "@curat/contract/staff/today.values";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { namesAddress } from "../db/names-address.ts";
import { currentTrace } from "../trace.ts";

/** What happens to an order after it is placed and is told by a mail. */
export type OrderStep =
  | "paid"
  | "payment_failed"
  | "transfer_reminder"
  | "confirmed"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "refused";

/** What one of the shop's people is told of his own login. */
export type StaffSecurity = "password" | "factors" | "new_place";

/** Payloads by task; a task that is not here does not exist. */
export interface JobPayloads {
  customer_created_mail: { customerId: number };
  /** `request` names the asking; the token is made by the job and stands nowhere but in its mail. */
  password_reset_mail: { email: string; request: string };
  /** `change` names the change, so that a second try is known as the same mail. */
  password_changed_mail: { customerId: number; change: string };
  /** `former` is the address before, for the mail that goes there. */
  email_changed_mail: { customerId: number; change: string; former?: string };
  /** `request` names the asking; the links are made by the jobs and stand nowhere but in their mails. */
  staff_invitation_mail: { memberId: number; request: string };
  staff_password_mail: { email: string; request: string };
  /** `count` waited at that moment (ISO 8601). */
  staff_notice_mail: { memberId: number; kind: NoticeKind; count: number; at: string };
  /** A mail with words that are being tried, to who tries them; `request` names the asking. */
  mail_text_test_mail: { memberId: number; key: MailTextKey; title: string; intro: string; request: string };
  /** `what` happened to the login of one of the people at that moment (ISO 8601); `details` say more, in words. */
  staff_security_mail: { memberId: number; what: StaffSecurity; details: string; at: string };
  /** The code is made by the job and stands nowhere but in its mail. */
  newsletter_confirm_mail: { subscriptionId: number };
  contact_message_mail: { messageId: number };
  /** To the visitor: the report of a review came. */
  review_report_mail: { messageId: number };
  contact_answer_mail: { answerId: number };
  /** To the shop: somebody asks for an offer. */
  offer_request_mail: { offerId: number };
  /** To the buyer: his request came. */
  offer_received_mail: { offerId: number };
  /** To the buyer, with its PDF. */
  offer_mail: { offerId: number; version: number };
  offer_withdrawn_mail: { offerId: number };
  /** To the shop: an offer with free lines was accepted. */
  offer_accepted_mail: { offerId: number };
  /** The code is made by the job and stands nowhere but in its mail. */
  privacy_link_mail: { requestId: number };
  privacy_closed_mail: { requestId: number };
  review_published_mail: { reviewId: number };
  review_rejected_mail: { reviewId: number };
  stock_alert_mail: { alertId: number };
  /** `endsAt` in ISO 8601. */
  newsletter_code_mail: { email: string; code: string; endsAt: string; percent?: number };
  /** Once an order, and once more for the way to pay that its buyer chose instead. */
  order_placed_mail: { orderId: number; paidBy?: string };
  /** `request` names the asking; the pass is made by the job and stands nowhere but in its mail. */
  order_link_mail: { orderId: number; request: string };
  /** A mail that was kept, once more to where it went; `time` counts them. */
  order_mail_again: { keptId: number; time: number };
  payment_link_mail: { orderId: number; request: string };
  /** Tells that one parcel of several left, and what is in it. */
  parcel_mail: { orderId: number; awb: string };
  /** `time` tells a later mail of the same step from the first; a job that an earlier release put there has none. */
  order_step_mail: { orderId: number; step: OrderStep; time?: number };
  /** Tells the buyer what was changed; `change` is the version that the order has since, `told` says nothing of a person. */
  order_changed_mail: { orderId: number; change: number; told: string[]; refundBani: number };
  /** `status` is the step of the return that the mail tells of. */
  return_mail: { returnId: number; status: string };
  /** Asks for the account of a withdrawal, or confirms to the order's address that one was named; `change` numbers them. */
  return_account_mail: { returnId: number; news: "asked" | "named"; change: number };
  complaint_mail: { complaintId: number };
  /** Tells the writer that the complaint arrived. */
  complaint_kept_mail: { complaintId: number };
  /** Without an answer the last: so it was asked for before each had a mail of its own. */
  complaint_answer_mail: { complaintId: number; answerId?: number };
  /** `isAgain`: only where the order had one before. */
  issue_invoice: { orderId: number; isAgain?: boolean };
  storno_invoice: { orderId: number };
  /** Gives up at the courier what carries a cancelled order. */
  cancel_awb: { orderId: number };
  /** Gives up at the courier what it made for an order that another waybill carries now. */
  cancel_replaced_awb: { orderId: number; courier: string; awb: string };
  invoice_mail: { invoiceId: number };
  /** Tells of money that goes back without a return. */
  refund_mail: { refundId: number };
  /** Tells the buyer of a new account for a refund; `change` is the refund's version since, `accountEnd` the IBAN's last four. */
  refund_account_mail: { refundId: number; change: number; accountEnd: string };
  /** One order of an act on many. */
  bulk_move: { bulkId: number; orderId: number };
  /** The next pieces of long work. */
  run_background_job: { jobId: number };
  /** Deletes mails that were written to files and name an e-mail address, by the SHA-256 of the address. */
  forget_mail_files: { digest: string };
  bulk_awb: { bulkId: number; orderId: number; isChecked: boolean };
}

type Task = keyof JobPayloads;

/** Lower runs first; what runs by the clock has 0. A mail that a person waits for leaves before one to many; so do acts. */
function priorityOf(task: keyof JobPayloads): number {
  if (task === "stock_alert_mail") return 20;
  if (task.endsWith("_mail") || task === "order_mail_again") return 10;
  // Long work lets everything else pass.
  if (task === "run_background_job") return 15;
  return task.startsWith("cancel_") || task.startsWith("bulk_") ? 8 : 4;
}

/** How often a job is tried, ever more slowly: the last time four days after the first. */
const MAX_ATTEMPTS = 25;

/** With the id of the request that asks for it, so that both can be followed as one. */
function followed<Payload extends object>(payload: Payload): Payload & { trace?: string } {
  const trace = currentTrace();
  return trace ? { ...payload, trace: trace.id } : payload;
}

/**
 * Puts a job into the queue inside the caller's transaction: it runs if and only if the transaction stands.
 * Two jobs with the same key are one, and the later one counts. With `isOnly` the caller knows that nobody asks for this
 * job a second time: then the queue has nothing to compare, which is a third of the work.
 */
export async function enqueue<Task extends keyof JobPayloads>(
  tx: Tx,
  task: Task,
  payload: JobPayloads[Task],
  key: string,
  { isOnly = false }: { isOnly?: boolean } = {},
): Promise<void> {
  const mode = isOnly ? "unsafe_dedupe" : "replace";
  await sql`
    /* job */ select graphile_worker.add_job(${task}, ${JSON.stringify(followed(payload))}::json, job_key := ${key},
      max_attempts := ${MAX_ATTEMPTS}, job_key_mode := ${mode}, priority := ${priorityOf(task)})
  `.execute(tx);
}

/**
 * Takes the mails out of the queue that name a customer, or an address (in lower case) that is or was his: whoever is erased
 * is mailed nothing any more, and a job that failed would keep him. One that runs at the moment ends by itself.
 */
export async function forgetMailsTo(
  tx: Tx,
  { customerId, email }: { customerId: number | null; email: string },
): Promise<void> {
  const tasks = ["password_reset_mail", "newsletter_code_mail", "email_changed_mail"] satisfies Task[];
  await sql`
    select graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where (t.identifier = any(${tasks}::text[])
          and ${email} in (lower(j.payload ->> 'email'), lower(j.payload ->> 'former')))
        or (t.identifier like '%\\_mail' and (
          j.payload ->> 'customerId' = ${customerId === null ? null : String(customerId)}
          or (j.attempts >= j.max_attempts and lower(j.last_error) ~ ${namesAddress(email)})))))`.execute(tx);
}

/** Forgets the mails that failed for good and have stood so since before a time: they are of no use, and name people. */
export async function forgetFailedMails(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where (task_identifier like '%\\_mail' or task_identifier = ${"order_mail_again" satisfies Task})
        and attempts >= max_attempts and updated_at < ${before}))`.execute(db);
}

/** Puts many jobs of one kind into the queue in one statement; the caller knows that nobody asks for any a second time. */
export async function enqueueMany<Task extends keyof JobPayloads>(
  tx: Tx,
  task: Task,
  jobs: readonly { payload: JobPayloads[Task]; key: string }[],
): Promise<void> {
  await sql`
    select count(graphile_worker.add_job(${task}, j.payload, job_key := j.key, max_attempts := ${MAX_ATTEMPTS},
      job_key_mode := 'unsafe_dedupe', priority := ${priorityOf(task)}))
    from json_to_recordset(${JSON.stringify(jobs.map(({ payload, key }) => ({ payload: followed(payload), key })))}::json) as j (payload json, key text)
  `.execute(tx);
}
