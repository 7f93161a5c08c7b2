import { listStaffSuppliers } from "@curat/contract/staff/suppliers";
import { need } from "../../session/api.server.ts";
import type { Context } from "../../session/session.server.ts";

/** Returns all active suppliers as options. Reads every page of the list. */
export async function supplierOptions(context: Context): Promise<{ value: string; label: string }[]> {
  const options: { value: string; label: string }[] = [];
  for (let page = 1; ; page += 1) {
    const { data: rows, meta } = await need(context, listStaffSuppliers, { query: { page: String(page) } });
    options.push(...rows.map(({ supplierID, name }) => ({ value: String(supplierID), label: name })));
    if (page >= meta.last_page) return options;
  }
}
