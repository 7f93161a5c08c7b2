import * as calls from "@curat/contract/staff/stock-transfers";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../../http/serve.ts";
import { versionOf, versionsOf } from "../../../platform/changes/index.ts";
import {
  changeTransfer,
  checkProduct,
  createTransfer,
  type Done,
  KIND,
  putProduct,
  removeTransfer,
} from "./drafts.service.ts";
import { receiveTransfer, sendTransfer, undoReceipt, undoTransfer } from "./moving.service.ts";
import { slipFile } from "./slip-pdf.ts";
import { findTransfer, listTransfers, sumTransfers } from "./transfers.store.ts";
import { toStockTransfer, transferLines, wholeTransfer } from "./transfers.wire.ts";

const ROWS_PER_PAGE = 50;

export function stockTransfersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  serve(app, calls.listStockTransfers, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listTransfers(db, { ...paging, state });
    const ids = rows.map(({ id }) => id);
    const [sums, versions] = await Promise.all([sumTransfers(db, ids), versionsOf(db, KIND, ids)]);
    const listed = rows.map((row) =>
      toStockTransfer(row, { sums: sums.get(row.id), version: versions.get(row.id) ?? 0 }),
    );
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getStockTransfer, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.listStockTransferLines, async ({ params }) => {
    const transfer = await findTransfer(db, idOf(params.id));
    if (!transfer) throw notFound();
    return { data: await transferLines(db, transfer) };
  });

  serve(app, calls.createStockTransfer, async ({ body: { from, to, note }, staff }) => ({
    data: await whole(
      await createTransfer(context, { fields: { fromId: from, toId: to, note }, actor: staff }),
    ),
  }));

  serve(app, calls.changeStockTransfer, async ({ params, body: { from, to, note, version }, staff }) => {
    const fields = { fromId: from, toId: to, note };
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    return { data: await whole(await changeTransfer(context, input)) };
  });

  serve(app, calls.removeStockTransfer, async ({ params, query: { version }, staff }) => {
    const id = idOf(params.id);
    done(await removeTransfer(context, { id, expectedVersion: version, actor: staff }));
    return { data: { id, version: await versionOf(db, { kind: KIND, id }) } };
  });

  serve(app, calls.putStockTransferLine, async ({ params, body, staff }) => {
    const { product, pieces } = done(
      await putProduct(context, { id: idOf(params.id), ...body, actor: staff }),
    );
    return { data: { product, pieces } };
  });

  serve(app, calls.checkStockTransferLine, async ({ params, body, staff }) => {
    const { product, pieces } = done(
      await checkProduct(context, { id: idOf(params.id), ...body, actor: staff }),
    );
    return { data: { product, pieces } };
  });

  serve(app, calls.sendStockTransfer, async ({ params, body: { version }, staff }) => ({
    data: await whole(
      await sendTransfer(context, { id: idOf(params.id), expectedVersion: version, actor: staff }),
    ),
  }));

  serve(app, calls.receiveStockTransfer, async ({ params, body: { version, rest, reason }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, rest, reason };
    return { data: await whole(await receiveTransfer(context, input)) };
  });

  serve(app, calls.undoStockTransferReceipt, async ({ params, body: { version, reason }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, reason };
    return { data: await whole(await undoReceipt(context, input)) };
  });

  serve(app, calls.undoStockTransfer, async ({ params, body: { version, reason }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, reason };
    return { data: await whole(await undoTransfer(context, input)) };
  });

  servePdf(app, calls.getStockTransferPdf, async ({ params }) => {
    const file = await slipFile(db, idOf(params.id));
    if (!file) throw notFound();
    return file;
  });

  async function shown(id: number) {
    const transfer = await wholeTransfer(db, id);
    if (!transfer) throw notFound();
    return transfer;
  }

  async function whole(stored: Done) {
    return shown(done(stored).id);
  }
}

function done<More>(stored: Done<More>) {
  if (stored.ok) return stored;
  if (stored.error === "refused") throw invalid(stored.errors);
  throw notFound();
}
