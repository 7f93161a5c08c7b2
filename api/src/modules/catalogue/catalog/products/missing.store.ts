/** `missingForSale` in SQL. A test checks that both agree. */
import { type RawBuilder, sql } from "kysely";
import { QUANTITY_PATTERN } from "@curat/contract/net-quantity.values";
import type { MissingKind } from "@curat/contract/staff/products.values";
import { MISSING_MAKER, MISSING_RESPONSIBLE } from "../makers.store.ts";
import { HARMLESS_WORDS } from "./products.rules.ts";

const isHazardous = sql`(jsonb_array_length(p.safety -> 'pictograms') > 0 or p.safety ->> 'signalWord' is not null)`;

/** `pattern` matches statement codes such as H319, EUH066 or P102. */
function hasStatement(pattern: string): RawBuilder<boolean> {
  return sql`exists (select from jsonb_array_elements_text(p.safety -> 'statements') text where text ~ ${pattern})`;
}

/** Folds texts almost like `foldText`. The digit between two texts prevents a phrase match across both. */
const folded = sql`' ' || regexp_replace(lower(translate(regexp_replace(
  concat_ws(' 0 ', p.name, p.subtitle, p.description, p.commercial), '<[^>]*>', ' ', 'g'),
  'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')), '[^[:alnum:]]+', ' ', 'g') || ' '`;
const claimsHarmless = sql`${folded} ~ ${` (${HARMLESS_WORDS.join("|")}) `}`;

/** `contradictsNet` in SQL. Compares quantities in thousandths of their unit. */
const contradictsNet = sql`(p.net_amount is not null and exists (
  select from jsonb_each_text(p.variant_values) v
  cross join regexp_match(v.value, ${QUANTITY_PATTERN}, 'i') q
  join (values ('l', 'l', 1000), ('ml', 'l', 1), ('kg', 'kg', 1000), ('g', 'kg', 1), ('m', 'm', 1000))
    u (written, net, thousandths) on u.net = p.net_unit and u.written in (lower(q[4]), lower(q[5]))
  cross join lateral (select replace(q[2], ',', '.')::numeric * u.thousandths as one,
    replace(coalesce(q[3], q[2]), ',', '.')::numeric * u.thousandths as other) n
  cross join lateral (select case lower(q[1]) when 'sub' then 0 else floor(least(one, other)) end as low,
    case lower(q[1]) when 'peste' then 'Infinity' else ceil(greatest(one, other)) end as high) r
  cross join lateral (select case (select count(*) from jsonb_object_keys(p.variant_values)) when 1 then 1
    else greatest(1, ceil(p.net_amount * 1000 / r.high)) end as pieces) c
  where p.net_amount * 1000 not between c.pieces * r.low and c.pieces * r.high))`;

/** Condition on `product p`: a required net quantity is missing, or a variant value contradicts it. */
export const MISSING_NET_QUANTITY = sql<boolean>`((p.safety is not null and p.net_amount is null) or ${contradictsNet})`;

const FOR_SALE: Record<Exclude<MissingKind, "any" | "nc8">, RawBuilder<boolean>> = {
  brand: sql`(p.brand_id is null
    or exists (select from brand b where b.id = p.brand_id and ${MISSING_MAKER}))`,
  category: sql`p.category_id is null`,
  weight: sql`p.weight_grams is null`,
  size: sql`p.width_mm is null`,
  responsible: sql`exists (select from brand b where b.id = p.brand_id and ${MISSING_RESPONSIBLE})`,
  pics: sql`not exists (select from product_picture where product_id = p.id)`,
  description: sql`p.description !~ '[^[:space:]]'`,
  net_quantity: MISSING_NET_QUANTITY,
  statements: sql`(p.safety is not null and ${isHazardous}
    and not (${hasStatement("^(EU)?H\\d{3}")} and ${hasStatement("^P\\d{3}")}))`,
  claims: sql`(p.safety is not null and (${isHazardous} or p.safety ->> 'biocideAuthorisation' is not null)
    and ${claimsHarmless})`,
};

/** Returns the SQL condition that `product p` lacks this kind of data. */
export function misses(kind: MissingKind): RawBuilder<boolean> {
  if (kind === "nc8") return sql`p.nc8 is null`;
  return kind === "any" ? sql`(${sql.join(Object.values(FOR_SALE), sql` or `)})` : FOR_SALE[kind];
}
