import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Tx } from "../../../db/database.ts";
import { forgetStates, tag, touch } from "../../platform/changes/index.ts";

interface Reviewer {
  customerId: number | null;
  email: string;
}

export async function storedReviews(tx: Tx, reviewer: Reviewer) {
  return tx
    .selectFrom("review as r")
    .innerJoin("product_facts as p", "p.id", "r.product_id")
    .selectAll("r")
    .select((eb) => [
      "p.name as product",
      jsonArrayFrom(
        eb
          .selectFrom("review_comment as c")
          .select(["c.name", "c.comment", "c.created_at"])
          .whereRef("c.review_id", "=", "r.id")
          .orderBy("c.id"),
      ).as("answers"),
    ])
    .where(writtenBy(sql`r`, reviewer))
    .orderBy("r.id")
    .execute();
}

/** Erases the texts of published reviews and their answers, and keeps the stars. Deletes unpublished reviews. */
export async function eraseReviewer(tx: Tx, reviewer: Reviewer, patterns: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from review
    where ${writtenBy(sql`review`, reviewer)} order by id for update`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom("review").where("id", "=", anyOf(ids)).where("state", "!=", "approved").execute();
  await sql`
    update review set name = 'Client', email = '', customer_id = null, comment = '',
      title = stars || ' din 5 stele'
    where id = any(${ids}::bigint[])`.execute(tx);
  await tx.deleteFrom("review_comment").where("review_id", "=", anyOf(ids)).execute();
  await forgetStates(tx, { kind: "review", ids }, patterns);
  await touch(
    tx,
    rows.map(({ productId }) => tag.product(productId)),
  );
}

function writtenBy(review: RawBuilder<unknown>, { customerId, email }: Reviewer): RawBuilder<boolean> {
  return sql`(${review}.customer_id = ${customerId} or (${review}.customer_id is null and ${review}.email <> ''
    and lower(${review}.email) = ${email}))`;
}

export async function moveReviews(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("review").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
