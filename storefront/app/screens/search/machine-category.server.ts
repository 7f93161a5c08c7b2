/** Categories whose products fit only specific machines. Visitors choose a machine first (B-046). */
import { getCategory, getCategoryFilters } from "@curat/contract/catalog";
import type { Filter } from "@curat/contract/listing";
import { encodeMachine } from "@curat/contract/machine-address.values";
import type { RouterContextProvider } from "react-router";
import { cachedApiOf } from "../../session/api.server.ts";
import type { MachineFields } from "./machine-form.ts";

const COMPATIBLE_MODEL = "model-compatibil";
export const ALL_PRODUCTS = "toate";

export interface MachineCategory {
  id: number;
  name: string;
  count: number;
  html: string;
  machines: { name: string; count?: number; url: string }[];
  allUrl: string;
  fields?: MachineFields;
}

/** Returns the data for choosing a machine, or undefined if the category does not require one. */
export async function loadMachineCategory(
  context: Readonly<RouterContextProvider>,
  id: number,
  fields?: MachineFields,
): Promise<MachineCategory | undefined> {
  const reads = cachedApiOf(context);
  const params = { id: String(id) };
  const category = await reads.call(getCategory, { params });
  if (!category.ok || !category.data.must_have_model) return undefined;
  const filters = await reads.call(getCategoryFilters, { params });
  const { info, countProducts } = category.data;
  return {
    id,
    name: info.category,
    count: countProducts,
    html: info.description,
    machines: machinesOf(filters.ok ? filters.data : [], id),
    allUrl: `/search?categoryID=${id}&${ALL_PRODUCTS}=1`,
    ...(fields && { fields }),
  };
}

function machinesOf(filters: Filter[], categoryID: number): MachineCategory["machines"] {
  const compatible = filters.find(({ filterID }) => filterID === COMPATIBLE_MODEL);
  const machine = { type: "", brand: "", capacity: "", year: "", categoryID };
  return (compatible?.values ?? []).map(({ display, count }) => ({
    name: display,
    ...(count !== undefined && { count }),
    url: `/search/${encodeMachine({ ...machine, model: display })}`,
  }));
}
