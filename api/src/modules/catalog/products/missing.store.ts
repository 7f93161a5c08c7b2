/** What the law still asks for of products, as SQL; the rule itself is `missingForSale`, and a test holds both together. */
import { type RawBuilder, sql } from "kysely";
import type { MissingKind } from "@curat/contract/staff/products.values";
import { LACKS_MAKER, LACKS_RESPONSIBLE } from "../makers.store.ts";
import { HARMLESS_WORDS } from "./products.rules.ts";

const isHazardous = sql`(jsonb_array_length(p.safety -> 'pictograms') > 0 or p.safety ->> 'signalWord' is not null)`;

/** True where a statement of that kind stands: H319, EUH066; P102. */
function hasStatement(pattern: string): RawBuilder<boolean> {
  return sql`exists (select from jsonb_array_elements_text(p.safety -> 'statements') text where text ~ ${pattern})`;
}

/** The texts as `foldText` makes them, near enough for these words; a digit keeps two texts from making one phrase. */
const folded = sql`' ' || regexp_replace(lower(translate(regexp_replace(
  concat_ws(' 0 ', p.name, p.subtitle, p.description, p.commercial), '<[^>]*>', ' ', 'g'),
  'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')), '[^[:alnum:]]+', ' ', 'g') || ' '`;
const claimsHarmless = sql`${folded} ~ ${` (${HARMLESS_WORDS.join("|")}) `}`;

const KINDS: Record<Exclude<MissingKind, "any">, RawBuilder<boolean>> = {
  brand: sql`exists (select from brand b where b.id = p.brand_id and ${LACKS_MAKER})`,
  responsible: sql`exists (select from brand b where b.id = p.brand_id and ${LACKS_RESPONSIBLE})`,
  pics: sql`not exists (select from product_picture where product_id = p.id)`,
  description: sql`p.description !~ '[^[:space:]]'`,
  net_quantity: sql`(p.safety is not null and p.net_amount is null)`,
  statements: sql`(p.safety is not null and ${isHazardous}
    and not (${hasStatement("^(EU)?H\\d{3}")} and ${hasStatement("^P\\d{3}")}))`,
  claims: sql`(p.safety is not null and (${isHazardous} or p.safety ->> 'biocideAuthorisation' is not null)
    and ${claimsHarmless})`,
};

/** True for a row of `product p` that misses what is asked about. */
export function misses(kind: MissingKind): RawBuilder<boolean> {
  return kind === "any" ? sql`(${sql.join(Object.values(KINDS), sql` or `)})` : KINDS[kind];
}
