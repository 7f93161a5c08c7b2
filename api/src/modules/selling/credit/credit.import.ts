import type { Tx } from "../../../db/database.ts";
import { type Credit, findBuyersByEmail, findCredit, giveTermsToOrders, putCredit } from "./credit.store.ts";

export type CreditImport = Omit<Credit, "buyers"> & { buyerEmails: string[] };
export interface CreditsImport {
  credits?: CreditImport[];
}

/**
 * Imports the terms of companies that have none, and applies them to the companies' imported orders on terms,
 * so that the invoices have a due date.
 */
export async function importCredits(tx: Tx, { credits = [] }: CreditsImport): Promise<void> {
  for (const { buyerEmails, ...terms } of credits) {
    if (await findCredit(tx, terms.cui)) continue;
    await putCredit(tx, { ...terms, buyers: await findBuyersByEmail(tx, buyerEmails) });
    await giveTermsToOrders(tx, terms);
  }
}
