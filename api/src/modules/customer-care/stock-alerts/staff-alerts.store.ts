import type { AlertState } from "@curat/contract/staff/stock-alerts.values";
import { type RawBuilder, sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";

interface AlertFilter {
  state: AlertState | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
  today: string;
}

export async function listStaffAlerts(db: Db, { state, text, sort, today }: AlertFilter, paging: Paging) {
  const query = db
    .selectFrom("stock_alert as a")
    .innerJoin("product_facts as p", "p.id", "a.product_id")
    .select([
      "a.id",
      "a.product_id as productId",
      "p.name as product",
      "p.code",
      "a.customer_id as customerId",
      sql<string>`a.first_name || ' ' || a.last_name`.as("name"),
      "a.email",
      // Formatted as text, because a Date could shift to another day in another time zone.
      sql<string>`to_char(a.expires_on, 'YYYY-MM-DD')`.as("expiresOn"),
      "a.created_at as createdAt",
      "a.sent_at as sentAt",
      stateOf(today).as("state"),
    ])
    .$if(state !== undefined, (rows) => rows.where(sql<boolean>`${stateOf(today)} = ${state}`))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    .orderBy("a.id", sort === "newest" ? "desc" : "asc");
  return pageOf(query, paging);
}
export type StaffAlert = Awaited<ReturnType<typeof listStaffAlerts>>["rows"][number];

export async function listAwaited(db: Db, { today, limit }: { today: string; limit: number }) {
  return db
    .selectFrom("stock_alert as a")
    .innerJoin("product_facts as p", "p.id", "a.product_id")
    .select((eb) => [
      "p.id as productId",
      "p.name as product",
      "p.code",
      eb.fn.countAll<number>().as("waiting"),
      eb.fn.min("a.created_at").as("since"),
    ])
    .where("a.sent_at", "is", null)
    .where(sql<boolean>`a.expires_on >= ${today}::date`)
    .groupBy(["p.id", "p.name", "p.code"])
    .orderBy("waiting", "desc")
    .orderBy("since")
    .limit(limit)
    .execute();
}

function stateOf(today: string): RawBuilder<AlertState> {
  return sql<AlertState>`case when a.sent_at is not null then 'sent'
    when a.expires_on < ${today}::date then 'expired' else 'waiting' end`;
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  return sql<boolean>`(p.name ilike ${part} or p.code ilike ${part}
    or a.first_name || ' ' || a.last_name ilike ${part} or a.email ilike ${part})`;
}
