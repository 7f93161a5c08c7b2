import { toBani, toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/incoming";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { applyRows, applySure, setAside, importFile, withProposals } from "./incoming.service.ts";
import { findRow, listFiles, listRows, listUncollectedRows, type StoredRow } from "./incoming.store.ts";
import { toWireFile, toWirePart, toWireRow } from "./incoming.wire.ts";
import { partsFor, splitTransfer, undoSplit } from "./split.service.ts";

const ROWS_PER_PAGE = 50;
const LAST_FILES = 10;

export function incomingRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listIncoming, async ({ query: { kind, state, page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listRows(db, { kind, state }, paging);
    return pagedAnswer((await withProposals(db, rows)).map(toWireRow), { ...paging, total }, url);
  });
  serve(app, calls.listIncomingFiles, async ({ query: { kind } }) => ({
    data: (await listFiles(db, kind, LAST_FILES)).map(toWireFile),
  }));
  serve(app, calls.uploadIncoming, async ({ body: { kind, file }, staff }) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const taken = await importFile(context, { kind, name: file.name, bytes, actor: staff });
    if (!taken.ok) throw invalid({ file: [taken.message] });
    return { data: toWireFile(taken.file) };
  });
  serve(app, calls.applyIncoming, async ({ body: { kind, ids }, staff }) => {
    if (ids) {
      const rows = await applyRows(context, { kind, ids, actor: staff });
      return { data: { applied: rows.filter(({ ok }) => ok).length, rows } };
    }
    const { applied, refused } = await applySure(context, { kind, actor: staff });
    return { data: { applied, rows: refused } };
  });
  serve(app, calls.dismissIncoming, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const changed = await setAside(context, id, { ...body, actor: staff });
    const row = await findRow(db, id);
    if (!row) throw notFound();
    const shown = await shownRow(row);
    if (!changed && row.state !== (body.aside ? "set_aside" : "open")) throw conflict(shown);
    return { data: shown };
  });
  serve(app, calls.listIncomingParts, async ({ params, query: { q = "" } }) => {
    const row = await findRow(db, idOf(params.id));
    if (row?.kind !== "bank") throw notFound();
    const parts = row.state === "open" ? await partsFor(db, row, q) : [];
    return { data: { row: await shownRow(row), invoices: parts.map(toWirePart) } };
  });
  serve(app, calls.splitIncoming, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const parts = body.parts.map(({ orderID, amount }) => ({ orderId: orderID, amountBani: toBani(amount) }));
    const split = await splitTransfer(context, id, { parts, actor: staff });
    if (!split.ok && split.error === "refused") throw invalid(split.errors);
    const row = await findRow(db, id);
    if (!row) throw notFound();
    const data = await shownRow(row);
    if (!split.ok) throw conflict(data);
    return { data };
  });
  serve(app, calls.undoSplit, async ({ params, staff }) => {
    const id = idOf(params.id);
    const undone = await undoSplit(context, id, staff);
    const row = await findRow(db, id);
    if (!row) throw notFound();
    const data = await shownRow(row);
    if (undone.ok) return { data };
    throw undone.error === "refused" ? inUse(undone.why, data) : conflict(data);
  });
  serve(app, calls.listUncollected, async ({ query: { page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listUncollectedRows(db, paging);
    const shown = rows.map(({ totalBani, number, deliveredAt, ...row }) => ({
      ...row,
      number: String(number),
      total: toLei(totalBani),
      delivered_at: deliveredAt?.toISOString() ?? null,
    }));
    return pagedAnswer(shown, { ...paging, total }, url);
  });

  async function shownRow(row: StoredRow) {
    const [shown] = await withProposals(db, [row]);
    if (!shown) throw notFound();
    return toWireRow(shown);
  }
}
