import { hoursText, promisesOf } from "@curat/contract/promises.values";
import type { ApiContext } from "../../context.ts";
import { readReturnTerms } from "../returns/index.ts";
import type { ShopSettings } from "../settings/index.ts";
import type { MailShop } from "./mail-page.ts";
import { readMailTexts } from "./texts/mail-words.ts";

/** The shop as its mails show it, from what it has set. */
export function mailShopOf(
  {
    name,
    logo,
    INVOICE,
    promises,
    mailTexts,
    returns,
  }: Pick<ShopSettings, "name" | "logo" | "INVOICE" | "promises" | "mailTexts" | "returns">,
  { shopUrl }: Pick<ApiContext["config"], "shopUrl">,
): MailShop {
  const { hours, person } = promisesOf(promises);
  const chosen = readMailTexts(mailTexts);
  const { days: returnDays } = readReturnTerms(returns);
  return { name, url: shopUrl, logo, hours: hoursText(hours), person, returnDays, seller: INVOICE, chosen };
}
