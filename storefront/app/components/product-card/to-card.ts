import type { ProductItem } from "@curat/contract/listing";
import { STOCK } from "@curat/contract/catalog.values";
import { netLei } from "@curat/contract/vat.values";
import type { StockId } from "@curat/contract/catalog.values";
import { type CardVariants, cardVariants } from "./card-variants.ts";
import { shopPath } from "./shop-path.ts";
import type { Zone } from "@curat/contract/zones.values";

/**
 * Data of a product's card. Fields that an external provider may omit are optional, and the card hides them.
 */
export interface Card extends CardVariants {
  url: string;
  name: string;
  picture: string | null;
  price: number;
  oldPrice: number | null;
  stock: StockId;
  stockText: string;
  isBuyable: boolean;
  id?: number;
  brand?: string;
  saves?: number;
  /** Average rating from 1 to 5. Missing if there are no reviews. */
  stars?: number;
  isNew?: true;
  promo?: string;
  unitPrice?: string;
  bucket?: number;
  isBucketFrom?: true;
  zones?: Zone[];
  /** Set if the price comes from the customer's own price list. */
  isOwnPrice?: true;
  /** Price in lei excluding VAT, for company buyers. */
  net?: number;
  hazard?: string;
  /** Number of pieces that "add to cart" adds. Defaults to 1. */
  minQuantity?: number;
  isFavourite?: true;
}

/** Maps a product to its card. Omits missing, empty and zero values, to keep pages small. */
export function toCard(item: ProductItem): Card {
  const card: Card = {
    url: shopPath(item.info.url || item.info.urls?.path),
    name: item.info.product,
    picture: item.pic || null,
    price: item.price,
    oldPrice: item.oldprice && item.oldprice > item.price ? item.oldprice : null,
    stock: item.stockID,
    stockText: item.stock,
    // If the provider does not report `buyable`, products in stock can be bought.
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
  if (item.liked) card.isFavourite = true;
  return Object.assign(card, cardVariants(item));
}
