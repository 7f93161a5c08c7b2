/** Imports suppliers and their offers by CUI. Existing suppliers are left unchanged. */
import type { Tx } from "../../../db/database.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { changeOf, recordChange, IMPORT } from "../../platform/changes/index.ts";
import { type Offer, putOffer } from "./offers.store.ts";
import { SUPPLIERS } from "./suppliers.service.ts";
import { findSupplierByCui, nextSupplierId, putSupplier, ROWS, type Supplier } from "./suppliers.store.ts";

export type SupplierImport = Omit<Partial<Supplier>, "id"> & {
  name: string;
  cui: string;
  offers?: Omit<Offer, "validFrom">[];
};
export interface SuppliersImport {
  suppliers?: SupplierImport[];
}

export async function importSuppliers(tx: Tx, { suppliers = [] }: SuppliersImport, now: Date): Promise<void> {
  for (const { offers = [], ...fields } of suppliers) {
    if (await findSupplierByCui(tx, fields.cui)) continue;
    const id = await nextSupplierId(tx);
    const supplier: Supplier = { ...ROWS.blank, currency: "RON", is_active: true, ...fields, id };
    await putSupplier(tx, supplier);
    await recordChange(tx, changeOf(SUPPLIERS, { actor: IMPORT, before: null, after: supplier }));
    for (const offer of offers) await putOffer(tx, id, { ...offer, validFrom: romanianDay(now) });
  }
}
