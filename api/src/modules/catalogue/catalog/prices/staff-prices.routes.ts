import { toBani } from "@curat/contract/lei.values";
import { getStaffPrice, previewStaffPrice, setStaffPrice } from "@curat/contract/staff/prices";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { changePriceByStaff, findPrice, previewListPrice } from "./prices.service.ts";
import { toWirePreview, toWirePrice } from "./prices.wire.ts";

export function staffPricesRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, getStaffPrice, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, previewStaffPrice, async ({ params, body }) => {
    const productId = idOf(params.id);
    const [view, preview] = await Promise.all([
      findPrice(db, productId, now()),
      previewListPrice(db, { productId, listBani: toBani(body.list_price), now: now() }),
    ]);
    if (!view || !preview) throw notFound();
    return { data: toWirePreview(preview, view.current.askedBani) };
  });

  serve(app, setStaffPrice, async ({ params, body, staff }) => {
    const productId = idOf(params.id);
    const listBani = toBani(body.list_price);
    const isKnown = await changePriceByStaff(context, {
      productId,
      listBani,
      expectedVersion: body.version,
      actor: staff,
    });
    if (!isKnown) throw notFound();
    return { data: await shown(productId) };
  });

  async function shown(productId: number) {
    const view = await findPrice(db, productId, now());
    if (!view) throw notFound();
    return toWirePrice(view);
  }
}
