import { leiNumber } from "@curat/contract/lei.values";
import { BIOCIDE_NOTICE } from "../../catalogue/catalog/index.ts";
import { htmlToText } from "../../../text/html.ts";
import { homeDeliveryBani, type Tariffs } from "../../selling/shipping/index.ts";
import type { FeedRow } from "./feed.store.ts";

/** A product as feeds describe it. Prices are in lei with VAT. */
export interface FeedProduct {
  id: number;
  /** The same for all variants of a product; null where it has none. */
  group: number | null;
  code: string;
  barcode: string | null;
  title: string;
  description: string;
  url: string;
  pictures: string[];
  brand: string;
  /** From the top: "Detergenți > Pardoseli". */
  category: string;
  available: boolean;
  price: number;
  /** The lowest price of the 30 days before the reduction; null without one. */
  oldprice: number | null;
  /** When the reduction begins and ends (ISO 8601), where it is a promotion's. */
  promo_from: string | null;
  promo_to: string | null;
  /** What a piece holds, "5 l"; null for what is not measured. */
  net_quantity: string | null;
  weight_grams: number;
  /** To the door, when the product is ordered alone. */
  delivery_price: number;
}

/** Google takes 5,000 letters of a description; comparisons show fewer. */
const MAX_DESCRIPTION_LENGTH = 2_000;

/** A product as feeds tell it; prices in lei with VAT, as its own page shows them. */
export function toFeedProduct(row: FeedRow, tariffs: Tariffs): FeedProduct {
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
  };
}

/** A biocide's ends with the sentences that the law wants in its advertisements, whatever else has to be cut. */
function descriptionOf({ description, subtitle, is_biocide }: FeedRow): string {
  const text = htmlToText(description) || subtitle;
  if (!is_biocide) return text.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH - BIOCIDE_NOTICE.length - 1)} ${BIOCIDE_NOTICE}`;
}
