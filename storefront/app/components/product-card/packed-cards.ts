/**
 * Cards as one text, a line a card: React Router's encoding names and numbers every value, which takes more room than
 * the values themselves (a category page: 4.6 KB against 2.7, and a tenth of the page's objects to encode).
 */
import { STOCK, STOCK_WORDS } from "@curat/contract/catalog.values";
import type { StockId } from "@curat/contract/catalog.values";
import { joinRows, numberIn, splitRows } from "./rows.ts";
import { packZones, unpackZones } from "../zones/packed-zones.ts";
import type { Card } from "./to-card.ts";

/** What the stock alone says is left out; rare columns stand last, where their absence costs nothing. */
export function packCards(cards: Card[]): string {
  return joinRows(
    cards.map((card) => [
      card.url,
      card.name,
      card.picture,
      card.price,
      card.stock,
      card.id,
      card.brand,
      card.unitPrice,
      card.oldPrice,
      card.saves,
      card.stars,
      card.isNew && 1,
      card.stockText === STOCK_WORDS[card.stock] ? undefined : card.stockText,
      card.isBuyable === isUsuallyBuyable(card.stock) ? undefined : Number(card.isBuyable),
      card.minQuantity,
      card.promo,
      card.isLiked && 1,
      card.isOwnPrice && 1,
      card.line,
      card.more,
      card.others && packOthers(card),
      card.bucket,
      card.isBucketFrom && 1,
      packZones(card.zones),
      card.net,
      card.hazard,
    ]),
  );
}

export function unpackCards(packed: string): Card[] {
  return splitRows(packed).map((row) => {
    const [url = "", name = "", picture, price, stockId, id, brand, unitPrice, oldPrice, saves, ...rare] =
      row;
    const [stars, isNew, stockText, isBuyable, minQuantity, promo, isLiked, isOwnPrice, ...rarest] = rare;
    const [line, more, others, bucket, isBucketFrom, zones, net, hazard] = rarest;
    const stock = Number(stockId) as StockId; // written by packCards
    return {
      url,
      name,
      picture: picture || null,
      price: Number(price),
      oldPrice: numberIn(oldPrice) ?? null,
      stock,
      stockText: stockText || STOCK_WORDS[stock],
      isBuyable: isBuyable ? isBuyable === "1" : isUsuallyBuyable(stock),
      id: numberIn(id),
      brand: brand || undefined,
      saves: numberIn(saves),
      stars: numberIn(stars),
      isNew: isNew ? true : undefined,
      promo: promo || undefined,
      unitPrice: unitPrice || undefined,
      minQuantity: numberIn(minQuantity),
      isLiked: isLiked ? true : undefined,
      isOwnPrice: isOwnPrice ? true : undefined,
      line: line || undefined,
      more: numberIn(more),
      others: others ? unpackOthers(others, url) : undefined,
      bucket: numberIn(bucket),
      isBucketFrom: isBucketFrom ? true : undefined,
      zones: unpackZones(zones),
      net: numberIn(net),
      hazard: hazard || undefined,
    };
  });
}

/** Addresses of a family are alike: each travels as what differs from the card's own, after how much of that it keeps. */
function packOthers({ url, others = [] }: Card): string {
  return others
    .map((other) => {
      let kept = 0;
      while (kept < url.length && url[kept] === other.url[kept]) kept += 1;
      return [other.name, kept, other.url.slice(kept)].join("|");
    })
    .join("|");
}

function unpackOthers(packed: string, url: string): Card["others"] {
  const parts = packed.split("|");
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, at) => {
    const [name = "", kept, rest = ""] = parts.slice(at * 3, at * 3 + 3);
    return { name, url: url.slice(0, Number(kept)) + rest };
  });
}

function isUsuallyBuyable(stock: StockId): boolean {
  return stock !== STOCK.outOfStock;
}
