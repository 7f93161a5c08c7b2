import { hoursText, promisesOf } from "@curat/contract/promises.values";
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { findEmailProof } from "../../selling/customers/index.ts";
import { isProvenBuyer } from "../../selling/orders/index.ts";
import { readReturnTerms } from "../../aftersales/returns/index.ts";
import { loadSettings, type ShopSettings } from "../../platform/settings/index.ts";
import type { MailShop } from "./mail-page.ts";
import { readMailTexts } from "./texts/mail-words.ts";

export interface Recipient {
  email: string;
  /** Null for a guest. Undefined if the text can only come from the owner of the address's account. */
  customerId?: number | null;
}

/** Returns the shop's data for one email. Required for every email that could repeat user input. */
export async function loadMailShop(
  { db, config }: Pick<ApiContext, "db" | "config">,
  recipient: Recipient,
): Promise<MailShop> {
  return mailShopOf(await loadSettings(db), config, await mayQuote(db, recipient));
}

/** Returns the shop's data for emails to staff and emails without visitor input. */
export async function loadOwnMailShop({ db, config }: Pick<ApiContext, "db" | "config">): Promise<MailShop> {
  return mailShopOf(await loadSettings(db), config, true);
}

/** Returns whether a confirmed link, login or order proves that the author owns the mailbox. */
async function mayQuote(db: Db, { email, customerId }: Recipient): Promise<boolean> {
  const account = customerId === null ? undefined : await findEmailProof(db, email);
  if (!account || (customerId !== undefined && customerId !== account.customerId)) return false;
  return account.isProven || (await isProvenBuyer(db, account.customerId));
}

export function mailShopOf(
  {
    name,
    logo,
    INVOICE,
    promises,
    mailTexts,
    returns,
    withdrawal,
  }: Pick<ShopSettings, "name" | "logo" | "INVOICE" | "promises" | "mailTexts" | "returns" | "withdrawal">,
  { shopUrl }: Pick<ApiContext["config"], "shopUrl">,
  mayQuote: boolean,
): MailShop {
  const { hours, person } = promisesOf(promises);
  const chosen = readMailTexts(mailTexts);
  const { days: returnDays } = readReturnTerms(returns);
  const facts = { name, url: shopUrl, logo, hours: hoursText(hours), person, returnDays, seller: INVOICE };
  const withdrawalLabel = withdrawal?.open || WITHDRAWAL_LABELS.open;
  return { ...facts, withdrawalLabel, chosen, mayQuote };
}
