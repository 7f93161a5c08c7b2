import type { Settings } from "@curat/contract/settings";
import { readPaymentTerms } from "../../selling/payments/index.ts";

/** Returns the company data from the settings, by default with the account for bank transfers. */
export function sellerSettings({
  INVOICE,
  payments,
}: Pick<Settings, "INVOICE"> & { payments?: unknown }): Settings["INVOICE"] {
  if (INVOICE.iban) return INVOICE;
  const { bankTransfer } = readPaymentTerms(payments);
  return bankTransfer
    ? { ...INVOICE, bank: bankTransfer.bank, iban: bankTransfer.iban.replace(/\s/g, "").toUpperCase() }
    : INVOICE;
}
