/** What a person said of products, told and made nameless. */
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export async function storedReviews(tx: Tx, customerId: number) {
  return tx
    .selectFrom("review as r")
    .innerJoin("product_facts as p", "p.id", "r.product_id")
    .selectAll("r")
    .select("p.name as product")
    .where(writtenBy("r", customerId))
    .orderBy("r.id")
    .execute();
}

/** Stars and words stay with the product. */
export async function eraseReviewer(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("review")
    .set({ name: "Client", email: "", customer_id: null })
    .where(writtenBy("review", customerId))
    .execute();
}

/** By a customer, or from elsewhere under the address that became his. */
function writtenBy(review: string, customerId: number): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${review}.${column}`);
  return sql`(${of("customer_id")} = ${customerId} or (${of("imported_at")} is not null and ${of("email")} <> ''
    and lower(${of("email")}) = (select lower(email) from customer_person where id = ${customerId})))`;
}

/** Reviews of one customer become another's. */
export async function moveReviews(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("review").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
