import * as calls from "@curat/contract/staff/parameters";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { versionsOf } from "../../../platform/changes/index.ts";
import {
  changeParameter,
  createParameter,
  findStaffParameter,
  mergeValues,
  placeParameter,
  removeParameter,
  type WrittenParameter,
} from "./parameters.service.ts";
import { listParameterRows } from "./parameters.store.ts";

const ROWS_PER_PAGE = 50;

/** Serves parameter management for staff. */
export function staffParametersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffParameters, async ({ query: { page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listParameterRows(db, paging);
    const versions = await versionsOf(
      db,
      "parameter",
      rows.map(({ id }) => id),
    );
    const shownRows = rows.map(({ id, name, slug, sort_order, value_count }) => ({
      parameterID: id,
      parameter: name,
      slug,
      sort_order,
      value_count,
      version: versions.get(id) ?? 0,
    }));
    return pagedAnswer(shownRows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffParameter, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffParameter, async ({ body, staff }) => {
    const kept = await createParameter(context, { body, actor: staff });
    return { data: await shown(done(kept).id) };
  });

  serve(app, calls.changeStaffParameter, async ({ params, body: { version, ...fields }, staff }) => {
    const asked = { id: idOf(params.id), seen: version, actor: staff, fields };
    const kept = await changeParameter(context, asked);
    return { data: await shown(done(kept).id) };
  });

  serve(app, calls.placeStaffParameter, async ({ params, body: { version, step }, staff }) => {
    const kept = await placeParameter(context, { id: idOf(params.id), seen: version, actor: staff, step });
    return { data: await shown(done(kept).id) };
  });

  serve(app, calls.mergeStaffParameterValues, async ({ params, body: { version, ...merged }, staff }) => {
    const kept = await mergeValues(context, { id: idOf(params.id), seen: version, actor: staff, ...merged });
    return { data: await shown(done(kept).id) };
  });

  serve(app, calls.removeStaffParameter, async ({ params, query: { version: seen }, staff }) => {
    const kept = await removeParameter(context, { id: idOf(params.id), seen, actor: staff });
    const { id, version } = done(kept);
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const parameter = await findStaffParameter(db, id);
    if (!parameter) throw notFound();
    return parameter;
  }
}

function done(kept: WrittenParameter): { id: number; version: number } {
  if (kept.ok) return kept;
  if (kept.error === "unknown") throw notFound();
  if (kept.error === "refused") throw invalid(kept.errors);
  throw inUse(kept.why, kept.uses);
}
