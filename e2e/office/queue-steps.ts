/**
 * Creates items in the office's queues without a browser; each function returns the id of the item's page.
 */
import { randomUUID } from "node:crypto";
import { orderOfNewCustomer } from "../api-steps.ts";
import { queryShop } from "../shop-database.ts";

/** Creates a return request for the first line of a new customer's order. */
export async function newReturn(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  return idOf(
    `with asked as (
       insert into return_request (order_id, customer_id, full_name, email, phone, bank, iban, reason_id, observation, status,
         created_at, changed_at)
       select id, customer_id, 'Ana-Maria Ionescu', email, phone, 'Banca Probei', 'RO49AAAA1B31007593840000', 2,
         'Capacul nu se închide.', 'requested', now() - interval '3 days', now()
       from orders where email = $1 returning id, order_id
     ), lines as (
       insert into order_line_movement (line_id, kind, quantity, return_id, at)
       select min(l.id), 'withdrawn', 1, asked.id, now() from asked join order_line l using (order_id) group by asked.id
     )
     select id from asked`,
    [email],
  );
}

/** Creates a new customer's complaint about their order, with a first answer. */
export async function newComplaint(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  const id = await idOf(
    `insert into complaint (customer_id, type_id, order_number, invoice_number, customer_name, customer_phone, customer_email,
       description, state, answer, created_at, answered_at)
     select customer_id, 7, number::text, '', 'Ana-Maria Ionescu', phone, email, 'Bidonul a curs în cutie.', 'answered',
       'Trimitem altul.', now() - interval '2 days', now()
     from orders where email = $1 returning id`,
    [email],
  );
  await queryShop(
    "curat_e2e",
    "insert into complaint_answer (complaint_id, author, text, at) values ($1, 'Radu Pop', 'Trimitem altul.', now())",
    [id],
  );
  return id;
}

/** Creates an answer template for complaints. */
export function newTemplate(): Promise<number> {
  return idOf(
    "insert into answer_template (name, kind, body) values ('Trimitem altul ' || $1, 'complaint', 'Bună, {nume}!') returning id",
    [randomUUID()],
  );
}

/** Creates a new customer's delivered order that can be refunded. */
export async function deliveredOrder(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  return idOf(
    `with arrived as (update orders set status = 'delivered' where email = $1 returning *)
     insert into order_entry (order_id, at, kind, amount_bani, cause, method)
     select id, now(), 'receipt', -total_bani, 'delivered', 'cash_on_delivery' from arrived returning order_id as id`,
    [email],
  );
}

/** Creates a visitor's question about a product. */
export function newMessage(): Promise<number> {
  return idOf(
    `insert into contact_message (kind, product_id, name, last_name, email, phone, questions, created_at)
     select 'product', min(product_id), 'Ana-Maria', 'Ionescu', $1, '+40722123456', 'Aveți și bidon de 10 l?', now()
     from product_read returning id`,
    [`ana-${randomUUID()}@example.com`],
  );
}

/** Creates a review that awaits moderation. */
export function newReview(): Promise<number> {
  return idOf(
    `insert into review (product_id, name, email, title, comment, stars, state, created_at)
     select min(product_id), 'Ana-Maria', $1, 'Miroase bine', 'Curăță repede.', 4, 'pending', now()
     from product_read returning id`,
    [`ana-${randomUUID()}@example.com`],
  );
}

/** Creates a new customer's erasure request. */
export async function newPrivacyRequest(): Promise<number> {
  const { email } = await orderOfNewCustomer();
  return idOf(
    `insert into privacy_request (customer_id, kind, email, comments, state, created_at)
     select id, 'forgetme', email, 'Nu mai cumpăr.', 'open', now() - interval '5 days' from customer where email = $1
     returning id`,
    [email],
  );
}

/** Creates a job of the order. The job has failed three times and is due again tomorrow. */
export async function newFailedJob(orderId: number | undefined, task = "cancel_awb"): Promise<string> {
  const id = await idOf(
    `select id from graphile_worker.add_job($1, json_build_object('orderId', $2::bigint, 'awb', '',
       'trace', repeat('3f2a', 8)), run_at := now() + interval '1 day')`,
    [task, orderId],
  );
  const failed =
    "update graphile_worker._private_jobs set attempts = 3, last_error = 'Nu răspunde.' where id = $1";
  await queryShop("curat_e2e", failed, [id]);
  return task;
}

async function idOf(sql: string, values: unknown[]): Promise<number> {
  const [row] = await queryShop<{ id: number }>("curat_e2e", sql, values);
  return Number(row?.id);
}
