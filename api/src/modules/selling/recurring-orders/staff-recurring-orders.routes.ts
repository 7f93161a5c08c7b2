import * as calls from "@curat/contract/staff/recurring-orders";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { loadOfferedProducts } from "../offers/index.ts";
import { listDrafts } from "./drafts.store.ts";
import { loadModelOrder } from "./model-order.ts";
import { listRecurring } from "./recurring-orders.store.ts";
import { toStaffRecurring, toWireListed } from "./recurring-orders.wire.ts";
import { changeDelivery } from "./own-delivery.service.ts";
import {
  changeRecurring,
  createRecurring,
  findVersioned,
  moveRecurring,
} from "./staff-recurring-orders.service.ts";

export function staffRecurringOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.listStaffRecurringOrders, async ({ query, url }) => {
    const { state, q: text, page, per_page: perPage } = query;
    const paging = { page, perPage };
    const at = now();
    const { rows, total } = await listRecurring(db, { state, text, now: at }, paging);
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "recurring-order", ids);
    const listed = rows.map((row) => toWireListed(row, { version: versions.get(row.id) ?? 0, now: at }));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getStaffRecurringOrder, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStaffRecurringOrder, async ({ body, staff }) => {
    const { order_number: orderNumber, key } = body;
    return {
      data: await shown(await createRecurring(context, { orderNumber, key, ...rhythmOf(body) }, staff)),
    };
  });

  serve(app, calls.changeStaffRecurringOrder, async ({ params, body, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: body.version, actor: staff };
    await changeRecurring(context, input, { lines: body.lines, ...rhythmOf(body) });
    return { data: await shown(input.id) };
  });

  serve(
    app,
    calls.changeRecurringDelivery,
    async ({ params, body: { version: expectedVersion, ...delivery }, staff }) => {
      const id = idOf(params.id);
      await changeDelivery(context, { id, expectedVersion, actor: staff }, delivery);
      return { data: await shown(id) };
    },
  );

  serve(
    app,
    calls.moveStaffRecurringOrder,
    async ({ params, body: { state, version: expectedVersion }, staff }) => {
      const id = idOf(params.id);
      await moveRecurring(context, { id, expectedVersion, actor: staff }, state);
      return { data: await shown(id) };
    },
  );

  async function shown(id: number) {
    const found = await findVersioned(context, id);
    if (!found) throw notFound();
    const { recurring, version } = found;
    const at = now();
    const ids = recurring.lines.map(({ productId }) => productId);
    const [products, drafts, model] = await Promise.all([
      loadOfferedProducts(db, { ids, now: at }),
      listDrafts(db, id),
      loadModelOrder(db, recurring),
    ]);
    return toStaffRecurring(recurring, { version, drafts, products, model, now: at });
  }
}

interface SentRhythm {
  every_weeks: number | null;
  month_day: number | null;
  next_on: string;
}

function rhythmOf({ every_weeks: everyWeeks, month_day: monthDay, next_on: nextOn }: SentRhythm) {
  return { everyWeeks, monthDay, nextOn };
}
