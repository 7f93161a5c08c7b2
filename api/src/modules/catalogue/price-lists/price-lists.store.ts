import type { PriceTarget } from "@curat/contract/staff/price-lists.values";
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import type { ListMember, ListRow, PriceList } from "./price-lists.rules.ts";

type Found = PriceList & {
  memberNames: Map<number, string>;
  groupNames: Map<number, string>;
  targetNames: Map<string, string>;
};

/** Returns price lists with the email addresses of their members and the names of their targets. */
export async function loadPriceLists(db: Db, ids: readonly number[]): Promise<Found[]> {
  const rows = await db
    .selectFrom("price_list")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .execute();
  const { rows: members } = await sql<
    ListMember & { listId: number; email: string | null; group: string | null }
  >`
    select m.price_list_id as "listId", m.cui, m.customer_id as "customerId", m.group_id as "groupId",
      c.email, g.name as group
    from price_list_member m
    left join customer_person c on c.id = m.customer_id
    left join customer_group g on g.id = m.group_id
    where m.price_list_id = ${anyOf(ids)} order by g.name nulls last, m.cui nulls last, m.customer_id`.execute(
    db,
  );
  const { rows: prices } = await sql<ListRow & { listId: number; name: string }>`
    select r.price_list_id as "listId",
      case when r.product_id is not null then 'product' when r.category_id is not null then 'category'
        when r.brand_id is not null then 'brand' else 'all' end as target,
      coalesce(r.product_id, r.category_id, r.brand_id) as "targetId",
      coalesce(p.code, c.slug, b.slug, '') as code, coalesce(p.name, c.name, b.name, '') as name,
      r.from_quantity as "fromQuantity", r.price_bani as bani, r.percent
    from price_list_row r
    left join product_facts p on p.id = r.product_id
    left join category_facts c on c.id = r.category_id
    left join brand_facts b on b.id = r.brand_id
    where r.price_list_id = ${anyOf(ids)}
    order by r.product_id is null, r.category_id is null, r.brand_id is null, code, r.from_quantity`.execute(
    db,
  );
  const membersOf = Map.groupBy(members, ({ listId }) => listId);
  const pricesOf = Map.groupBy(prices, ({ listId }) => listId);
  return rows.map((row) => {
    const [own, input] = [membersOf.get(row.id) ?? [], pricesOf.get(row.id) ?? []];
    return {
      id: row.id,
      name: row.name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isActive: row.is_active,
      takesVouchers: row.takes_vouchers,
      isNet: row.is_net,
      delivery: {
        bani: row.delivery_bani,
        freeFromBani: row.free_delivery_from_bani,
        isNet: row.is_delivery_net,
      },
      members: own.map(({ cui, customerId, groupId }) => ({ cui, customerId, groupId })),
      groupNames: new Map(own.flatMap(({ groupId, group }) => (groupId && group ? [[groupId, group]] : []))),
      memberNames: new Map(
        own.flatMap(({ customerId, email }) => (customerId && email ? [[customerId, email]] : [])),
      ),
      rows: input.map(({ listId: _list, name: _name, ...price }) => price),
      targetNames: new Map(input.map(({ target, code, name }) => [`${target} ${code}`, name])),
    };
  });
}

export async function lockPriceLists(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom("price_list")
    .select("id")
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function nextPriceListId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('price_list', 'id'))::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export interface ListedRow extends Pick<
  PriceList,
  "id" | "name" | "startsAt" | "endsAt" | "isActive" | "takesVouchers"
> {
  members: number;
  rows: number;
}

const IN_STATE = {
  planned: (now: Date) => sql<boolean>`l.starts_at > ${now}`,
  running: (now: Date) => sql<boolean>`l.starts_at <= ${now} and (l.ends_at is null or l.ends_at > ${now})`,
  ended: (now: Date) => sql<boolean>`l.ends_at <= ${now}`,
};

/** Returns a page of price lists, sorted by name. */
export async function listPriceListRows(
  db: Db,
  {
    state,
    q = "",
    now,
    ...paging
  }: Paging & { state?: keyof typeof IN_STATE | undefined; q?: string | undefined; now: Date },
): Promise<{ rows: ListedRow[]; total: number }> {
  const query = db
    .selectFrom("price_list as l")
    .select([
      "l.id",
      "l.name",
      "l.starts_at as startsAt",
      "l.ends_at as endsAt",
      "l.is_active as isActive",
      "l.takes_vouchers as takesVouchers",
      sql<number>`(select count(*)::int from price_list_member m where m.price_list_id = l.id)`.as("members"),
      sql<number>`(select count(*)::int from price_list_row r where r.price_list_id = l.id)`.as("rows"),
    ])
    .$if(state !== undefined, (all) => all.where(IN_STATE[state ?? "running"](now)))
    .$if(q !== "", (all) => all.where(sql<boolean>`position(lower(${q}) in lower(l.name)) > 0`))
    .orderBy("l.name")
    .orderBy("l.id");
  return pageOf(query, paging);
}

