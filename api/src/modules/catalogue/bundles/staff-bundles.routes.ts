import * as calls from "@curat/contract/staff/bundles";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { atField } from "../../platform/routing/index.ts";
import {
  changeBundle,
  createBundle,
  findStaffBundle,
  removeBundle,
  toListedBundle,
  type WrittenBundle,
} from "./bundle-writes.service.ts";
import { previewBundle } from "./bundle-preview.ts";
import { listBundleRows } from "./bundle-writes.store.ts";

const ROWS_PER_PAGE = 50;

export function staffBundlesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffBundles, async ({ query: { page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listBundleRows(db, paging);
    const versions = await versionsOf(
      db,
      "bundle",
      rows.map(({ id }) => id),
    );
    return pagedAnswer(
      rows.map((bundle) => toListedBundle(bundle, versions.get(bundle.id) ?? 0)),
      { ...paging, total },
      url,
    );
  });

  serve(app, calls.getStaffBundle, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.previewStaffBundle, async ({ body }) => ({ data: await previewBundle(db, body) }));

  serve(app, calls.createStaffBundle, async ({ body, staff }) => {
    const stored = await atField("slug", createBundle(context, { body, actor: staff }));
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.changeStaffBundle, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    const stored = await atField("slug", changeBundle(context, input));
    return { data: await shown(done(stored).id) };
  });

  serve(app, calls.removeStaffBundle, async ({ params, query: { version: expectedVersion }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion, actor: staff };
    const stored = await removeBundle(context, input);
    if (!stored.ok && stored.error === "in-use")
      throw inUse(
        "Pachetul este în coșuri sau în comenzi: îl poți retrage de la vânzare, dar nu îl poți șterge.",
        await shown(input.id),
      );
    const { id, version } = done(stored);
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const bundle = await findStaffBundle(db, id);
    if (!bundle) throw notFound();
    return bundle;
  }
}

function done(stored: WrittenBundle): { id: number; version: number } {
  if (stored.ok) return stored;
  if (stored.error === "refused") throw invalid(stored.errors);
  throw notFound();
}
