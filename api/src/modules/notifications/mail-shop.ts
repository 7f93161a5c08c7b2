import type { ApiContext } from "../../context.ts";
import type { ShopSettings } from "../settings/index.ts";
import type { MailShop } from "./mail-page.ts";
import { readMailTexts } from "./texts/mail-words.ts";

/** The shop as its mails show it, from what it has set. */
export function mailShopOf(
  { name, INVOICE, mailTexts }: Pick<ShopSettings, "name" | "INVOICE" | "mailTexts">,
  { shopUrl }: Pick<ApiContext["config"], "shopUrl">,
): MailShop {
  return { name, url: shopUrl, seller: INVOICE, chosen: readMailTexts(mailTexts) };
}
