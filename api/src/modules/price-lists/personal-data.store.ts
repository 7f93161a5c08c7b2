/** A person's place in price lists, told, moved and erased. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The lists that hold a customer, and the companies for which they do. */
export async function storedPriceLists(tx: Tx, customerId: number) {
  return tx
    .selectFrom("price_list_member as m")
    .innerJoin("price_list as l", "l.id", "m.price_list_id")
    .select(["l.name", "m.cui"])
    .where("m.customer_id", "=", customerId)
    .orderBy("l.name")
    .execute();
}

export async function erasePriceLists(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("price_list_member").where("customer_id", "=", customerId).execute();
  await tx.deleteFrom("buying_choice").where("customer_id", "=", customerId).execute();
}

/** What lists one customer has another has too; for whom he buys stays as the other said. */
export async function movePriceLists(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await sql`
    insert into price_list_member (price_list_id, cui, customer_id)
    select price_list_id, cui, ${into} from price_list_member where customer_id = ${from}
    on conflict do nothing`.execute(tx);
  await erasePriceLists(tx, from);
}
