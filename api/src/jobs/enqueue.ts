import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import type { NoticeKind } from "@curat/contract/staff/dashboard.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { namesAddress } from "../db/names-address.ts";
import { currentTrace } from "../trace.ts";

/** Later events of an order that send an email to the buyer. */
export type OrderStep =
  | "paid"
  | "payment_failed"
  | "transfer_reminder"
  | "confirmed"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "refused";

export type StaffSecurity = "password" | "factors" | "new_place";

export interface JobPayloads {
  sync_lockers: Record<string, never>;
  customer_created_mail: { customerId: number };
  /**
   * `request` identifies the request in retries. The job creates the token, which appears only in the email.
   */
  password_reset_mail: { email: string; request: string };
  /** `change` identifies the change in retries. */
  password_changed_mail: { customerId: number; change: string };
  /** If `former`, the customer's previous address, is given, the email is sent there. */
  email_changed_mail: { customerId: number; change: string; former?: string };
  /**
   * `request` identifies the request in retries. The job creates the link, which appears only in the email.
   */
  staff_invitation_mail: { memberId: number; request: string };
  staff_password_mail: { email: string; request: string };
  /** `count` is the number of pending items at time `at` (ISO 8601). */
  staff_notice_mail: { memberId: number; kind: NoticeKind; count: number; at: string };
  /**
   * A test of edited texts, sent to the staff member who edits them. `request` distinguishes repeated tests.
   */
  mail_text_test_mail: { memberId: number; key: MailTextKey; title: string; intro: string; request: string };
  cart_reminder_mail: { reminderId: number };
  reorder_reminder_mail: { reminderId: number };
  /** Test mail of a campaign for the staff member who edits it. `request` distinguishes repeated tests. */
  campaign_test_mail: { memberId: number; campaignId: number; request: string };
  /** `what` is the event in the staff member's login at the time `at` (ISO 8601); `details` describes it. */
  staff_security_mail: { memberId: number; what: StaffSecurity; details: string; at: string };
  /** The job creates the code, which appears only in its email. */
  newsletter_confirm_mail: { subscriptionId: number };
  contact_message_mail: { messageId: number };
  review_report_mail: { messageId: number };
  contact_answer_mail: { answerId: number };
  offer_request_mail: { offerId: number };
  offer_received_mail: { offerId: number };
  offer_mail: { offerId: number; version: number };
  offer_withdrawn_mail: { offerId: number };
  purchase_order_mail: { purchaseOrderId: number };
  offer_accepted_mail: { offerId: number };
  recurring_draft_mail: { draftId: number };
  /** The job creates the code, which appears only in its email. */
  privacy_link_mail: { requestId: number };
  privacy_closed_mail: { requestId: number };
  review_published_mail: { reviewId: number };
  review_rejected_mail: { reviewId: number };
  stock_alert_mail: { alertId: number };
  /** `endsAt` is the time at which the code expires, in ISO 8601. */
  newsletter_code_mail: { email: string; code: string; endsAt: string; percent?: number };
  /** Sent once per order, and again if the buyer chooses another payment method. */
  order_placed_mail: { orderId: number; paidBy?: string };
  /**
   * `request` identifies the request in retries. The job creates the access token, which appears only in the
   * email.
   */
  order_link_mail: { orderId: number; request: string };
  /** Resends a stored email to its recipient; `time` counts the resends. */
  order_mail_again: { keptId: number; time: number };
  payment_link_mail: { orderId: number; request: string };
  parcel_mail: { orderId: number; awb: string };
  /** `time` distinguishes repeated emails of the same step; jobs of an earlier release lack it. */
  order_step_mail: { orderId: number; step: OrderStep; time?: number };
  /** `change` is the order's new version. `told` lists its changes without personal data. */
  order_changed_mail: { orderId: number; change: number; told: string[]; refundBani: number };
  return_mail: { returnId: number; status: string };
  /**
   * Asks for a bank account for the refund, or confirms the entered one. The recipient is the order's email address.
   * `change` numbers these emails.
   */
  return_account_mail: { returnId: number; news: "asked" | "named"; change: number };
  /** Sent once per return waybill. */
  return_waybill_mail: { returnId: number; awb: string };
  complaint_mail: { complaintId: number };
  complaint_kept_mail: { complaintId: number };
  /** Jobs of an earlier release lack `answerId` and send the latest response. */
  complaint_answer_mail: { complaintId: number; answerId?: number };
  /** With `isAgain`, issues an invoice only if the order had one before. */
  issue_invoice: { orderId: number; isAgain?: boolean };
  storno_invoice: { orderId: number };
  /** Applies promotions that change too many products for one request. Also runs every minute. */
  apply_promotions: Record<string, never>;
  /** Sends documents to the service that issues them. Also runs every minute. */
  issue_elsewhere: Record<string, never>;
  cancel_awb: { orderId: number };
  cancel_replaced_awb: { orderId: number; courier: string; awb: string };
  invoice_mail: { invoiceId: number };
  /** Reminds a company of an unpaid invoice; `step` is 1 to 3, `dueOn` is yyyy-mm-dd. */
  payment_reminder_mail: { orderId: number; step: number; invoice: string; dueOn: string };
  refund_mail: { refundId: number };
  /** `change` is the refund's new version, `accountEnd` the last four characters of its new IBAN. */
  refund_account_mail: { refundId: number; change: number; accountEnd: string };
  bulk_move: { bulkId: number; orderId: number };
  run_background_job: { jobId: number };
  forget_mail_files: { digest: string };
  bulk_awb: { bulkId: number; orderId: number; isChecked: boolean };
}