/** Upserts a price list and replaces its members and rows. */
export async function putPriceList(tx: Tx, list: PriceList): Promise<void> {
  const { id, name, startsAt, endsAt, isActive, takesVouchers, isNet, delivery } = list;
  const fields = {
    name,
    starts_at: startsAt,
    ends_at: endsAt,
    is_active: isActive,
    takes_vouchers: takesVouchers,
    is_net: isNet,
    delivery_bani: delivery.bani,
    free_delivery_from_bani: delivery.freeFromBani,
    is_delivery_net: delivery.isNet,
  };
  await tx
    .insertInto("price_list")
    .values({ id, ...fields })
    .onConflict((on) => on.column("id").doUpdateSet(fields))
    .execute();
  await tx.deleteFrom("price_list_member").where("price_list_id", "=", id).execute();
  await sql`
    insert into price_list_member (price_list_id, cui, customer_id, group_id)
    select ${id}, m.cui, m.customer_id, m.group_id from unnest(${list.members.map(({ cui }) => cui)}::text[],
      ${list.members.map(({ customerId }) => customerId)}::bigint[],
      ${list.members.map(({ groupId }) => groupId)}::integer[]) as m (cui, customer_id, group_id)`.execute(
    tx,
  );
  await tx.deleteFrom("price_list_row").where("price_list_id", "=", id).execute();
  const idOf = (target: PriceTarget) => list.rows.map((row) => (row.target === target ? row.targetId : null));
  await sql`
    insert into price_list_row (price_list_id, product_id, category_id, brand_id, from_quantity, price_bani, percent)
    select ${id}, r.product_id, r.category_id, r.brand_id, r.from_quantity, r.price_bani, r.percent
    from unnest(${idOf("product")}::integer[], ${idOf("category")}::integer[], ${idOf("brand")}::integer[],
      ${list.rows.map(({ fromQuantity }) => fromQuantity)}::integer[], ${list.rows.map(({ bani }) => bani)}::integer[],
      ${list.rows.map(({ percent }) => percent)}::numeric[])
      as r (product_id, category_id, brand_id, from_quantity, price_bani, percent)`.execute(tx);
}

export async function deletePriceList(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("price_list").where("id", "=", id).execute();
}

/** Copies a category's price list rows to the category that it is merged into. Existing rows there stay. */
export async function moveCategoryPrices(
  tx: Tx,
  { from, into }: { from: number; into: number },
): Promise<void> {
  await sql`
    insert into price_list_row (price_list_id, category_id, from_quantity, percent)
    select price_list_id, ${into}, from_quantity, percent from price_list_row where category_id = ${from}
    on conflict do nothing`.execute(tx);
}

/** Returns the lookup key of a target. Ignores leading slashes of a path. */
export function targetKey({ target, code }: { target: PriceTarget; code: string }): string {
  return `${target} ${target === "product" ? code : code.replace(/^\/+/, "")}`;
}

export interface FoundTargets {
  /** Id and canonical code of each existing target, keyed by `targetKey`. */
  found: Map<string, { id: number; code: string }>;
  /** Keys of names that several categories or brands have. */
  ambiguous: Set<string>;
}

