/** What a card shows of a product; the one mapping for lists, search and rails, run by loaders. */
import type { ProductItem } from "@curat/contract/listing";
import { STOCK } from "@curat/contract/catalog.values";
import { netLei } from "@curat/contract/vat.values";
import type { StockId } from "@curat/contract/catalog.values";
import { type CardVariants, cardVariants } from "./card-variants.ts";
import { shopPath } from "./shop-path.ts";
import type { Zone } from "@curat/contract/zones.values";

/** Optional fields are those that a foreign provider need not give: the card hides what is missing. */
export interface Card extends CardVariants {
  url: string;
  name: string;
  picture: string | null;
  price: number;
  oldPrice: number | null;
  stock: StockId;
  /** The provider's words for its stock. */
  stockText: string;
  isBuyable: boolean;
  id?: number;
  brand?: string;
  /** Percent, 1 or more. */
  saves?: number;
  /** 1 to 5; absent without reviews. */
  stars?: number;
  isNew?: true;
  promo?: string;
  unitPrice?: string;
  /** Lei for a bucket at its lightest dose. */
  bucket?: number;
  /** A stronger dose costs more than that. */
  isBucketFrom?: true;
  zones?: Zone[];
  /** The price is the customer's own, by a list that the shop keeps for him. */
  isOwnPrice?: true;
  /** Lei without VAT, for who buys for a company. */
  net?: number;
  /** Signal word and kinds of hazard. */
  hazard?: string;
  /** Pieces that the quick form adds; 1 when absent. */
  minQuantity?: number;
  /** A favourite of whoever is logged in. */
  isLiked?: true;
}

/** Lean: absent, empty and zero values do not travel. */
export function toCard(item: ProductItem): Card {
  const card: Card = {
    url: shopPath(item.info.url || item.info.urls?.path),
    name: item.info.product,
    picture: item.pic || null,
    price: item.price,
    oldPrice: item.oldprice && item.oldprice > item.price ? item.oldprice : null,
    stock: item.stockID,
    stockText: item.stock,
    // Without the provider's own word, what is in stock can be bought.
    isBuyable: item.buyable ?? item.stockID !== STOCK.outOfStock,
  };
  if (item.productID) card.id = item.productID;
  if (item.brand) card.brand = item.brand;
  if (item.save_percent && card.oldPrice !== null) card.saves = item.save_percent;
  if (item.stars) card.stars = item.stars;
  if (item.is_new) card.isNew = true;
  if (item.promo) card.promo = item.promo;
  if (item.unit_price) card.unitPrice = item.unit_price;
  if (item.bucket_price) card.bucket = item.bucket_price.from;
  if (item.bucket_price && item.bucket_price.to > item.bucket_price.from) card.isBucketFrom = true;
  if (item.zones && item.zones.length > 0) card.zones = item.zones;
  if (item.min_qty && item.min_qty > 1) card.minQuantity = item.min_qty;
  if (item.own_price?.reason) card.isOwnPrice = true;
  if (item.vat) card.net = netLei(item.price, item.vat);
  if (item.hazard) card.hazard = item.hazard;
  if (item.liked) card.isLiked = true;
  return Object.assign(card, cardVariants(item));
}
