import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

export interface SubscriberImport {
  email: string;
  confirmedAt: Date;
}
export interface SubscribersImport {
  subscribers?: SubscriberImport[];
}

/** Imports confirmed subscriptions. Skips addresses that already have one. */
export async function importSubscribers(tx: Tx, { subscribers = [] }: SubscribersImport): Promise<void> {
  for (const { email, confirmedAt } of subscribers)
    await sql`
      insert into newsletter_subscription (email, created_at, confirmed_at)
      select ${email}, ${confirmedAt}, ${confirmedAt}
      where not exists (select from newsletter_subscription where email = ${email})`.execute(tx);
}
