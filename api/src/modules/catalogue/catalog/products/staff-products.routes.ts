import * as calls from "@curat/contract/staff/products";
import { MAX_PRODUCTS } from "@curat/contract/staff/products.values";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { loadChoices, loadParameterChoices } from "./choices.store.ts";
import { moveProducts } from "./many-products.service.ts";
import {
  changeProduct,
  createProduct,
  findMissing,
  findStaffProduct,
  type SaveResult,
  moveProduct,
} from "./products.service.ts";
import { findFilteredIds, listRows } from "./products-found.store.ts";
import { fromWireFilters, toWireProduct, toWireRow } from "./products.wire.ts";

export function staffProductsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffProducts, async ({ query, url }) => {
    const { page, per_page: perPage, sort, ...input } = query;
    const paging = { page, perPage };
    const listed = { paging, sort, now: context.now() };
    const { rows, total, isMore } = await listRows(db, fromWireFilters(input), listed);
    const missing = await findMissing(
      db,
      rows.map(({ id }) => id),
    );
    return pagedAnswer(
      rows.map((row) => toWireRow(row, missing.get(row.id) ?? {})),
      { ...paging, total, isMore },
      url,
    );
  });

  serve(app, calls.listStaffProductIds, async ({ query }) => {
    const bounds = { now: context.now(), limit: MAX_PRODUCTS };
    return { data: await findFilteredIds(db, fromWireFilters(query), bounds) };
  });

  serve(app, calls.listStaffProductChoices, async () => ({ data: await loadChoices(db, context.now()) }));

  serve(app, calls.listStaffProductParameters, async () => ({ data: await loadParameterChoices(db) }));

  serve(app, calls.moveStaffProducts, async ({ body, staff }) => ({
    data: await moveProducts(context, { ids: body.ids, step: body.act, actor: staff }),
  }));

  serve(app, calls.getStaffProduct, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffProduct, async ({ body, staff }) =>
    answered(await createProduct(context, { body, actor: staff })),
  );

  serve(app, calls.changeStaffProduct, async ({ params, body: { version, ...fields }, staff }) =>
    answered(
      await changeProduct(context, { id: idOf(params.id), expectedVersion: version, actor: staff, fields }),
    ),
  );

  const steps = [
    ["publish", calls.publishStaffProduct],
    ["unpublish", calls.unpublishStaffProduct],
    ["archive", calls.archiveStaffProduct],
    ["restore", calls.restoreStaffProduct],
  ] as const;
  for (const [step, call] of steps)
    serve(app, call, async ({ params, body, staff }) =>
      answered(
        await moveProduct(context, {
          id: idOf(params.id),
          expectedVersion: body.version,
          actor: staff,
          step,
        }),
      ),
    );

  async function answered(stored: SaveResult) {
    if (stored.ok) return { data: await shown(stored.id) };
    if (stored.error === "unknown") throw notFound();
    throw invalid(stored.errors);
  }

  async function shown(id: number) {
    const view = await findStaffProduct(db, id);
    if (!view) throw notFound();
    return toWireProduct(view);
  }
}
