import * as calls from "@curat/contract/staff/amendments";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf } from "../../platform/changes/index.ts";
import {
  actOnOrder,
  findOrder,
  loadAmendmentFacts,
  showStaffOrder,
  toWireAmendable,
} from "../../selling/orders/index.ts";
import { amendOrder, previewAmendment, seenBani, settleBalance, whyClosed } from "./amendments.service.ts";

export function amendmentsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now, config } = context;
  serve(app, calls.getAmendable, async ({ params }) => {
    const id = idOf(params.id);
    const order = (await findOrder(db, id))?.order;
    if (!order) throw notFound();
    const facts = await loadAmendmentFacts(db, order, { now: now(), config });
    const version = await versionOf(db, { kind: "order", id });
    return { data: toWireAmendable(facts, { version, refusal: await whyClosed(context, db, order) }) };
  });
  serve(app, calls.previewAmendment, async ({ params, body, staff }) => {
    return { data: await previewAmendment(context, idOf(params.id), { requested: body, actor: staff }) };
  });
  serve(app, calls.amendOrder, async ({ params, body: { total, ...requested }, staff }) => {
    const id = idOf(params.id);
    // An unknown order returns 404 before the order is locked.
    if (!(await findOrder(db, id))) throw notFound();
    await amendOrder(context, id, { requested, totalBani: seenBani(total), actor: staff });
    return { data: await showStaffOrder(db, id) };
  });
  serve(app, calls.settleBalanceDue, async ({ params, body: { version, note }, staff: actor }) =>
    actOnOrder(db, params.id, (id) => settleBalance(context, id, { version, note, actor })),
  );
  serve(app, calls.writeOffBalance, async ({ params, body: { version }, staff: actor }) =>
    actOnOrder(db, params.id, (id) => settleBalance(context, id, { version, actor })),
  );
}
