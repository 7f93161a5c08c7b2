import { listStockPlaces } from "@curat/contract/staff/stock-places";
import { WAREHOUSE } from "@curat/contract/staff/stock-transfers.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";
import { WAREHOUSE_OPTION } from "./warehouse-option.ts";

/** Returns select options for the warehouse and the active stock places. */
export async function placeOptions(context: Context): Promise<{ value: string; label: string }[]> {
  const { data } = await need(context, listStockPlaces, { query: {} });
  return [
    { value: WAREHOUSE_OPTION, label: WAREHOUSE },
    ...data.map(({ stock_placeID: id, name }) => ({ value: String(id), label: name })),
  ];
}

/** Returns the id of the chosen place, or null if the warehouse or nothing was chosen. */
export function placeIn(form: FormData, name: string): number | null {
  const chosen = textOf(form, name);
  return chosen === WAREHOUSE_OPTION || chosen === "" ? null : Number(chosen);
}
