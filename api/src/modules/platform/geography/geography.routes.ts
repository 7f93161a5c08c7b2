import { listCities, listCounties } from "@curat/contract/geography";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadCities, loadCounties } from "./geography.store.ts";

export function geographyRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listCounties, async () => ({ data: await loadCounties(db) }));

  serve(app, listCities, async ({ params }) => {
    const cities = await loadCities(db, idOf(params.countyId));
    if (cities.length === 0) throw notFound();
    return { data: cities.map(({ id, name }) => ({ cityID: id, name })) };
  });
}