type Task = keyof JobPayloads;

/** Lower values run first; scheduled jobs have 0. Mass emails come last. */
function priorityOf(task: keyof JobPayloads): number {
  if (task === "stock_alert_mail" || task.endsWith("_reminder_mail"))
    return task === "payment_reminder_mail" ? 10 : 20;
  if (task.endsWith("_mail") || task === "order_mail_again") return 10;
  // Only mass emails have a lower priority.
  if (task === "run_background_job") return 15;
  return task.startsWith("cancel_") || task.startsWith("bulk_") ? 8 : 4;
}

/** With exponential backoff, the last attempt is four days after the first. */
const MAX_ATTEMPTS = 25;

/** Adds the trace of the current request or job to the payload, so that both can be followed together. */
function followed<Payload extends object>(payload: Payload): Payload & { trace?: string } {
  const trace = currentTrace();
  return trace ? { ...payload, trace: trace.id } : payload;
}

/**
 * Enqueues a job that runs only if the caller's transaction commits. Replaces an earlier job with the same
 * key.
 */
export async function enqueue<Task extends keyof JobPayloads>(
  tx: Tx,
  task: Task,
  payload: JobPayloads[Task],
  key: string,
): Promise<void> {
  await sql`
    /* job */ select graphile_worker.add_job(${task}, ${JSON.stringify(followed(payload))}::json, job_key := ${key},
      max_attempts := ${MAX_ATTEMPTS}, job_key_mode := 'replace', priority := ${priorityOf(task)})
  `.execute(tx);
}

/**
 * Removes queued emails to a customer or an address (lower case), current or former, so that erased people receive no
 * emails. A running job is not interrupted.
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

/**
 * Deletes email jobs that failed permanently and have not changed since `before`, because they contain personal data.
 */
export async function forgetFailedMails(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where (task_identifier like '%\\_mail' or task_identifier = ${"order_mail_again" satisfies Task})
        and attempts >= max_attempts and updated_at < ${before}))`.execute(db);
}

/**
 * Returns SQL that enqueues a job for the row of `placed`, to embed in the statement that inserts the row. The
 * payload field `name` and the end of the job key are the row's id. Callers must guarantee a unique key.
 */
export function enqueuedForPlaced<Task extends keyof JobPayloads>(
  task: Task,
  name: keyof JobPayloads[Task] & string,
  key: string,
): RawBuilder<object> {
  const trace = currentTrace()?.id ?? null;
  return sql`graphile_worker.add_job(${task}, json_build_object(${name}::text, placed.id, 'trace', ${trace}::text),
    job_key := ${key}::text || placed.id, max_attempts := ${MAX_ATTEMPTS}, job_key_mode := 'unsafe_dedupe',
    priority := ${priorityOf(task)})`;
}

/** Enqueues many jobs of one kind in one statement; the caller must guarantee unique keys. */
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
