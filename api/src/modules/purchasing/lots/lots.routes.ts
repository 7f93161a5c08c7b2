import * as calls from "@curat/contract/staff/lots";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import { assignLot, changeLot, switchLots } from "./lots.service.ts";
import { isKeptByLots, loadLots, piecesWithoutLot } from "./lots.store.ts";

export function lotsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.getProductLots, async ({ params }) => {
    const productId = idOf(params.id);
    const [product] = await findChosen(db, { ids: [productId], limit: 1 });
    if (!product) throw notFound();
    return { data: await lotsOf(productId) };
  });

  serve(app, calls.switchProductLots, async ({ params, body, staff }) => {
    const productId = idOf(params.id);
    await switchLots(context, { productId, actor: staff, isKept: body.by_lots });
    return { data: await lotsOf(productId) };
  });

  serve(app, calls.assignProductLot, async ({ params, body, staff }) => {
    const productId = idOf(params.id);
    const { expires_on: expiresOn, ...lot } = body;
    await assignLot(context, { productId, actor: staff, lot: { ...lot, expiresOn } });
    return { data: await lotsOf(productId) };
  });

  serve(app, calls.changeProductLot, async ({ params, body, staff }) => {
    const productId = idOf(params.id);
    const { expires_on: expiresOn, expected, code, pieces } = body;
    await changeLot(context, {
      productId,
      lotId: idOf(params.lotId),
      actor: staff,
      lot: { code, expiresOn, pieces },
      expected: { code: expected.code, expiresOn: expected.expires_on, pieces: expected.pieces },
    });
    return { data: await lotsOf(productId) };
  });

  async function lotsOf(productID: number) {
    const today = romanianDay(now());
    const [isKept, lots, free] = await Promise.all([
      isKeptByLots(db, productID),
      loadLots(db, productID),
      piecesWithoutLot(db, productID),
    ]);
    return {
      productID,
      by_lots: isKept,
      without_lot: free,
      lots: lots.map(({ id, code, expiresOn, pieces }) => ({
        lotID: id,
        code,
        expires_on: expiresOn,
        pieces,
        is_expired: expiresOn !== null && expiresOn < today,
      })),
    };
  }
}
