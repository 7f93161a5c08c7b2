import { hazardText } from "@curat/contract/hazards.values";
import { leiNumber } from "@curat/contract/lei.values";
import { BIOCIDE_NOTICE } from "../../catalogue/catalog/index.ts";
import { htmlToText } from "../../../text/html.ts";
import { homeDeliveryBani, type Tariffs } from "../../selling/shipping/index.ts";
import type { FeedRow } from "./feed.store.ts";

export interface FeedProduct {
  id: number;
  /** Id that all variants of a product share; null without variants. */
  group: number | null;
  code: string;
  barcode: string | null;
  title: string;
  description: string;
  url: string;
  pictures: string[];
  brand: string;
  category: string;
  available: boolean;
  price: number;
  /** Prior price; null without a reduction. */
  oldprice: number | null;
  promo_from: string | null;
  promo_to: string | null;
  /** For example "5 l"; null if the content is not measured. */
  net_quantity: string | null;
  weight_grams: number;
  /** Price of home delivery for an order of only this product. */
  delivery_price: number;
  /** Working days until a home delivery arrives; null if the shop does not promise any. */
  delivery_days: number | null;
  /** Expected arrival of a sold-out product (yyyy-mm-dd), if the product page shows it. */
  expected_on: string | null;
}

/** Data common to all products of a feed. */
export interface FeedTerms {
  tariffs: Tariffs;
  deliveryDays: number | null;
  expectedDays: ReadonlyMap<number, string>;
}

/** Google accepts 5,000 characters, but comparison sites show fewer. */
const MAX_DESCRIPTION_LENGTH = 2_000;

export function toFeedProduct(row: FeedRow, { tariffs, deliveryDays, expectedDays }: FeedTerms): FeedProduct {
  return {
    id: row.id,
    group: row.has_variants ? row.master_id : null,
    code: row.code,
    barcode: row.barcode,
    title: row.name,
    description: descriptionOf(row),
    url: row.url,
    pictures: row.pictures,
    brand: row.brand,
    category: row.category,
    available: row.is_buyable,
    price: leiNumber(row.price_bani),
    oldprice: row.old_price_bani === null ? null : leiNumber(row.old_price_bani),
    promo_from: row.old_price_bani === null ? null : (row.promotion_starts_at?.toISOString() ?? null),
    promo_to: row.old_price_bani === null ? null : (row.promotion_ends_at?.toISOString() ?? null),
    net_quantity: row.net_amount === null ? null : `${row.net_amount} ${row.net_unit}`,
    weight_grams: row.weight_grams,
    delivery_price: leiNumber(homeDeliveryBani(tariffs, row.weight_grams, row.price_bani)),
    delivery_days: deliveryDays,
    expected_on: row.is_buyable ? null : (expectedDays.get(row.id) ?? null),
  };
}

/**
 * Returns the description as text. Keeps in full what the law requires in advertisements: the hazards of a mixture
 * (CLP art. 48) and the notice of a biocide (Regulation (EU) 528/2012 art. 72).
 */
function descriptionOf({ description, subtitle, name, safety }: FeedRow): string {
  const text = htmlToText(description) || subtitle || name;
  const hazard = safety ? hazardText(safety) : undefined;
  const required = [
    ...(hazard ? [`${hazard}.`] : []),
    ...(safety?.biocideAuthorisation ? [BIOCIDE_NOTICE] : []),
  ].map((sentence) => ` ${sentence}`);
  const end = required.join("");
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH - end.length)}${end}`;
}
