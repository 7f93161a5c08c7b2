/** e-Factura requires an IBAN for payments by transfer (BR-61), and public institutions can always pay by transfer. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { Db } from "../../../db/database.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { sellerSettings } from "./seller-account.ts";

type Change = { value: unknown };

/** Returns an error if e-Factura is enabled and neither the company data nor the payment methods contain an IBAN. */
export async function companyAccountRefusal(db: Db, { value }: Change): Promise<FieldErrors> {
  if (value === undefined) return {};
  const { payments } = await loadSettings(db);
  const seller = sellerSettings({
    INVOICE: value as Parameters<typeof sellerSettings>[0]["INVOICE"],
    payments,
  });
  if (!seller.efactura || seller.iban) return {};
  return {
    "value.iban": [
      "Completează IBAN-ul: cu e-Factura activată, ANAF refuză facturile plătite prin transfer sau SEAP care nu au contul vânzătorului.",
    ],
  };
}

/** Returns an error if staff remove the bank transfer account while e-Factura invoices need it. */
export async function accountRefusal(db: Db, { value }: Change): Promise<FieldErrors> {
  const { INVOICE } = await loadSettings(db);
  if (!INVOICE.efactura || sellerSettings({ INVOICE, payments: value }).iban) return {};
  return {
    "value.bankTransfer": [
      "Facturile din e-Factura folosesc acest cont. Completează mai întâi IBAN-ul în Setări, la Datele firmei.",
    ],
  };
}
