import { hasVatPrefix } from "@curat/contract/cui.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { SettingKey } from "@curat/contract/staff/settings.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Db } from "../../../db/database.ts";
import { loadSettings } from "./settings.store.ts";
import { loadSellerVat, type SellerVat } from "./vat.store.ts";

/** Returns errors by field below "value". Imports skip this check. */
export type SettingRefusal = (db: Db, change: { value: unknown; at: Date }) => Promise<FieldErrors>;
export type SettingRefusals = Partial<Record<SettingKey, SettingRefusal>>;

/** Returns an error if the CUI of a VAT-registered seller lacks the prefix RO, or the CUI of another seller has it. */
export async function cuiRefusal(db: Db, { value, at }: { value: unknown; at: Date }): Promise<FieldErrors> {
  const { cui = "" } = (value ?? {}) as { cui?: string }; // The setting's schema has validated the value.
  const { status } = await loadSellerVat(db, romanianDay(at));
  if (cui === "" || !contradicts(cui, status)) return {};
  const message =
    status === "not_registered"
      ? "Firma nu este înregistrată în scopuri de TVA, deci CUI-ul se scrie fără RO. Statutul se schimbă în Setări, la Statutul de TVA."
      : "Firma este înregistrată în scopuri de TVA, deci CUI-ul se scrie cu RO în față. Dacă nu este, schimbă mai întâi Statutul de TVA în Setări.";
  return { "value.cui": [message] };
}

/** Returns whether the CUI is missing or contradicts the VAT status on that day. */
export async function hasVatFault(db: Db, at: Date): Promise<boolean> {
  const { cui = "" } = (await loadSettings(db)).INVOICE;
  return cui === "" || contradicts(cui, (await loadSellerVat(db, romanianDay(at))).status);
}

function contradicts(cui: string, status: SellerVat["status"]): boolean {
  return hasVatPrefix(cui) === (status === "not_registered");
}
