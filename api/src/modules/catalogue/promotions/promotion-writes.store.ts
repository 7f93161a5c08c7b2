import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Promotion } from "./promotion-writes.rules.ts";
import { loadTargets, putTargets, type Targets } from "./targets.store.ts";

/** Serialises promotion writes, so that two promotions cannot reduce the same product at the same time. */
export async function lockPromotions(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('promotions'))`.execute(tx);
}

export async function nextPromotionId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('promotion_id')::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

function promotions(db: Db) {
  return db.selectFrom("promotion").selectAll();
}

const NO_TARGETS: Targets = { productIds: [], categoryIds: [], brandIds: [], excludedIds: [] };

/** Returns promotions keyed by id, with their product ids in ascending order. */
export async function loadPromotions(db: Db, ids: readonly number[]): Promise<Map<number, Promotion>> {
  const rows = await promotions(db).where("id", "=", anyOf(ids)).execute();
  const targets = await loadTargets(db, ids);
  return new Map(rows.map((row) => [row.id, toPromotion(row, targets.get(row.id) ?? NO_TARGETS)]));
}

export async function findIdsBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("promotion")
    .select(["id", "slug"])
    .where("slug", "in", [...slugs])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export interface PromotionFilter {
  state?: "planned" | "running" | "ended" | undefined;
  gives?: "reduction" | "gift" | undefined;
  q?: string | undefined;
}

const IN_STATE = {
  planned: (now: Date) => sql<boolean>`starts_at > ${now}`,
  running: (now: Date) => sql<boolean>`starts_at <= ${now} and ends_at > ${now}`,
  ended: (now: Date) => sql<boolean>`ends_at <= ${now}`,
};
const GIVES = {
  reduction: sql<boolean>`(percent is not null or price_bani is not null)`,
  gift: sql<boolean>`gift_product_id is not null`,
};

/** Returns a page of promotions without their products, latest end first. */
export async function listPromotionRows(
  db: Db,
  { state, gives, q = "", now, ...paging }: Paging & PromotionFilter & { now: Date },
): Promise<{ rows: Promotion[]; total: number }> {
  const query = promotions(db)
    .$if(state !== undefined, (all) => all.where(IN_STATE[state ?? "running"](now)))
    .$if(gives !== undefined, (all) => all.where(GIVES[gives ?? "gift"]))
    .$if(q !== "", (all) => all.where(sql<boolean>`position(lower(${q}) in lower(name || ' ' || label)) > 0`))
    .orderBy("ends_at", "desc")
    .orderBy("id");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map((row) => toPromotion(row, NO_TARGETS)), total };
}

/** Returns reductions of these products by other published promotions, past or future. */
export async function loadOtherReductions(
  db: Db,
  { id, productIds }: { id: number; productIds: readonly number[] },
): Promise<
  { productId: number; percent: number | null; fixedBani: number | null; startsAt: Date; endsAt: Date }[]
> {
  return db
    .selectFrom("promotion as pr")
    .innerJoin("promotion_product_facts as pp", "pp.promotion_id", "pr.id")
    .select([
      "pp.product_id as productId",
      "pr.percent",
      "pr.price_bani as fixedBani",
      "pr.starts_at as startsAt",
      "pr.ends_at as endsAt",
    ])
    .where("pr.id", "<>", id)
    .where("pr.is_published", "=", true)
    .where((eb) => eb.or([eb("pr.percent", "is not", null), eb("pr.price_bani", "is not", null)]))
    .where("pp.product_id", "=", anyOf(productIds))
    .execute();
}

export async function loadProductNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { name: string; code: string }>> {
  const { rows } = await sql<{ id: number; name: string; code: string }>`
    select id, name, code from product_facts where id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

export async function findUnknown(db: Db, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...productIds]}::integer[]) as asked (id)
    where not exists (select from product_facts p where p.id = asked.id) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the products whose list price is at most `bani`. */
export async function findNotAbove(db: Db, productIds: readonly number[], bani: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_facts where id = any(${[...productIds]}::integer[]) and list_price_bani <= ${bani}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Overlap {
  name: string;
  percent: number | null;
  fixedBani: number | null;
  productIds: number[];
}

/** Returns published promotions that reduce some of these products in an overlapping period, with those products. */
export async function findOverlaps(
  db: Db,
  { id, startsAt, endsAt }: Pick<Promotion, "id" | "startsAt" | "endsAt">,
  memberIds: readonly number[],
): Promise<Overlap[]> {
  const { rows } = await sql<Overlap>`
    select pr.name, pr.percent, pr.price_bani as "fixedBani",
      array_agg(pp.product_id order by pp.product_id) as "productIds"
    from promotion pr join promotion_product_facts pp on pp.promotion_id = pr.id
    where pr.id <> ${id} and pr.is_published and (pr.percent is not null or pr.price_bani is not null)
      and pr.starts_at < ${endsAt} and pr.ends_at > ${startsAt} and pp.product_id = any(${[...memberIds]}::integer[])
    group by pr.id order by pr.id`.execute(db);
  return rows;
}

export async function putPromotion(tx: Tx, { id, gift, ...promotion }: Promotion): Promise<void> {
  const row = {
    slug: promotion.slug,
    name: promotion.name,
    label: promotion.label,
    description: promotion.description,
    picture: promotion.picture,
    picture_mobile: promotion.pictureMobile,
    starts_at: promotion.startsAt,
    ends_at: promotion.endsAt,
    sort_order: promotion.sortOrder,
    is_published: promotion.isPublished,
    overlap: promotion.overlap,
    percent: promotion.percent,
    price_bani: promotion.fixedBani,
    gift_product_id: gift?.productId ?? null,
    gift_quantity: gift?.quantity ?? null,
    gift_condition: gift?.condition.kind ?? null,
    gift_from_bani: gift?.condition.kind === "cart_value" ? gift.condition.fromBani : null,
  };
  await tx
    .insertInto("promotion")
    .values({ id, ...row })
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
  await putTargets(tx, id, promotion);
}

export async function deletePromotion(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("promotion").where("id", "=", id).execute();
}

type PromotionColumns = Awaited<ReturnType<ReturnType<typeof promotions>["execute"]>>[number];

function toPromotion(row: PromotionColumns, targets: Targets): Promotion {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    label: row.label,
    description: row.description,
    picture: row.picture,
    pictureMobile: row.picture_mobile,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    sortOrder: row.sort_order,
    isPublished: row.is_published,
    percent: row.percent,
    fixedBani: row.price_bani,
    gift: giftOf(row),
    // A check constraint allows only these values.
    overlap: row.overlap as Promotion["overlap"],
    ...targets,
  };
}

function giftOf(row: PromotionColumns): Promotion["gift"] {
  if (row.gift_product_id === null) return null;
  const fromBani = row.gift_from_bani;
  const condition =
    fromBani === null ? { kind: "product" as const } : { kind: "cart_value" as const, fromBani };
  return { productId: row.gift_product_id, quantity: row.gift_quantity ?? 1, condition };
}
