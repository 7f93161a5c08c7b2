import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { pageOf, type Paging } from "../../../../db/page.ts";
import type { BuyingMember } from "../members.rules.ts";
import type { CustomerGroup } from "./groups.rules.ts";

export interface FoundGroup extends CustomerGroup {
  emails: Map<number, string>;
}

/** Returns groups with their members and the members' email addresses. */
export async function loadGroups(db: Db, ids: readonly number[]): Promise<FoundGroup[]> {
  const groups = await db
    .selectFrom("customer_group")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .execute();
  const { rows: members } = await sql<BuyingMember & { groupId: number; email: string | null }>`
    select m.group_id as "groupId", m.cui, m.customer_id as "customerId", c.email
    from customer_group_member m left join customer_person c on c.id = m.customer_id
    where m.group_id = ${anyOf(ids)} order by m.cui nulls last, m.customer_id`.execute(db);
  const membersOf = Map.groupBy(members, ({ groupId }) => groupId);
  return groups.map(({ id, name }) => {
    const own = membersOf.get(id) ?? [];
    return {
      id,
      name,
      members: own.map(({ cui, customerId }) => ({ cui, customerId })),
      emails: new Map(
        own.flatMap(({ customerId, email }) => (customerId && email ? [[customerId, email]] : [])),
      ),
    };
  });
}

export async function lockGroupRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("customer_group")
    .select("id")
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Serialises transactions that set group names. */
export async function lockGroupNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('customer_group'))`.execute(tx);
}

export async function nextGroupId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('customer_group', 'id'))::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Upserts a group and replaces its members, skipping erased accounts. */
export async function putGroup(tx: Tx, { id, name, members }: CustomerGroup): Promise<void> {
  await tx
    .insertInto("customer_group")
    .values({ id, name })
    .onConflict((on) => on.column("id").doUpdateSet({ name }))
    .execute();
  await tx.deleteFrom("customer_group_member").where("group_id", "=", id).execute();
  await sql`
    insert into customer_group_member (group_id, cui, customer_id)
    select ${id}, m.cui, m.customer_id from unnest(${members.map(({ cui }) => cui)}::text[],
      ${members.map(({ customerId }) => customerId)}::bigint[]) as m (cui, customer_id)
    where m.customer_id is null
      or exists (select from customer_person c where c.id = m.customer_id and c.erased_at is null)`.execute(
    tx,
  );
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("customer_group").where("id", "=", id).execute();
}

/** Finds groups by lower-case name or by id. The map contains each group under both keys. */
export async function findGroups(
  db: Db,
  named: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const ids = named.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from customer_group
    where id = any(${ids}::integer[])
      or lower(name) = any(array(select lower(n) from unnest(${named}::text[]) n))`.execute(db);
  return new Map(
    rows.flatMap((group) => [
      [String(group.id), group],
      [group.name.toLowerCase(), group],
    ]),
  );
}

export interface ListedGroup {
  id: number;
  name: string;
  members: number;
  lists: { listID: number; name: string }[];
}

function listed(db: Db) {
  return db.selectFrom("customer_group as g").select([
    "g.id",
    "g.name",
    sql<number>`(select count(*)::int from customer_group_member m where m.group_id = g.id)`.as("members"),
    sql<ListedGroup["lists"]>`coalesce((
        select json_agg(json_build_object('listID', l.id, 'name', l.name) order by l.name, l.id)
        from price_list_member m join price_list l on l.id = m.price_list_id where m.group_id = g.id), '[]')`.as(
      "lists",
    ),
  ]);
}

/** Returns a page of groups, sorted by name. */
export async function listGroups(
  db: Db,
  { q = "", ...paging }: Paging & { q?: string | undefined },
): Promise<{ rows: ListedGroup[]; total: number }> {
  const query = listed(db)
    .$if(q !== "", (all) => all.where(sql<boolean>`position(lower(${q}) in lower(g.name)) > 0`))
    .orderBy("g.name")
    .orderBy("g.id");
  return pageOf(query, paging);
}

export async function listsOfGroup(db: Db, id: number): Promise<ListedGroup["lists"]> {
  return (await listed(db).where("g.id", "=", id).executeTakeFirst())?.lists ?? [];
}

/** Returns groups with an id above `after`, with their members. */
export async function groupsBehind(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<FoundGroup[]> {
  const rows = await db
    .selectFrom("customer_group")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return loadGroups(
    db,
    rows.map(({ id }) => id),
  );
}
