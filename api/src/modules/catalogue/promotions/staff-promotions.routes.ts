import * as calls from "@curat/contract/staff/promotions";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { inUse, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { atField } from "../../platform/routing/index.ts";
import {
  changePromotion,
  createPromotion,
  findStaffPromotion,
  removePromotion,
  type WrittenPromotion,
} from "./promotion-writes.service.ts";
import { stateOf } from "./promotion-writes.rules.ts";
import { listPromotionRows } from "./promotion-writes.store.ts";
import { previewPromotion } from "./promotion-preview.ts";
import { toListedPromotion, toStaffPromotion } from "./promotion-writes.wire.ts";

const ROWS_PER_PAGE = 20;

export function staffPromotionsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listStaffPromotions, async ({ query: { page, ...filter }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const at = now();
    const { rows, total } = await listPromotionRows(db, { ...paging, ...filter, now: at });
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "promotion", ids);
    return pagedAnswer(
      rows.map((promotion) =>
        toListedPromotion({ promotion, version: versions.get(promotion.id) ?? 0, now: at }),
      ),
      { ...paging, total },
      url,
    );
  });

  serve(app, calls.getStaffPromotion, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.previewStaffPromotion, async ({ body }) => ({
    data: await previewPromotion(context, body),
  }));

  serve(app, calls.createStaffPromotion, async ({ body, staff }) => {
    const stored = await atField("slug", createPromotion(context, { body, actor: staff }));
    return { data: await shown((await done(stored)).id) };
  });

  serve(app, calls.changeStaffPromotion, async ({ params, body: { version, ...fields }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion: version, actor: staff, fields };
    const stored = await atField("slug", changePromotion(context, input));
    return { data: await shown((await done(stored)).id) };
  });

  serve(app, calls.removeStaffPromotion, async ({ params, query: { version: expectedVersion }, staff }) => {
    const removed = await removePromotion(context, { id: idOf(params.id), expectedVersion, actor: staff });
    const { id, version } = await done(removed);
    return { data: { id, version } };
  });

  async function shown(id: number) {
    const view = await findStaffPromotion(db, id);
    if (!view) throw notFound();
    return toStaffPromotion({ ...view, now: now() });
  }

  async function done(stored: WrittenPromotion): Promise<{ id: number; version: number }> {
    if (stored.ok) return stored;
    if (stored.error === "unknown") throw notFound();
    if (stored.error === "refused") throw invalid(stored.errors);
    const isOver = stateOf(stored.promotion, now()) === "ended";
    const why = isOver
      ? "Promoția s-a încheiat și nu mai poate fi schimbată."
      : "Promoția a început: poate fi oprită, dar nu ștearsă.";
    throw inUse(why, await shown(stored.promotion.id));
  }
}
