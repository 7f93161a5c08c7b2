import { toBani } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/recurring-orders";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { withTextOverrides } from "../../platform/settings/index.ts";
import { loadOfferedProducts } from "../offers/index.ts";
import { stateOf, viewDraft } from "./draft-view.service.ts";
import { confirmDraft, dismissDraft, draftLink, draftOfLink } from "./drafts.service.ts";
import { loadLatestDrafts } from "./drafts.store.ts";
import { listOfCustomer, type RecurringLine } from "./recurring-orders.store.ts";
import { toWireDraft, toWireOwn } from "./recurring-orders.wire.ts";
import { moveOwnRecurring } from "./staff-recurring-orders.service.ts";
import { recurringTexts } from "./texts.ts";

export function recurringOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;

  serve(app, calls.showRecurringDraft, async ({ params, body: { lines } }) => ({
    data: await shown(draftOfLink(context, params.link), lines?.map(toLine)),
  }));

  serve(app, calls.confirmRecurringDraft, async ({ params, body: { lines, seen_total: total } }) => {
    const id = draftOfLink(context, params.link);
    await confirmDraft(context, id, { lines: lines.map(toLine), totalBani: toBani(total) });
    return { data: await shown(id) };
  });

  serve(app, calls.closeRecurringDraft, async ({ params, body: { act } }) => {
    const id = draftOfLink(context, params.link);
    await dismissDraft(context, id, act);
    return { data: await shown(id) };
  });

  serve(app, calls.listOwnRecurringOrders, async ({ customer }) => {
    const own = await listOfCustomer(db, customer.id);
    const ids = [...new Set(own.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
    const products = await loadOfferedProducts(db, { ids, now: now() });
    const drafts = await loadLatestDrafts(
      db,
      own.map(({ id }) => id),
    );
    return {
      data: own.map((recurring) => {
        const draft = drafts.get(recurring.id);
        const link = draft && stateOf(draft, now()) === "open" ? draftLink(context, draft) : null;
        return toWireOwn(recurring, { products, draft, link });
      }),
    };
  });

  serve(app, calls.moveOwnRecurringOrder, async ({ params, body: { state }, customer }) => {
    await moveOwnRecurring(context, { id: idOf(params.id), customerId: customer.id, state });
    return { data: null, message: MOVED[state]() };
  });

  async function shown(id: number, lines?: readonly RecurringLine[]) {
    const view = await withTextOverrides(db, () => viewDraft(context, id, lines));
    if (!view) throw notFound();
    return toWireDraft(view);
  }
}

const MOVED = {
  active: () => recurringTexts.hasResumed,
  paused: () => recurringTexts.hasPaused,
  ended: () => recurringTexts.hasEnded,
};

function toLine({ productid: productId, quantity }: { productid: number; quantity: number }): RecurringLine {
  return { productId, quantity };
}
