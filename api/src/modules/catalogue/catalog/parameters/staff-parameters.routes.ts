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
    const stored = await createParameter(context, { body, actor: staff });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.changeStaffParameter, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    const stored = await changeParameter(context, input);
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.placeStaffParameter, async ({ params, body: { version, step }, staff }) => {
    const stored = await placeParameter(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      step,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.mergeStaffParameterValues, async ({ params, body: { version, ...merged }, staff }) => {
    const stored = await mergeValues(context, {
      id: idOf(params.id),
      expectedVersion: version,
      actor: staff,
      ...merged,
    });
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.removeStaffParameter, async ({ params, query: { version: expectedVersion }, staff }) => {
    const stored = await removeParameter(context, { id: idOf(params.id), expectedVersion, actor: staff });
    const { id, version } = done(stored);
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const parameter = await findStaffParameter(db, id);
    if (!parameter) throw notFound();
    return parameter;
  }
}

function done(stored: WrittenParameter): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "unknown") throw notFound();
  if (stored.error === "refused") throw invalid(stored.errors);
  throw inUse(stored.why, stored.uses);
}
