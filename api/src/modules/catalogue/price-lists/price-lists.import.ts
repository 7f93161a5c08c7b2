import type { Tx } from "../../../db/database.ts";
import { NO_DELIVERY, type PriceList } from "./price-lists.rules.ts";
import { findAccounts, nextPriceListId, putPriceList } from "./price-lists.store.ts";

export type PriceListImport = Pick<PriceList, "name" | "startsAt"> & {
  delivery?: PriceList["delivery"];
  cui: string;
  buyerEmails: string[];
  percent: number;
};
export interface PriceListsImport {
  priceLists?: PriceListImport[];
}

/** Imports price lists of companies. Skips accounts that do not exist. */
export async function importPriceLists(tx: Tx, { priceLists = [] }: PriceListsImport): Promise<void> {
  for (const { cui, buyerEmails, percent, delivery = NO_DELIVERY, ...list } of priceLists) {
    const accounts = await findAccounts(
      tx,
      buyerEmails.map((email) => email.toLowerCase()),
    );
    const ids = [null, ...new Set(accounts.values())];
    const all = { target: "all" as const, targetId: null, code: "", fromQuantity: 1, bani: null };
    await putPriceList(tx, {
      ...list,
      id: await nextPriceListId(tx),
      endsAt: null,
      isActive: true,
      takesVouchers: false,
      isNet: false,
      delivery,
      members: ids.map((customerId) => ({ cui, customerId, groupId: null })),
      rows: [{ ...all, percent }],
    });
  }
}
