import * as calls from "@curat/contract/staff/stock-places";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { findStock } from "../stock/index.ts";
import {
  countInTransit,
  listPlaceGoods,
  listPlaceMovements,
  listProductPlaces,
  sumPlaces,
} from "./place-goods.store.ts";
import {
  changePlace,
  correctAtPlace,
  createPlace,
  findStockPlace,
  toStockPlace,
  type WrittenPlace,
} from "./places.service.ts";
import { listPlaceRows } from "./places.store.ts";

const ROWS_PER_PAGE = 50;
const MOVEMENTS_PER_PAGE = 20;
const REASONS = { transfer: "Transfer", correction: "Corecție" } as const;

export function stockPlacesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  serve(app, calls.listStockPlaces, async ({ query: { page, state }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listPlaceRows(db, { ...paging, state });
    const ids = rows.map(({ id }) => id);
    const [versions, sums] = await Promise.all([versionsOf(db, "stock-place", ids), sumPlaces(db, ids)]);
    const listed = rows.map((row) =>
      toStockPlace(row, { sums: sums.get(row.id), version: versions.get(row.id) ?? 0 }),
    );
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  serve(app, calls.getStockPlace, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createStockPlace, async ({ body, staff }) => ({
    data: await shown(done(await createPlace(context, { body, actor: staff })).id),
  }));

  serve(
    app,
    calls.changeStockPlace,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      return { data: await shown(done(await changePlace(context, input)).id) };
    },
  );

  serve(app, calls.listPlaceGoods, async ({ params, query: { page, q }, url }) => {
    const id = idOf(params.id);
    await shown(id);
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listPlaceGoods(db, id, { ...paging, q });
    const goods = rows.map(({ productId, code, name, pieces }) => ({
      productID: productId,
      product_code: code,
      product: name,
      pieces,
    }));
    return pagedAnswer(goods, { ...paging, total }, url);
  });

  serve(app, calls.listPlaceMovements, async ({ params, query: { page }, url }) => {
    const id = idOf(params.id);
    await shown(id);
    const paging = { page, perPage: MOVEMENTS_PER_PAGE };
    const { rows, total } = await listPlaceMovements(db, id, paging);
    const movements = rows.map(({ productId, code, name, piecesAfter, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      productID: productId,
      product_code: code,
      product: name,
      pieces_after: piecesAfter,
      reason: REASONS[row.reason],
    }));
    return pagedAnswer(movements, { ...paging, total }, url);
  });

  serve(app, calls.correctPlaceStock, async ({ params, body, staff }) => {
    const corrected = await correctAtPlace(context, {
      placeId: idOf(params.id),
      correction: body,
      actor: staff,
    });
    if (corrected.ok) return { data: { productID: corrected.productId, pieces: corrected.pieces } };
    if (corrected.error === "unknown") throw notFound();
    if (corrected.error === "changed") throw conflict({ pieces: corrected.pieces });
    throw invalid(corrected.errors);
  });

  serve(app, calls.listProductPlaces, async ({ params }) => {
    const id = idOf(params.id);
    if ((await findStock(db, id)) === undefined) throw notFound();
    const [places, inTransit] = await Promise.all([listProductPlaces(db, id), countInTransit(db, id)]);
    return {
      data: {
        in_transit: inTransit,
        places: places.map(({ placeId, name, pieces }) => ({ stock_placeID: placeId, place: name, pieces })),
      },
    };
  });

  async function shown(id: number) {
    const place = await findStockPlace(db, id);
    if (!place) throw notFound();
    return place;
  }
}

function done(stored: WrittenPlace): { id: number } {
  if (stored.ok) return stored;
  if (stored.error === "refused") throw invalid(stored.errors);
  throw notFound();
}
