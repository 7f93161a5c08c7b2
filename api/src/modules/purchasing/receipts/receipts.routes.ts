import { receivePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import * as calls from "@curat/contract/staff/receipts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { FileFault } from "../../../reader/file-fault.ts";
import { partsOf } from "../../../reader/file-parts.ts";
import { firstRows } from "../../../reader/tables/read-rows.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { MAX_LINES, readDelivery } from "./delivery-file.rules.ts";
import {
  addLines,
  addScan,
  changeFields,
  changeLines,
  createDraft,
  type Drafted,
  KIND,
  removeDraft,
} from "./drafts.service.ts";
import { invoiceReceipt } from "./from-invoice.service.ts";
import { receiveOrder, receiveOrderWith } from "./from-purchase-order.service.ts";
import { receiptFile } from "./nir-pdf.ts";
import { postReceipt, undoReceipt } from "./posting.service.ts";
import { findReceipt, listReceiptRows } from "./receipts.store.ts";
import { linesPage, toListed, wholeReceipt } from "./receipts.wire.ts";

const ROWS_PER_PAGE = 50;
const LINES_PER_PAGE = 100;

interface Viewer {
  permissions: readonly string[];
}

export function receiptsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const canSee = ({ permissions }: Viewer) => ({ seesCosts: permissions.includes("costs:view") });

  serve(
    app,
    calls.listGoodsReceipts,
    async ({ query: { page, supplier, purchase_order, ...filter }, staff, url }) => {
      const paging = { page, perPage: ROWS_PER_PAGE };
      const supplierId = supplier === 0 ? undefined : supplier;
      const purchaseOrderId = purchase_order === 0 ? undefined : purchase_order;
      const { rows, total } = await listReceiptRows(db, {
        ...paging,
        ...filter,
        supplierId,
        purchaseOrderId,
      });
      const versions = await versionsOf(
        db,
        KIND,
        rows.map(({ id }) => id),
      );
      const listed = rows.map((row) =>
        toListed(row, { ...canSee(staff), version: versions.get(row.id) ?? 0 }),
      );
      return pagedAnswer(listed, { ...paging, total }, url);
    },
  );

  serve(app, calls.getGoodsReceipt, async ({ params, staff }) => ({
    data: await shown(idOf(params.id), staff),
  }));

  serve(app, calls.listGoodsReceiptLines, async ({ params, query: { page }, staff, url }) => {
    const receipt = await findReceipt(db, idOf(params.id));
    if (!receipt) throw notFound();
    const paging = { page, perPage: LINES_PER_PAGE };
    const { rows, total } = await linesPage(db, receipt, { ...paging, ...canSee(staff) });
    return pagedAnswer(rows, { ...paging, total }, url);
  });

  serve(app, calls.createGoodsReceipt, async ({ body, staff }) => ({
    data: await drafted(await createDraft(context, { body, actor: staff }), staff),
  }));

  serve(app, calls.receiveInvoice, async ({ body: { message_id: messageId }, staff }) => {
    const made = await invoiceReceipt(context, { messageId, actor: staff });
    if (!made.ok) {
      if (made.error === "unknown") throw notFound();
      throw invalid({ message_id: [made.message] });
    }
    const { isNew, faults } = made;
    return { data: { receipt: await shown(made.id, staff), is_new: isNew, faults } };
  });

  serve(app, receivePurchaseOrder, async ({ body, staff }) => {
    const { purchase_orderID: orderId, receiptID: receiptId } = body;
    const input = { orderId, actor: staff };
    const received =
      receiptId === undefined
        ? await receiveOrder(context, input)
        : await receiveOrderWith(context, { ...input, receiptId });
    return { data: await drafted(received, staff) };
  });

  serve(
    app,
    calls.changeGoodsReceipt,
    async ({ params, body: { version: expectedVersion, ...body }, staff }) => ({
      data: await drafted(
        await changeFields(context, { id: idOf(params.id), expectedVersion, body, actor: staff }),
        staff,
      ),
    }),
  );

  serve(app, calls.removeGoodsReceipt, async ({ params, query: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const removed = await removeDraft(context, { id, expectedVersion, actor: staff });
    if (!removed.ok) await drafted(removed, staff);
    return { data: { id, version: await versionOf(db, { kind: KIND, id }) } };
  });

  serve(app, calls.addDeliveryFile, async ({ params, body: { file }, staff }) => {
    const id = idOf(params.id);
    const read = readDelivery(await rowsOf(file));
    if (!read.ok) throw invalid({ file: [read.message] });
    const { lines, faults, ignored } = read;
    const done = await addLines(context, { id, lines, actor: staff });
    const receipt = await drafted(done, staff);
    const { added, addedUp } = done.ok ? done : { added: 0, addedUp: [] };
    return {
      data: { receipt, added, added_up: addedUp.slice(0, 50), faults: faults.slice(0, 200), ignored },
    };
  });

  serve(app, calls.scanIntoReceipt, async ({ params, body: { code }, staff }) => {
    const done = await addScan(context, { id: idOf(params.id), code, actor: staff });
    const receipt = await drafted(done, staff);
    const { product, quantity } = done.ok ? done : { product: "", quantity: 0 };
    return { data: { receipt, product, quantity } };
  });

  serve(
    app,
    calls.changeGoodsReceiptLines,
    async ({ params, body: { lines, version: expectedVersion }, staff }) => ({
      data: await drafted(
        await changeLines(context, { id: idOf(params.id), expectedVersion, changes: lines, actor: staff }),
        staff,
      ),
    }),
  );

  serve(app, calls.postGoodsReceipt, async ({ params, body: { version: expectedVersion }, staff }) => ({
    data: await drafted(
      await postReceipt(context, { id: idOf(params.id), expectedVersion, actor: staff }),
      staff,
    ),
  }));

  serve(app, calls.undoGoodsReceipt, async ({ params, body: { reason }, staff }) => ({
    data: await drafted(await undoReceipt(context, { id: idOf(params.id), reason, actor: staff }), staff),
  }));

  servePdf(app, calls.getReceiptPdf, async ({ params, staff }) => {
    const file = await receiptFile(db, idOf(params.id), canSee(staff));
    if (!file) throw notFound();
    return file;
  });

  async function shown(id: number, staff: Viewer) {
    const receipt = await wholeReceipt(db, id, canSee(staff));
    if (!receipt) throw notFound();
    return receipt;
  }

  async function drafted(done: Drafted, staff: Viewer) {
    if (done.ok) return shown(done.id, staff);
    if (done.error === "refused") throw invalid(done.errors);
    if (done.error === "unknown") throw notFound();
    throw inUse("Recepția a fost deja înregistrată și nu mai poate fi modificată.", {});
  }

  async function rowsOf(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    try {
      // The header may follow a few rows with the supplier's name.
      return await firstRows({ files: [partsOf(bytes)], sender: "staff", log: context.log }, MAX_LINES + 50);
    } catch (error) {
      if (error instanceof FileFault) throw invalid({ file: [error.message] });
      throw error;
    }
  }
}
