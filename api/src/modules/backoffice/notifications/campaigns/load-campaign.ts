import type { CampaignContent } from "@curat/contract/staff/campaigns";
import type { ApiContext } from "../../../../context.ts";
import type { Db } from "../../../../db/database.ts";
import { loadCards } from "../../../catalogue/catalog/index.ts";
import { couponsIn } from "../../../customer-care/campaigns/index.ts";
import { unsubscribeToken } from "../../../selling/newsletter/index.ts";
import { findVoucherByCode } from "../../../selling/vouchers/index.ts";
import { loadOwnMailShop } from "../mail-shop.ts";
import type { CampaignFacts, CampaignProduct } from "./campaign-mail.ts";

/** Returns what all emails of a campaign have in common, with current prices. */
export async function loadCampaignFacts(
  { db, config }: Pick<ApiContext, "db" | "config">,
  content: CampaignContent,
): Promise<CampaignFacts> {
  const ids = content.blocks.flatMap((block) => (block.type === "products" ? block.product_ids : []));
  const products = await loadMailProducts(db, ids);
  const vouchers = await Promise.all(couponsIn(content.blocks).map((code) => findVoucherByCode(db, code)));
  return {
    content,
    products: new Map(products.map((product) => [product.id, product])),
    vouchers: new Map(vouchers.flatMap((voucher) => (voucher ? [[voucher.code, voucher] as const] : []))),
    shop: await loadOwnMailShop({ db, config }),
  };
}

/** Returns the buyable products among these, in the given order, with current prices. */
export async function loadMailProducts(db: Db, ids: readonly number[]): Promise<CampaignProduct[]> {
  const cards = await loadCards(db, [...new Set(ids)]);
  return cards
    .filter(({ is_buyable: isBuyable }) => isBuyable)
    .map((card) => ({
      id: card.product_id,
      name: card.name,
      url: card.url,
      picture: card.picture,
      priceBani: card.price_bani,
      oldPriceBani: card.old_price_bani,
      unitPrice: card.unit_price,
    }));
}

/** Returns the one-click unsubscribe URL (RFC 8058). In a browser it shows a page with a button. */
export function unsubscribeUrlOf({ config }: Pick<ApiContext, "config">, email: string): string {
  return `${config.shopUrl}/newsletter/dezabonare/${unsubscribeToken(config, email)}`;
}
