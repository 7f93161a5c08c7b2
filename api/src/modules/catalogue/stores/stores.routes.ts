import { listStores } from "@curat/contract/stores";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findAvailability } from "../catalog/index.ts";
import { tag } from "../../platform/changes/index.ts";
import { loadStores } from "./stores.store.ts";

/** All stores share one stock, so a product is available in all stores or in none. */
export function storesRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listStores, async ({ query, madeOf }) => {
    const available = query.productid ? await findAvailability(db, idOf(query.productid)) : true;
    if (available === undefined) throw notFound();
    madeOf([tag.stores, ...(query.productid ? [tag.product(idOf(query.productid))] : [])]);
    return { data: (await loadStores(db)).map((store) => ({ ...store, available })) };
  });
}
