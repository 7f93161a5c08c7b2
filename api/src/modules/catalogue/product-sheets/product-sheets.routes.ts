import * as calls from "@curat/contract/staff/product-sheets";
import type { ApiContext } from "../../../context.ts";
import type { Db } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findFilteredPage, fromWireFilters } from "../catalog/index.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { applySheet, cancelSheet, createSheet, type MovedSheet, sheetSubject } from "./sheets.service.ts";
import { findSheet, listSheetRows, loadSheetProducts } from "./sheets.store.ts";
import { showSheet, toListedSheet, toSheetRow } from "./sheets.wire.ts";

const ROWS_PER_PAGE = 20;

export function productSheetsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.readProductSheet, async ({ query: { page, per_page: perPage, ...filter }, url }) => {
    const { ids, total } = await findFilteredPage(db, fromWireFilters(filter), { page, perPage, now: now() });
    const products = await loadSheetProducts(db, ids);
    return pagedAnswer(products.map(toSheetRow), { page, perPage, total }, url);
  });

  serve(app, calls.createProductSheet, async ({ body, staff }) => {
    const made = await createSheet(context, { ...body, actor: staff });
    if (!made.ok) throw invalid(made.errors);
    return { data: await listed(db, made.id) };
  });

  serve(app, calls.listProductSheets, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listSheetRows(db, { ...paging, state });
    const versions = await versionsOf(
      db,
      "product-sheet",
      rows.map(({ id }) => id),
    );
    const shown = rows.map((row) => toListedSheet(row, versions.get(row.id) ?? 0));
    return pagedAnswer(shown, { ...paging, total }, url);
  });

  serve(app, calls.getProductSheet, async ({ params, query: { page } }) => {
    const sheet = await findSheet(db, idOf(params.id));
    if (!sheet) throw notFound();
    const version = await versionOf(db, sheetSubject(sheet.id));
    return { data: await showSheet(db, sheet, { version, page, now: now() }) };
  });

  serve(app, calls.applyProductSheet, async ({ params, body: { at, version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const standing = (tx: Db) => listed(tx, id);
    return {
      data: await done(id, await applySheet(context, { id, expectedVersion, at, actor: staff, standing })),
    };
  });

  serve(app, calls.cancelProductSheet, async ({ params, body: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const standing = (tx: Db) => listed(tx, id);
    return {
      data: await done(id, await cancelSheet(context, { id, expectedVersion, actor: staff, standing })),
    };
  });

  async function done(id: number, moved: MovedSheet) {
    if (moved.ok) return listed(db, id);
    if (moved.error === "unknown") throw notFound();
    if (moved.error === "forbidden") throw new Refusal(403, { message: moved.why });
    if (moved.error === "refused") throw invalid(moved.errors);
    throw inUse("Foaia a fost deja aplicată sau anulată.", await listed(db, id));
  }
}

async function listed(db: Db, id: number) {
  const sheet = await findSheet(db, id);
  if (!sheet) throw notFound();
  return toListedSheet(sheet, await versionOf(db, sheetSubject(id)));
}
