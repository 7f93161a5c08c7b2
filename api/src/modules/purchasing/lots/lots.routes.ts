import { toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/lots";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import { loadCosts, valueAtAverage } from "../costs/index.ts";
import { discardPieces, restorePieces } from "./discards.service.ts";
import { findListedLot, type ListedLot, listDiscards, listLots, listSales } from "./lot-list.store.ts";
import { assignLot, changeLot, switchLots } from "./lots.service.ts";
import { findOrderLots } from "./order-lots.store.ts";
import { isTrackedByLots, loadLots, piecesWithoutLot } from "./lots.store.ts";

const LOTS_PER_PAGE = 50;
const SALES_PER_PAGE = 100;

interface Viewer {
  permissions: readonly string[];
}

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

  serve(app, calls.listLots, async ({ query: { page, days = "60", q }, staff, url }) => {
    const paging = { page, perPage: LOTS_PER_PAGE };
    const until = days === "all" ? undefined : plusDays(romanianDay(now()), Number(days));
    const { rows, total } = await listLots(db, { ...paging, q, until });
    return pagedAnswer(await shown(rows, staff), { ...paging, total }, url);
  });

  serve(app, calls.getLot, async ({ params, staff }) => ({ data: await lotPage(idOf(params.id), staff) }));

  serve(app, calls.listLotSales, async ({ params, query: { page }, url }) => {
    const id = idOf(params.id);
    if (!(await findListedLot(db, id))) throw notFound();
    const paging = { page, perPage: SALES_PER_PAGE };
    const { rows, total } = await listSales(db, id, paging);
    const listed = rows.map(({ orderId, number, buyer, shippedAt, ...sale }) => ({
      orderid: orderId,
      number: String(number),
      name: buyer,
      ...sale,
      shipped_at: shippedAt.toISOString(),
    }));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.listOrderLots, async ({ params }) => {
    const lots = await findOrderLots(db, idOf(params.id));
    if (!lots) throw notFound();
    return {
      data: lots.map(({ position, lotId, code, expiresOn, pieces }) => ({
        itemID: position,
        lotID: lotId,
        code,
        expires_on: expiresOn,
        pieces,
      })),
    };
  });

  serve(app, calls.discardLot, async ({ params, body, staff }) => {
    const lotId = idOf(params.id);
    await discardPieces(context, { lotId, actor: staff, ...body });
    return { data: await lotPage(lotId, staff) };
  });

  serve(app, calls.restoreLot, async ({ params, body: { discardID: discardId }, staff }) => {
    const lotId = idOf(params.id);
    await restorePieces(context, { lotId, discardId, actor: staff });
    return { data: await lotPage(lotId, staff) };
  });

  async function lotPage(id: number, staff: Viewer) {
    const lot = await findListedLot(db, id);
    const [listed] = lot ? await shown([lot], staff) : [];
    if (!listed) throw notFound();
    const discards = await listDiscards(db, id);
    return {
      ...listed,
      discards: discards.map(({ id: discardID, pieces, at, isRestored }) => ({
        discardID,
        pieces,
        at: at.toISOString(),
        is_restored: isRestored,
      })),
    };
  }

  async function shown(lots: readonly ListedLot[], { permissions }: Viewer) {
    const today = romanianDay(now());
    const ids = lots.map(({ productId }) => productId);
    const costs = permissions.includes("costs:view") ? await loadCosts(db, ids) : undefined;
    return lots.map(({ id, productId, productCode, product, code, expiresOn, pieces }) => {
      const cost = costs?.get(productId);
      return {
        lotID: id,
        productID: productId,
        product_code: productCode,
        product,
        code,
        expires_on: expiresOn,
        is_expired: expiresOn !== null && expiresOn < today,
        pieces,
        value: cost ? toLei(valueAtAverage(cost, pieces)) : null,
      };
    });
  }

  async function lotsOf(productID: number) {
    const today = romanianDay(now());
    const [isTracked, lots, free] = await Promise.all([
      isTrackedByLots(db, productID),
      loadLots(db, productID),
      piecesWithoutLot(db, productID),
    ]);
    return {
      productID,
      by_lots: isTracked,
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
