/** Imports own delivery methods by name. Existing methods are left unchanged. */
import type { Tx } from "../../../../db/database.ts";
import { changeOf, IMPORT, recordChange } from "../../../platform/changes/index.ts";
import { METHODS, normalised } from "./own-methods.service.ts";
import { findMethodByName, nextMethodId, putMethod, ROWS } from "./own-methods.store.ts";
import type { StoredMethod } from "./stored-method.rules.ts";

export type DeliveryMethodImport = Pick<StoredMethod, "name" | "kind" | "prices"> &
  Partial<Omit<StoredMethod, "id">>;
export interface DeliveryMethodsImport {
  deliveryMethods?: DeliveryMethodImport[];
}

export async function importDeliveryMethods(
  tx: Tx,
  { deliveryMethods = [] }: DeliveryMethodsImport,
): Promise<void> {
  for (const fields of deliveryMethods) {
    if ((await findMethodByName(tx, fields.name)) !== undefined) continue;
    const made = { ...ROWS.blank, is_active: true, ...fields, id: await nextMethodId(tx) };
    const method = await normalised(tx, made);
    if ("ok" in method)
      throw new Error(`The delivery method ${fields.name} is invalid: ${JSON.stringify(method.errors)}`);
    await putMethod(tx, method);
    await recordChange(tx, changeOf(METHODS, { actor: IMPORT, before: null, after: method }));
  }
}
