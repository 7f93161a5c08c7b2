import type { EmagOfferStage } from "@curat/contract/staff/emag.values";
import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { bareEan, type MatchableProduct, type SentOffer } from "./offers.rules.ts";

export interface ReadOffer {
  id: number;
  partNumber: string;
  name: string;
  eans: string[];
}

/** Stores the offers of the eMAG account. Keeps offers that eMAG no longer lists, with their history. */
export async function putOffers(tx: Tx, offers: readonly ReadOffer[], at: Date): Promise<void> {
  const rows = offers.map(({ id, partNumber, name, eans }) => ({ id, part_number: partNumber, name, eans }));
  await sql`
    insert into marketplace_offer (id, part_number, name, eans, read_at)
    select id, part_number, name, array(select jsonb_array_elements_text(eans)), ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id integer, part_number text, name text, eans jsonb)
    on conflict (id) do update set part_number = excluded.part_number, name = excluded.name, eans = excluded.eans,
      read_at = excluded.read_at`.execute(tx);
}

/** Returns offers that neither a rule nor staff have ever matched. */
export async function listNeverMatched(tx: Tx): Promise<ReadOffer[]> {
  const { rows } = await sql<ReadOffer>`
    select id, part_number as "partNumber", name, eans from marketplace_offer o
    where not exists (select from marketplace_match m where m.offer_id = o.id) order by id`.execute(tx);
  return rows;
}

/** Returns the products that offers may sell, found by code or EAN. */
export async function findMatchable(
  tx: Tx,
  { codes, eans }: { codes: readonly string[]; eans: readonly string[] },
): Promise<MatchableProduct[]> {
  const { rows } = await sql<MatchableProduct>`
    select id, code, barcode from product_facts
    where lower(code) = any(${codes.map((code) => code.toLowerCase())}::text[])
      or ltrim(barcode, '0') = any(${eans.map(bareEan)}::text[])`.execute(tx);
  return rows;
}

export interface NewMatch {
  offerId: number;
  productId: number | null;
  how: "code" | "ean" | "staff" | "undone";
  actorName: string;
  at: Date;
}

/** Adds matches, and makes the next run send these offers. */
export async function insertMatches(tx: Tx, matches: readonly NewMatch[]): Promise<void> {
  if (matches.length === 0) return;
  await tx
    .insertInto("marketplace_match")
    .values(
      matches.map(({ offerId, productId, how, actorName, at }) => ({
        offer_id: offerId,
        product_id: productId,
        how,
        actor_name: actorName,
        at,
      })),
    )
    .execute();
  await tx
    .updateTable("marketplace_offer")
    .set({ sent_stock: null, problem: null, refused_stock: null, refused_price_bani: null })
    .where("id", "=", anyOf(matches.map(({ offerId }) => offerId)))
    .execute();
}

export interface OfferToSend extends SentOffer {
  id: number;
  productId: number;
  floorBani: number | null;
  stock: number;
  priceBani: number;
  vatPercent: number;
}

const CURRENT_MATCH = sql`(
  select distinct on (offer_id) id, offer_id, product_id, how from marketplace_match order by offer_id, id desc)`;

/** Returns the matched offers with their product's stock, price and VAT rate at `now`. */
export async function listToSend(db: Db, now: Date): Promise<OfferToSend[]> {
  const { rows } = await sql<OfferToSend>`
    select o.id, m.product_id as "productId", o.floor_bani as "floorBani", p.price_bani as "priceBani",
      case when p.is_published then p.stock else 0 end as stock, v.percent as "vatPercent", o.sent_stock as "sentStock",
      o.sent_price_bani as "sentPriceBani", o.sent_at as "sentAt", o.refused_stock as "refusedStock",
      o.refused_price_bani as "refusedPriceBani"
    from marketplace_offer o
    join ${CURRENT_MATCH} m on m.offer_id = o.id
    join product_facts p on p.id = m.product_id
    join ${vatOn(now)} v on v.code = p.vat_code
    where p.price_bani > 0
    order by o.id`.execute(db);
  return rows;
}

