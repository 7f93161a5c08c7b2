import * as calls from "@curat/contract/staff/categories";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { inUse, invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import {
  changeCategory,
  createCategory,
  findStaffCategory,
  listCategories,
  mergeCategory,
  placeCategory,
  removeCategory,
  type WrittenCategory,
} from "./categories.service.ts";

export function staffCategoriesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffCategories, async () => ({ data: await listCategories(db) }));

  serve(app, calls.getStaffCategory, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffCategory, async ({ body, staff }) => ({
    data: await shown(done(await createCategory(context, { body, actor: staff })).id),
  }));

  serve(app, calls.changeStaffCategory, async ({ params, body: { version, ...fields }, staff }) => {
    const stored = await changeCategory(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      fields,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.placeStaffCategory, async ({ params, body: { version, step, to }, staff }) => {
    const stored = await placeCategory(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      step: step ?? to ?? 0,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.mergeStaffCategory, async ({ params, body: { version, into }, staff }) => {
    const stored = await mergeCategory(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      into,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.removeStaffCategory, async ({ params, query: { version: expectedVersion }, staff }) => {
    const { id, version } = done(
      await removeCategory(context, { id: idOf(params.id), expectedVersion, actor: staff }),
    );
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const category = await findStaffCategory(db, id);
    if (!category) throw notFound();
    return category;
  }
}

function done(stored: WrittenCategory): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "unknown") throw notFound();
  if (stored.error === "refused") throw invalid(stored.errors);
  const { subcategories: subcats, products, vouchers } = stored.contents;
  throw inUse(stored.why, { subcats, products, vouchers });
}
