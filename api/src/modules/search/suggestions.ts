/** What the search field offers while typing (B-098, decisions: Suggestions). */
import { sql } from "kysely";
import type { Suggestion } from "@curat/contract/search";
import { LIMITS } from "@curat/contract/limits.values";
import type { Db } from "../../db/database.ts";
import { loadCards, toLei } from "../catalog/index.ts";
import { listProductIds } from "./listing.store.ts";
import { readTerm } from "./term.ts";
import { SORT } from "@curat/contract/catalog.values";

/** Up to 10 categories with counts, 3 products, 3 brands; nothing for a term below two letters. */
export async function suggest(db: Db, text: string): Promise<Suggestion[]> {
  const term = readTerm(text);
  if (term.folded.length < LIMITS.suggestFromLetters || term.patterns.length === 0) return [];
  const [categories, products, brands] = await Promise.all([
    suggestCategories(db, term.patterns),
    suggestProducts(db, text),
    suggestBrands(db, term.folded),
  ]);
  return [...categories, ...products, ...brands];
}

async function suggestCategories(db: Db, patterns: string[]): Promise<Suggestion[]> {
  const { rows } = await sql<{ categoryID: number; category: string; url: string; count: number }>`
    select c.id as "categoryID", c.name as category, c.slug as url, count(*)::int as count
    from product_read r join category c on c.id = r.category_ids[1]
    where r.words like all(${patterns})
    group by c.id order by count(*) desc, c.name limit ${LIMITS.suggestedCategories}`.execute(db);
  return rows;
}

async function suggestProducts(db: Db, text: string): Promise<Suggestion[]> {
  const selection = { values: [], minBani: null, maxBani: null };
  const scope = { term: readTerm(text) };
  const { ids } = await listProductIds(db, {
    scope,
    selection,
    sort: SORT.relevance,
    page: 1,
    perPage: LIMITS.suggestedProducts,
  });
  const cards = await loadCards(db, ids);
  return cards.map((card) => ({
    productID: card.product_id,
    product: card.name,
    url: card.url,
    pic: card.picture,
    price: toLei(card.price_bani),
  }));
}

async function suggestBrands(db: Db, folded: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ brandID: number; brand: string; url: string }>`
    select v.id - 1000000 as "brandID", b.name as brand, '/marci/' || b.slug as url
    from brand b join parameter_value v on v.parameter_id = 1 and v.slug = b.slug
    where ' ' || lower(b.name) like ${`% ${folded}%`}
    order by b.name limit ${LIMITS.suggestedBrands}`.execute(db);
  return rows;
}
