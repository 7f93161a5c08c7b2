import { getExpectedGoods } from "@curat/contract/expected-goods";
import * as calls from "@curat/contract/staff/purchase-orders";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve, servePdf } from "../../../http/serve.ts";
import { tag, versionOf, versionsOf } from "../../platform/changes/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { purchaseOrderFile } from "./purchase-order-pdf.ts";
import {
  cancelOrder,
  changeOrder,
  closeOrder,
  createOrder,
  KIND,
  type Ordered,
  removeOrder,
  reopenOrder,
  sendOrder,
} from "./purchase-orders.service.ts";
import { readRestock } from "./restock.setting.ts";
import { listExpected, listOrderRows } from "./purchase-orders.store.ts";
import { toListed, wholeOrder } from "./purchase-orders.wire.ts";

const ROWS_PER_PAGE = 50;

interface Viewer {
  permissions: readonly string[];
}

export function purchaseOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  const canSee = ({ permissions }: Viewer) => ({ seesCosts: permissions.includes("costs:view") });

  serve(app, calls.listPurchaseOrders, async ({ query: { page, supplier, ...filter }, staff, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const supplierId = supplier === 0 ? undefined : supplier;
    const { rows, total } = await listOrderRows(db, { ...paging, ...filter, supplierId });
    const versions = await versionsOf(
      db,
      KIND,
      rows.map(({ id }) => id),
    );
    const listed = rows.map((row) => toListed(row, { ...canSee(staff), version: versions.get(row.id) ?? 0 }));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getPurchaseOrder, async ({ params, staff }) => ({
    data: await shown(idOf(params.id), staff),
  }));

  serve(app, calls.createPurchaseOrder, async ({ body, staff }) => ({
    data: await done(await createOrder(context, { body, actor: staff }), staff),
  }));

  serve(
    app,
    calls.changePurchaseOrder,
    async ({ params, body: { version: expectedVersion, ...body }, staff }) => ({
      data: await done(
        await changeOrder(context, { id: idOf(params.id), expectedVersion, body, actor: staff }),
        staff,
      ),
    }),
  );

  serve(app, calls.removePurchaseOrder, async ({ params, query: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const removed = await removeOrder(context, { id, expectedVersion, actor: staff });
    if (!removed.ok) await done(removed, staff);
    return { data: { id, version: await versionOf(db, { kind: KIND, id }) } };
  });

  serve(
    app,
    calls.sendPurchaseOrder,
    async ({ params, body: { version: expectedVersion, by_mail: byMail }, staff }) => ({
      data: await done(
        await sendOrder(context, { id: idOf(params.id), expectedVersion, byMail, actor: staff }),
        staff,
      ),
    }),
  );

  serve(app, calls.closePurchaseOrder, async ({ params, body: { reason }, staff }) => ({
    data: await done(await closeOrder(context, { id: idOf(params.id), reason, actor: staff }), staff),
  }));

  serve(app, calls.reopenPurchaseOrder, async ({ params, staff }) => ({
    data: await done(await reopenOrder(context, { id: idOf(params.id), actor: staff }), staff),
  }));

  serve(app, calls.cancelPurchaseOrder, async ({ params, body: { reason }, staff }) => ({
    data: await done(await cancelOrder(context, { id: idOf(params.id), reason, actor: staff }), staff),
  }));

  serve(app, getExpectedGoods, async ({ params, madeOf }) => {
    const id = idOf(params.id);
    madeOf([tag.product(id), tag.settings]);
    const { isShown } = readRestock((await loadStored(db)).get("restock"));
    const today = romanianDay(context.now());
    const [next] = isShown ? await listExpected(db, id, today) : [];
    return { data: { expected_on: next?.expectedOn ?? null } };
  });

  servePdf(app, calls.getPurchaseOrderPdf, async ({ params, staff }) => {
    const file = await purchaseOrderFile(db, idOf(params.id), canSee(staff));
    if (!file) throw notFound();
    return file;
  });

  async function shown(id: number, staff: Viewer) {
    const order = await wholeOrder(db, id, canSee(staff));
    if (!order) throw notFound();
    return order;
  }

  async function done(ordered: Ordered, staff: Viewer) {
    if (ordered.ok) return shown(ordered.id, staff);
    if (ordered.error === "refused") throw invalid(ordered.errors);
    if (ordered.error === "unknown") throw notFound();
    throw inUse("Starea comenzii nu mai permite această acțiune. Reîncarcă pagina.", {});
  }
}
