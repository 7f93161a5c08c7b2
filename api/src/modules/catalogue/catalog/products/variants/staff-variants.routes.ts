import { toLei, type Wire } from "@curat/contract/lei.values";
import {
  addStaffVariants,
  listStaffVariants,
  measureStaffVariants,
  type StaffVariants,
} from "@curat/contract/staff/variants";
import type { ApiContext } from "../../../../../context.ts";
import { idOf } from "../../../../../http/ids.ts";
import { notFound } from "../../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../../http/serve.ts";
import { versionsOf } from "../../../../platform/changes/index.ts";
import { loadStates } from "../products.store.ts";
import { toWireFields } from "../products.wire.ts";
import { measureVariants } from "./measures.service.ts";
import { addVariants } from "./variants.service.ts";
import { loadFamily } from "./variants.store.ts";

export function staffVariantsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, listStaffVariants, async ({ params }) => ({ data: await familyOf(idOf(params.id)) }));

  serve(app, addStaffVariants, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    if (!(await addVariants(context, { id, actor: staff, body }))) throw notFound();
    return { data: await familyOf(id) };
  });

  serve(app, measureStaffVariants, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    if (!(await measureVariants(context, { id, actor: staff, body }))) throw notFound();
    return { data: await familyOf(id) };
  });

  async function familyOf(id: number): Promise<Wire<StaffVariants>> {
    const rows = await loadFamily(db, id);
    const [first] = rows;
    if (!first) throw notFound();
    const ids = rows.map((row) => row.id);
    const [versions, states] = [await versionsOf(db, "product", ids), await loadStates(db, ids)];
    return {
      masterID: first.master_id,
      version: versions.get(first.master_id) ?? 0,
      list_price: toLei(first.list_price_bani),
      variants: rows.flatMap((row) => {
        const state = states.get(row.id);
        if (!state) return [];
        const { net_quantity, weight_grams, size_mm } = toWireFields(state);
        return {
          productID: row.id,
          code: row.code,
          name: row.name,
          values: row.variant_values,
          price: toLei(row.price_bani),
          stock: row.stock,
          is_published: row.is_published,
          is_archived: row.archived_at !== null,
          version: versions.get(row.id) ?? 0,
          net_quantity,
          weight_grams,
          size_mm,
        };
      }),
    };
  }
}
