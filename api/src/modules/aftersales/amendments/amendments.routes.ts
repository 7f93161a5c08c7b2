import * as calls from "@curat/contract/staff/amendments";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf } from "../../platform/changes/index.ts";
import {
  actOnOrder,
  findOrder,
  loadAmendmentFacts,
  showStaffOrder,
  toWireAmendable,
} from "../../selling/orders/index.ts";
import {
  amendOrder,
  type NotAmended,
  previewAmendment,
  seenBani,
  settleBalance,
  whyClosed,
} from "./amendments.service.ts";

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
  serve(app, calls.previewAmendment, async ({ params, body }) => {
    const id = idOf(params.id);
    const previewed = await previewAmendment(context, id, body);
    if (!previewed.ok) throw await refusalOf(id, previewed);
    return { data: previewed.preview };
  });
  serve(app, calls.amendOrder, async ({ params, body: { total, ...requested }, staff }) => {
    const id = idOf(params.id);
    // An unknown order is refused before its lock is taken.
    if (!(await findOrder(db, id))) throw notFound();
    const amended = await amendOrder(context, id, { requested, totalBani: seenBani(total), actor: staff });
    if (amended.ok) return { data: await showStaffOrder(db, id) };
    if (amended.error === "other-total")
      throw new Refusal(409, { message: "Totalul s-a schimbat. Verifică-l din nou.", data: amended.preview });
    throw await refusalOf(id, amended);
  });
  serve(app, calls.settleBalanceDue, async ({ params, body: { version, note }, staff: actor }) =>
    actOnOrder(db, params.id, (id) => settleBalance(context, id, { version, note, actor })),
  );
  serve(app, calls.forgiveRest, async ({ params, body: { version }, staff: actor }) =>
    actOnOrder(db, params.id, (id) => settleBalance(context, id, { version, actor })),
  );

  async function refusalOf(id: number, refused: NotAmended): Promise<Refusal> {
    switch (refused.error) {
      case "unknown":
        return notFound();
      case "closed":
        return new Refusal(409, { message: refused.why, data: await showStaffOrder(db, id) });
      case "refused":
        return invalid(refused.errors);
    }
  }
}