export interface Pushed {
  offerId: number;
  stock: number;
  priceBani: number;
  outcome: "accepted" | "refused" | "unknown";
  words: string;
}

/** Stores eMAG's responses. Offers with an unknown outcome are sent again. */
export async function writePushed(tx: Tx, pushed: readonly Pushed[], at: Date): Promise<void> {
  const rows = JSON.stringify(pushed);
  const sent = sql`jsonb_to_recordset(${rows}::jsonb)
    as s ("offerId" integer, stock integer, "priceBani" integer, outcome text, words text)`;
  await sql`
    insert into marketplace_push (offer_id, stock, price_bani, outcome, words, at)
    select "offerId", stock, "priceBani", outcome, words, ${at} from ${sent}`.execute(tx);
  await sql`
    update marketplace_offer o set
      sent_stock = case outcome when 'accepted' then stock end,
      sent_price_bani = case outcome when 'accepted' then "priceBani" end,
      sent_at = case outcome when 'accepted' then ${at}::timestamptz end,
      problem = case outcome when 'refused' then words end,
      refused_stock = case outcome when 'refused' then stock end,
      refused_price_bani = case outcome when 'refused' then "priceBani" end
    from ${sent} where o.id = "offerId"`.execute(tx);
}

export async function deletePushesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("marketplace_push").where("at", "<", before).execute();
}

/** Returns when offers were last read; undefined if never. */
export async function offersReadAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("marketplace_offer")
    .select((eb) => eb.fn.max("read_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

export interface OfferRow extends ReadOffer {
  productId: number | null;
  product: string | null;
  productCode: string | null;
  how: NewMatch["how"] | null;
  floorBani: number | null;
  sentStock: number | null;
  sentPriceBani: number | null;
  sentAt: Date | null;
  problem: string | null;
}

/** Returns offers sorted by name, or only the one with this id. */
export async function listOffers(
  db: Db,
  {
    id,
    stage,
    text = "",
    ...paging
  }: Paging & { id?: number; stage?: EmagOfferStage | undefined; text?: string },
): Promise<{ rows: OfferRow[]; total: number }> {
  const query = db
    .selectFrom("marketplace_offer as o")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("marketplace_match")
          .distinctOn("offer_id")
          .select(["offer_id", "product_id", "how"])
          .orderBy("offer_id")
          .orderBy("id", "desc")
          .as("m"),
      (on) => on.onRef("m.offer_id", "=", "o.id"),
    )
    .leftJoin("product_facts as p", "p.id", "m.product_id")
    .select([
      "o.id",
      "o.part_number as partNumber",
      "o.name",
      "o.eans",
      "m.product_id as productId",
      "p.name as product",
      "p.code as productCode",
      "o.floor_bani as floorBani",
      "o.sent_stock as sentStock",
      "o.sent_price_bani as sentPriceBani",
      "o.sent_at as sentAt",
      "o.problem",
    ])
    // A constraint allows only these values.
    .select((eb) => eb.ref("m.how").$castTo<OfferRow["how"]>().as("how"))
    .$if(id !== undefined, (q) => q.where("o.id", "=", id ?? 0))
    .$if(stage === "unmatched", (q) => q.where("m.product_id", "is", null))
    .$if(stage === "refused", (q) => q.where("o.problem", "is not", null))
    .$if(text !== "", (q) =>
      q.where((eb) =>
        eb.or([
          eb("o.name", "ilike", `%${likeOf(text)}%`),
          eb("o.part_number", "ilike", `%${likeOf(text)}%`),
          eb(sql`${text}`, "=", sql`any(o.eans)`),
        ]),
      ),
    )
    .orderBy("o.name")
    .orderBy("o.id");
  return pageOf(query, paging);
}

function likeOf(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
