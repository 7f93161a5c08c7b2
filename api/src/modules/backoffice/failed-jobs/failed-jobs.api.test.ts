import { beforeEach, expect, it } from "vitest";
import type { FailedJob } from "@curat/contract/staff/failed-jobs";
import { duringTrace, newTrace } from "../../../trace.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { loginAs } from "../../../testing/test-customers.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";
import { forgetJobs } from "../../../testing/test-worker.ts";

const shop = await openTestShop();
const staff = await aPerson(shop, {
  permissions: ["jobs:view", "jobs:edit", "customers:view", "changes:view"],
});
beforeEach(() => forgetJobs(shop));

interface Job {
  payload?: object;
  attempts?: number;
  error?: string;
  isTaken?: boolean;
  inMinutes?: number;
}

async function aJob(task: string, { payload = {}, attempts = 2, inMinutes = 60, ...more }: Job = {}) {
  const { error = "Nu răspunde.\n  at line 3", isTaken = false } = more;
  const [job] = await shop.query<{ id: number }>(
    "select id from graphile_worker.add_job($1, $2::json, max_attempts := 7)",
    [task, JSON.stringify(payload)],
  );
  await shop.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = nullif($3, ''),
       run_at = now() + make_interval(mins => $4), locked_at = case when $5 then now() end,
       locked_by = case when $5 then 'worker-1' end where id = $1`,
    [job?.id, attempts, error, inMinutes, isTaken],
  );
  return job?.id ?? 0;
}
const list = async (query = "", by = staff) =>
  (await by.get(`/staff/failed-jobs${query}`)).body.data as FailedJob[];
const act = async (path: string, body?: object, by = staff) =>
  (await by.post(`/staff/failed-jobs/${path}`, body)).body.data?.count as number;
const queue = () =>
  shop.query<{ id: number; attempts: number; isDue: boolean }>(
    `select id, attempts, run_at <= now() as "isDue" from graphile_worker.jobs order by id`,
  );
const ordered = () => anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 }] });

it("failed jobs are listed with order, trace code and an error without personal data", async () => {
  const trace = newTrace();
  const order = await duringTrace(trace, ordered);
  await forgetJobs(shop);
  const retried = await aJob("order_placed_mail", {
    payload: { orderId: order.id, trace: trace.id },
    error: "550 <ana@example.com> 0741222333: no\nmore",
  });
  const failed = await aJob("issue_invoice", { payload: { orderId: order.id }, attempts: 7 });
  await aJob("parcel_mail", { payload: { orderId: order.id }, attempts: 0, error: "" });
  const about = { id: order.id, number: order.number };
  expect(await list()).toMatchObject([
    { id: failed, state: "failed", attempts: 7, max_attempts: 7, next_at: null, code: null, order: about },
    {
      id: retried,
      state: "retrying",
      is_running: false,
      attempts: 2,
      next_at: expect.stringMatching(/Z$/),
      error: "550 <[e-mail]> [phone]: no",
      code: trace.id.slice(0, 12),
      order: about,
    },
  ]);
  expect((await list("?state=failed")).map(({ id }) => id)).toEqual([failed]);
  const { body } = await staff.get("/staff/failed-jobs/tasks");
  expect(body.data).toEqual([
    { task: "issue_invoice", retrying: 0, failed: 1 },
    { task: "order_placed_mail", retrying: 1, failed: 0 },
  ]);
});

it("jobs are found by order number, including those of the order's emails", async () => {
  const [order, other] = [await ordered(), await ordered()];
  const [stored] = await shop.query<{ id: number }>(
    `insert into order_mail (order_id, mail_id, sent_to, subject, html, text, papers, sent_at)
     values ($1, 'm-1', 'a@example.com', 'S', '', '', '{}', now()) returning id`,
    [order.id],
  );
  await forgetJobs(shop);
  const own = [
    await aJob("issue_invoice", { payload: { orderId: order.id } }),
    await aJob("order_mail_again", { payload: { keptId: stored?.id } }),
  ];
  await aJob("issue_invoice", { payload: { orderId: other.id } });
  const found = await list(`?order=${order.number}`);
  expect(found.map(({ id }) => id).toSorted((one, next) => one - next)).toEqual(own);
  expect([await list("?order=99999999"), await list("?order=abc")]).toEqual([[], []]);
});

it("jobs are found by a person's email address, only with permission to view customers", async () => {
  const ana = await loginAs(shop);
  const [{ email } = { email: "" }] = await shop.query<{ email: string }>(
    "select email from customer where id = $1",
    [ana.id],
  );
  const order = await ordered();
  await shop.query("update orders set email = $2 where id = $1", [order.id, email]);
  await forgetJobs(shop);
  const own = [
    await aJob("issue_invoice", { payload: { orderId: order.id } }),
    await aJob("customer_created_mail", { payload: { customerId: ana.id } }),
    await aJob("password_reset_mail", { payload: { email, request: "r" } }),
  ];
  await aJob("customer_created_mail", { payload: { customerId: ana.id + 1 } });
  const found = await list(`?email=${encodeURIComponent(email.toUpperCase())}`);
  expect(found.map(({ id }) => id).toSorted((one, next) => one - next)).toEqual(own);
  const clerk = await aPerson(shop, { permissions: ["jobs:view"] });
  expect((await clerk.get(`/staff/failed-jobs?email=${email}`)).status).toBe(403);
});

it("a retried job runs at once, and its attempts restart only after a permanent failure", async () => {
  const order = await ordered();
  await forgetJobs(shop);
  const failed = await aJob("issue_invoice", { payload: { orderId: order.id }, attempts: 7 });
  const retried = await aJob("invoice_mail", { attempts: 3 });
  expect([await act(`${failed}/retry`), await act(`${retried}/retry`)]).toEqual([1, 1]);
  expect(await queue()).toEqual([
    { id: failed, attempts: 0, isDue: true },
    { id: retried, attempts: 3, isDue: true },
  ]);
  const { body } = await staff.get(`/staff/changes?order_id=${order.id}&subject_kind=job`);
  expect(body.data).toMatchObject([{ sentence: "„Factura” se încearcă din nou.", actor: staff.name }]);
});

it("a dropped job is removed from the queue and recorded in the audit log", async () => {
  const mail = await aJob("customer_created_mail", { payload: { customerId: 1 }, inMinutes: -1 });
  expect(await act(`${mail}/drop`)).toBe(1);
  expect(await queue()).toEqual([]);
  const { body } = await staff.get(`/staff/changes?subject_kind=job&subject_id=${mail}`);
  expect(body.data).toMatchObject([
    { sentence: "S-a renunțat la „E-mailul de bun venit”.", actor: staff.name },
  ]);
});

it("two concurrent actions on one job take effect once", async () => {
  for (const verb of ["retry", "drop"]) {
    const job = await aJob("issue_invoice", { attempts: 7 });
    const counts = await Promise.all([act(`${job}/${verb}`), act(`${job}/${verb}`)]);
    expect([verb, counts.toSorted()]).toEqual([verb, [0, 1]]);
    const { body } = await staff.get(`/staff/changes?subject_kind=job&subject_id=${job}`);
    expect(body.data).toHaveLength(1);
  }
});

it("a running job cannot be retried or dropped, alone or together with its task", async () => {
  const taken = await aJob("issue_invoice", { isTaken: true, attempts: 7, inMinutes: -1 });
  expect(await list()).toMatchObject([{ id: taken, state: "retrying", is_running: true }]);
  const task = { task: "issue_invoice" };
  const requests = [act(`${taken}/retry`), act(`${taken}/drop`), act("retry", task), act("drop", task)];
  expect(await Promise.all(requests)).toEqual([0, 0, 0, 0]);
  expect(await queue()).toMatchObject([{ id: taken, attempts: 7 }]);
  await shop.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
});

it("an action on a task covers all of its jobs, however many", async () => {
  await shop.query(
    `select graphile_worker.add_job('stock_alert_mail', json_build_object('alertId', n), max_attempts := 7)
     from generate_series(1, 501) n`,
  );
  await shop.query("update graphile_worker._private_jobs set attempts = 7, last_error = 'no'");
  const other = await aJob("issue_invoice");
  expect([
    await act("retry", { task: "stock_alert_mail" }),
    await act("retry", { task: "stock_alert_mail" }),
  ]).toEqual([501, 0]);
  expect(await act("drop", { task: "stock_alert_mail" })).toBe(501);
  expect((await queue()).map(({ id }) => id)).toEqual([other]);
});
