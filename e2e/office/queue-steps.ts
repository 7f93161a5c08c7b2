/** What waits in the office's queues, made without a page; each tells the id that its page is opened by. */
import { orderOfNewCustomer } from "../api-steps.ts";
import { queryShop } from "../shop-database.ts";

/** A return of the first line of a new customer's order, just asked for. */
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
       insert into return_line (return_id, order_id, position, quantity)
       select asked.id, order_id, min(position), 1 from asked join order_line using (order_id) group by 1, 2
     )
     select id from asked`,
    [email],
  );
}

async function idOf(sql: string, values: unknown[]): Promise<number> {
  const [row] = await queryShop<{ id: number }>("curat_e2e", sql, values);
  return Number(row?.id);
}
