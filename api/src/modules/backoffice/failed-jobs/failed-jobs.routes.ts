import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import { requestCode } from "@curat/contract/request-code.values";
import * as calls from "@curat/contract/staff/failed-jobs";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { countFailedTasks, type FailedJob, listFailedJobs } from "./failed-jobs.store.ts";
import { findStoredByEmail } from "../../selling/customers/index.ts";
import { actOnJobs } from "./failed-jobs.service.ts";

const ROWS_PER_PAGE = 20;
const NO_NUMBER = -1;

export function failedJobsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listFailedJobs, async ({ query: { page, order, email, ...input }, url, staff }) => {
    if (email && !staff.permissions.includes("customers:view"))
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    const paging = { page, perPage: ROWS_PER_PAGE };
    const filter = { ...input, orderNumber: order ? numberOf(order) : undefined, of: await buyerOf(email) };
    const { rows, total } = await listFailedJobs(db, filter, paging);
    return pagedAnswer(rows.map(toWire), { ...paging, total }, url);
  });
  serve(app, calls.countFailedJobs, async () => ({ data: await countFailedTasks(db) }));
  serve(app, calls.retryFailedJob, async ({ params, staff }) => {
    const input = { filter: { id: idOf(params.id) }, actor: staff };
    return { data: { count: await actOnJobs(context, "retry", input) } };
  });
  serve(app, calls.dropFailedJob, async ({ params, staff }) => {
    const input = { filter: { id: idOf(params.id) }, actor: staff };
    return { data: { count: await actOnJobs(context, "drop", input) } };
  });
  serve(app, calls.retryFailedTask, async ({ body: { task }, staff }) => {
    return { data: { count: await actOnJobs(context, "retry", { filter: { task }, actor: staff }) } };
  });
  serve(app, calls.dropFailedTask, async ({ body: { task }, staff }) => {
    return { data: { count: await actOnJobs(context, "drop", { filter: { task }, actor: staff }) } };
  });

  async function buyerOf(email: string | undefined) {
    if (!email) return undefined;
    return { email: email.toLowerCase(), customerId: (await findStoredByEmail(db, email))?.id ?? null };
  }
}

function numberOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : NO_NUMBER;
}

function toWire(job: FailedJob): calls.FailedJob {
  const { orderId, orderNumber } = job;
  return {
    id: job.id,
    task: job.task,
    state: job.state,
    is_running: job.isRunning,
    attempts: job.attempts,
    max_attempts: job.maxAttempts,
    next_at: job.state === "failed" ? null : job.nextAt.toISOString(),
    error: job.error,
    code: job.trace === null ? null : requestCode(job.trace),
    order: orderId === null ? null : { id: orderId, number: String(orderNumber) },
    customer_id: job.customerId,
  };
}
