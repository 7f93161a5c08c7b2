import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Tx } from "../../../db/database.ts";
import { forgetStates } from "../../platform/changes/index.ts";

interface Asker {
  customerId: number | null;
  email: string;
}

const isOf = ({ customerId, email }: Asker) =>
  sql<boolean>`(customer_id = ${customerId} or (customer_id is null and email = ${email}))`;

export async function storedOffers(tx: Tx, asker: Asker) {
  return tx
    .selectFrom("offer")
    .select([
      "first_name",
      "last_name",
      "email",
      "phone",
      "company",
      "cui",
      "message",
      "asked",
      "state",
      "created_at",
      "reason",
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("offer_version as v")
          .select(["v.note", "v.sent_at"])
          .whereRef("v.offer_id", "=", "offer.id")
          .orderBy("v.id"),
      ).as("answers"),
    ])
    .where(isOf(asker))
    .orderBy("id")
    .execute();
}

/**
 * Deletes a person's offers. Ordered offers stay without personal data, because the prices of their orders depend on
 * them.
 */
export async function eraseOffers(tx: Tx, asker: Asker, patterns: readonly string[]): Promise<void> {
  const gone = await tx
    .deleteFrom("offer")
    .where(isOf(asker))
    .where("order_id", "is", null)
    .returning("id")
    .execute();
  const nobody = { first_name: "", last_name: "", email: "", phone: "", company: "", cui: "", message: "" };
  const emptied = await tx
    .updateTable("offer")
    .set({ ...nobody, customer_id: null, asked: "[]", reason: "" })
    .set({ draft: sql`jsonb_set(draft, '{note}', '""')` })
    .where(isOf(asker))
    .returning("id")
    .execute();
  const current = emptied.map(({ id }) => id);
  await tx.updateTable("offer_version").set({ note: "" }).where("offer_id", "=", anyOf(current)).execute();
  const ids = [...current, ...gone.map(({ id }) => id)];
  await forgetStates(tx, { kind: "offer", ids }, patterns);
}

export async function moveOffers(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("offer").set({ customer_id: into }).where("customer_id", "=", from).execute();
}

/** Changes the email of guests' offers. `from` and `to` must be in lower case. */
export async function readdressOffers(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable("offer")
    .set({ email: to })
    .where("customer_id", "is", null)
    .where("email", "=", from)
    .execute();
}

/** Deletes requests without an order that have not changed since `before`. Returns how many were deleted. */
export async function deleteOldOffers(tx: Pick<Tx, "deleteFrom">, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("offer")
    .where("order_id", "is", null)
    .where("moved_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
