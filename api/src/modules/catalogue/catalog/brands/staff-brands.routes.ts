import * as calls from "@curat/contract/staff/brands";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { inUse, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionsOf } from "../../../platform/changes/index.ts";
import { atField } from "../../../platform/routing/index.ts";
import {
  changeBrand,
  createBrand,
  findStaffBrand,
  removeBrand,
  toStaffBrand,
  type WrittenBrand,
} from "./brands.service.ts";
import { listBrandRows, loadUses } from "./brands.store.ts";

const ROWS_PER_PAGE = 50;

export function staffBrandsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffBrands, async ({ query: { page, q = "", missing }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listBrandRows(db, { q, missing, ...paging });
    const ids = rows.map(({ id }) => id);
    const [uses, versions] = await Promise.all([loadUses(db, ids), versionsOf(db, "brand", ids)]);
    const shownRows = rows.map((brand) =>
      toStaffBrand(brand, {
        products: uses.get(brand.id)?.products ?? 0,
        version: versions.get(brand.id) ?? 0,
      }),
    );
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffBrand, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffBrand, async ({ body, staff }) => {
    const stored = await atField("slug", createBrand(context, { body, actor: staff }));
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.changeStaffBrand, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    const stored = await atField("slug", changeBrand(context, input));
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.removeStaffBrand, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await removeBrand(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const brand = await findStaffBrand(db, id);
    if (!brand) throw notFound();
    return brand;
  }
}

function done(stored: WrittenBrand): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "unknown") throw notFound();
  throw inUse(stored.why, stored.uses);
}
