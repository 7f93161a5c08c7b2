import type { Tx } from "../../../db/database.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import {
  type Credit,
  findBuyersByEmail,
  findCredit,
  giveTermsToOrders,
  insertDoubt,
  putCredit,
} from "./credit.store.ts";

export type CreditImport = Omit<Credit, "buyers"> & {
  buyerEmails: string[];
  /** Why the company's open invoices are doubtful. */
  doubt?: string;
};
export interface CreditsImport {
  credits?: CreditImport[];
}

/**
 * Imports payment terms of companies that have none. Also applies them to the companies' imported orders, so that
 * their invoices have a due date.
 */
export async function importCredits(tx: Tx, { credits = [] }: CreditsImport, at: Date): Promise<void> {
  for (const { buyerEmails, doubt: reason, ...terms } of credits) {
    if (await findCredit(tx, terms.cui)) continue;
    await putCredit(tx, { ...terms, buyers: await findBuyersByEmail(tx, buyerEmails) });
    await giveTermsToOrders(tx, terms);
    if (reason !== undefined)
      await insertDoubt(tx, { cui: terms.cui, reason, decidedOn: romanianDay(at), at, by: "Import" });
  }
}
