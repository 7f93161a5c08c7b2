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

/** Who a mail goes to, and who typed the words that it could repeat: the account's owner, or nobody known. */
export interface Recipient {
  email: string;
  /** Null for a guest. Left out where only the owner of the address's account can have typed them. */
  customerId?: number | null;
}

/** The shop as one mail shows it. Every mail about something that people typed is written with it. */
export async function loadMailShop(
  { db, config }: Pick<ApiContext, "db" | "config">,
  recipient: Recipient,
): Promise<MailShop> {
  return mailShopOf(await loadSettings(db), config, await mayQuote(db, recipient));
}

/** The shop for mails to staff, and for mails that repeat nothing a visitor typed. */
export async function loadOwnMailShop({ db, config }: Pick<ApiContext, "db" | "config">): Promise<MailShop> {
  return mailShopOf(await loadSettings(db), config, true);
}

/**
 * True where the one who typed is known to read the mailbox: through a mailed link, a provider that checks addresses, or an
 * order that was paid or delivered.
 */
async function mayQuote(db: Db, { email, customerId }: Recipient): Promise<boolean> {
  const account = customerId === null ? undefined : await findEmailProof(db, email);
  if (!account || (customerId !== undefined && customerId !== account.customerId)) return false;
  return account.isProven || (await isProvenBuyer(db, account.customerId));
}

/** The shop as its mails show it, from what it has set. */
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
