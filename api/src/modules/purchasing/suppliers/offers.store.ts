import { sql } from "kysely";
import { type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";

export interface Offer {
  productId: number;
  code: string;
  barcode: string;
  pack: number;
  /** Net price of a pack in bani or cents of the supplier's currency. */
  priceBani: number | null;
  validFrom: string;
  isPreferred: boolean;
}

export interface OfferPrice {
  priceBani: number;
  validFrom: string;
  /** The receipt with this price; null for a price that staff entered. */
  receiptId: number | null;
  reference: string;
}

export interface ShownOffer extends Offer {
  id: number;
  supplierId: number;
  supplier: string;
  currency: "RON" | "EUR";
  productCode: string;
  product: string;
}

function offers(db: Db) {
  return db
    .selectFrom("supplier_offer as o")
    .innerJoin("supplier as s", "s.id", "o.supplier_id")
    .innerJoin("product_facts as p", "p.id", "o.product_id")
    .select([
      "o.id",
      "o.supplier_id as supplierId",
      "s.name as supplier",
      sql<"RON" | "EUR">`s.currency`.as("currency"),
      "o.product_id as productId",
      "p.code as productCode",
      "p.name as product",
      "o.code",
      "o.barcode",
      "o.pack",
      "o.price_bani as priceBani",
      sql<string>`o.valid_from::text`.as("validFrom"),
      "o.is_preferred as isPreferred",
    ]);
}

const MAX_PRICES = 12;

/** Returns a page of a supplier's offers by product code, each with its latest prices, newest first. */
export function listOffersOf(
  db: Db,
  supplierId: number,
  paging: Paging,
): Promise<{ rows: (ShownOffer & { prices: OfferPrice[] })[]; total: number }> {
  const prices = sql<OfferPrice[]>`array(
    select json_build_object('priceBani', h.price_bani, 'validFrom', h.valid_from, 'receiptId', h.receipt_id,
      'reference', h.reference)
    from supplier_offer_price h
    where h.supplier_id = o.supplier_id and h.product_id = o.product_id and h.pack = o.pack and h.code = o.code
    order by h.id desc limit ${MAX_PRICES})`;
  return pageOf(
    offers(db)
      .select(prices.as("prices"))
      .where("o.supplier_id", "=", supplierId)
      .orderBy("p.code")
      .orderBy("o.id"),
    paging,
  );
}

/** Returns all offers of a product, the preferred one first. */
export function listOffersFor(db: Db, productId: number): Promise<ShownOffer[]> {
  return offers(db)
    .where("o.product_id", "=", productId)
    .orderBy("o.is_preferred", "desc")
    .orderBy("s.name")
    .orderBy("o.id")
    .limit(100)
    .execute();
}

export function findOffer(db: Db, id: number): Promise<ShownOffer | undefined> {
  return offers(db).where("o.id", "=", id).executeTakeFirst();
}

export async function findSameOffer(
  db: Db,
  supplierId: number,
  { productId, code, pack }: Pick<Offer, "productId" | "code" | "pack">,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("supplier_offer")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("product_id", "=", productId)
    .where("pack", "=", pack)
    .where("code", "=", code)
    .executeTakeFirst();
  return row?.id;
}

/** Upserts an offer and returns its id. A preferred one replaces the product's previous preferred offer. */
export async function putOffer(tx: Tx, supplierId: number, offer: Offer): Promise<number> {
  if (offer.isPreferred)
    await tx
      .updateTable("supplier_offer")
      .set({ is_preferred: false })
      .where("product_id", "=", offer.productId)
      .where("is_preferred", "=", true)
      .execute();
  const values = {
    barcode: offer.barcode,
    price_bani: offer.priceBani,
    valid_from: offer.validFrom,
    is_preferred: offer.isPreferred,
  };
  const row = await tx
    .insertInto("supplier_offer")
    .values({
      supplier_id: supplierId,
      product_id: offer.productId,
      code: offer.code,
      pack: offer.pack,
      ...values,
    })
    .onConflict((on) => on.columns(["supplier_id", "product_id", "pack", "code"]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  await appendPrices(tx, supplierId, [offer], { day: offer.validFrom });
  return row.id;
}

type Priced = Pick<Offer, "productId" | "code" | "pack" | "priceBani">;
interface PriceSource {
  day: string;
  receipt?: { id: number; reference: string };
}

/** Stores the prices that differ from the latest price of their offer. */
async function appendPrices(
  tx: Tx,
  supplierId: number,
  rows: readonly Priced[],
  { day, receipt }: PriceSource,
): Promise<void> {
  await sql`
    insert into supplier_offer_price (supplier_id, product_id, code, pack, price_bani, valid_from, receipt_id, reference)
    select ${supplierId}, t.product_id, t.code, t.pack, t.price_bani, ${day}::date, ${receipt?.id ?? null}::bigint,
      ${receipt?.reference ?? ""}
    from unnest(${rows.map(({ productId }) => productId)}::integer[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ pack }) => pack)}::integer[], ${rows.map(({ priceBani }) => priceBani)}::bigint[])
      as t (product_id, code, pack, price_bani)
    where t.price_bani is not null and t.price_bani is distinct from (
      select h.price_bani from supplier_offer_price h
      where h.supplier_id = ${supplierId} and h.product_id = t.product_id and h.pack = t.pack and h.code = t.code
      order by h.id desc limit 1)`.execute(tx);
}

export async function deleteOffer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("supplier_offer").where("id", "=", id).execute();
}
/** Returns a supplier's offers with one of these codes (any case), EANs or products, to match delivery lines. */
export async function findOffersBy(
  db: Db,
  supplierId: number,
  {
    codes,
    barcodes,
    productIds,
  }: { codes: readonly string[]; barcodes: readonly string[]; productIds: readonly number[] },
): Promise<(Pick<Offer, "productId" | "code" | "barcode" | "pack" | "priceBani"> & { id: number })[]> {
  return db
    .selectFrom("supplier_offer")
    .select(["id", "product_id as productId", "code", "barcode", "pack", "price_bani as priceBani"])
    .where("supplier_id", "=", supplierId)
    .where(
      sql<boolean>`((code <> '' and upper(code) = any(${codes.map((code) => code.toUpperCase())}::text[]))
        or (barcode <> '' and barcode = any(${barcodes}::text[])) or product_id = any(${productIds}::integer[]))`,
    )
    .orderBy("is_preferred", "desc")
    .orderBy("id")
    .execute();
}

/** Stores offers from matched receipt lines. Existing offers get the new price. */
export async function rememberOffers(
  tx: Tx,
  supplierId: number,
  rows: readonly Pick<Offer, "productId" | "code" | "barcode" | "pack" | "priceBani">[],
  { day, receipt }: Required<PriceSource>,
): Promise<void> {
  await sql`
    insert into supplier_offer (supplier_id, product_id, code, barcode, pack, price_bani, valid_from, is_preferred)
    select ${supplierId}, product_id, code, barcode, pack, price_bani, ${day}::date, false
    from unnest(${rows.map(({ productId }) => productId)}::integer[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ barcode }) => barcode)}::text[], ${rows.map(({ pack }) => pack)}::integer[],
      ${rows.map(({ priceBani }) => priceBani)}::bigint[]) as t (product_id, code, barcode, pack, price_bani)
    on conflict (supplier_id, product_id, pack, code) do update
      set price_bani = excluded.price_bani, valid_from = excluded.valid_from,
        barcode = coalesce(nullif(excluded.barcode, ''), supplier_offer.barcode)`.execute(tx);
  await appendPrices(tx, supplierId, rows, { day, receipt });
}
