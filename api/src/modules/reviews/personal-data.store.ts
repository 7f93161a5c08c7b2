/** What a person said of products, told and made nameless. */
import type { Tx } from "../../db/database.ts";

export async function storedReviews(tx: Tx, customerId: number) {
  return tx
    .selectFrom("review as r")
    .innerJoin("product_facts as p", "p.id", "r.product_id")
    .selectAll("r")
    .select("p.name as product")
    .where("r.customer_id", "=", customerId)
    .orderBy("r.id")
    .execute();
}

/** Stars and words stay with the product. */
export async function eraseReviewer(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("review")
    .set({ name: "Client", email: "", customer_id: null })
    .where("customer_id", "=", customerId)
    .execute();
}

/** Reviews of one customer become another's. */
export async function moveReviews(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("review").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