/** Finds products by code, and categories and brands by address or by a name that only one of them has. */
export async function findTargets(
  db: Db,
  named: readonly { target: PriceTarget; code: string }[],
): Promise<FoundTargets> {
  const codesOf = (target: PriceTarget) =>
    named.filter((one) => one.target === target).map(({ code }) => code);
  const codes = codesOf("product");
  const folded = codes.map((code) => code.toUpperCase());
  const paths = codesOf("category").map((code) => `/${code.replace(/^\/+/, "")}`);
  const { rows } = await sql<{ target: PriceTarget; id: number; code: string }>`
    select 'product' as target, id, code from product_facts where upper(code) = any(${folded}::text[]) or code = any(${codes}::text[])
    union all select 'category', id, slug from category_facts where slug = any(${paths}::text[])
    union all select 'brand', id, slug from brand_facts where slug = any(${codesOf("brand")}::text[])`.execute(
    db,
  );
  const products = matchedByCodes(
    codes,
    rows.filter(({ target }) => target === "product"),
  );
  const otherRows = rows.filter(({ target }) => target !== "product");
  const found = new Map([
    ...[...products].map(([code, product]) => [targetKey({ target: "product", code }), product] as const),
    ...otherRows.map((one) => [targetKey(one), one] as const),
  ]);
  const ambiguous = new Set<string>();
  const unknown = named.filter((one) => one.target !== "product" && !found.has(targetKey(one)));
  const byName = Map.groupBy(await findNamed(db, unknown), nameKey);
  for (const one of unknown) {
    const [match, ...more] = byName.get(nameKey({ target: one.target, name: one.code })) ?? [];
    if (more.length > 0) ambiguous.add(targetKey(one));
    else if (match) found.set(targetKey(one), match);
  }
  return { found, ambiguous };
}

function nameKey({ target, name }: { target: PriceTarget; name: string }): string {
  return `${target} ${name.trim().toLowerCase()}`;
}

async function findNamed(
  db: Db,
  named: readonly { target: PriceTarget; code: string }[],
): Promise<{ target: PriceTarget; id: number; code: string; name: string }[]> {
  if (named.length === 0) return [];
  const namesOf = (target: PriceTarget) =>
    named.filter((one) => one.target === target).map(({ code }) => code.trim().toLowerCase());
  const { rows } = await sql<{ target: PriceTarget; id: number; code: string; name: string }>`
    select 'category' as target, id, slug as code, name from category_facts
      where lower(name) = any(${namesOf("category")}::text[])
    union all
    select 'brand', id, slug, name from brand_facts
      where lower(name) = any(${namesOf("brand")}::text[])`.execute(db);
  return rows;
}

/**
 * Finds accounts by lower-case email address or by id. The map contains each account under both keys. Omits erased
 * accounts.
 */
export async function findAccounts(db: Db, named: readonly string[]): Promise<Map<string, number>> {
  const ids = named.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const { rows } = await sql<{ id: number; email: string }>`
    select id, lower(email) as email from customer_person
    where erased_at is null and (id = any(${ids}::bigint[]) or lower(email) = any(${named}::text[]))`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ id, email }) => [
      [String(id), id],
      [email, id],
    ]),
  );
}

export async function findFloor(
  db: Db,
  productId: number,
): Promise<{ productId: number; name: string; floorBani: number | null } | undefined> {
  const { rows } = await sql<{ productId: number; name: string; floorBani: number | null }>`
    select p.id as "productId", p.name, f.floor_bani as "floorBani"
    from product_facts p left join price_floor f on f.product_id = p.id where p.id = ${productId}`.execute(
    db,
  );
  return rows[0];
}

/** Returns minimum prices, keyed by product id. */
export async function loadPriceFloors(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("price_floor")
    .select(["product_id", "floor_bani"])
    .where("product_id", "in", productIds)
    .execute();
  return new Map(rows.map(({ product_id, floor_bani }) => [product_id, floor_bani]));
}

export async function putFloor(tx: Tx, productId: number, floorBani: number | null): Promise<void> {
  if (floorBani === null) await tx.deleteFrom("price_floor").where("product_id", "=", productId).execute();
  else
    await tx
      .insertInto("price_floor")
      .values({ product_id: productId, floor_bani: floorBani })
      .onConflict((on) => on.column("product_id").doUpdateSet({ floor_bani: floorBani }))
      .execute();
}

/** Serialises writes of a product's minimum price. */
export async function lockFloor(tx: Tx, productId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('price_floor'), ${productId})`.execute(tx);
}

export interface FoundProduct {
  id: number;
  name: string;
  listBani: number;
  publicBani: number;
  minQuantity: number;
  vatPercent: number;
}

/** Finds a product by its exact code. */
export async function findByCode(
  db: Db,
  { code, now }: { code: string; now: Date },
): Promise<FoundProduct | undefined> {
  const { rows } = await sql<FoundProduct & { code: string }>`
    select p.id, p.code, p.name, p.list_price_bani as "listBani", p.price_bani as "publicBani",
      p.min_quantity as "minQuantity", v.percent as "vatPercent"
    from product_facts p join ${vatOn(now)} v on v.code = p.vat_code where upper(p.code) = ${code.toUpperCase()} or p.code = ${code}`.execute(
    db,
  );
  return matchedByCodes([code], rows).get(code);
}
