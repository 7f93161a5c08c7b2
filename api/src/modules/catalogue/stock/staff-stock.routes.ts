import { getProductShelf, listStockMovements, moveStock, setProductShelf } from "@curat/contract/staff/stock";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadShelves } from "./shelves.store.ts";
import { moveByStaff, setShelf } from "./stock.service.ts";
import { findStock, loadMovements } from "./stock.store.ts";
import { toWireMovement } from "./stock.wire.ts";

const ROWS_PER_PAGE = 20;

export function staffStockRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, listStockMovements, async ({ params, query, url }) => {
    const productID = idOf(params.id);
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const stock = await findStock(db, productID);
    if (stock === undefined) throw notFound();
    const { rows, total } = await loadMovements(db, productID, paging);
    return { ...pagedAnswer(rows.map(toWireMovement), { ...paging, total }, url), productID, stock };
  });

  serve(app, moveStock, async ({ params, body, staff }) => {
    const productID = idOf(params.id);
    const moved = await moveByStaff(context, { productId: productID, actor: staff, movement: body });
    if (moved.ok) {
      const { rows } = await loadMovements(db, productID, { page: 1, perPage: 1 });
      const [movement] = moved.quantity === 0 ? [] : rows.map(toWireMovement);
      return { data: { productID, stock: moved.stock, version: moved.version, movement: movement ?? null } };
    }
    if (moved.error === "unknown") throw notFound();
    if (moved.error === "changed") throw conflict({ productID, stock: moved.stock });
    throw invalid({ [moved.field]: [moved.message] });
  });

  serve(app, getProductShelf, async ({ params }) => {
    const productID = idOf(params.id);
    if ((await findStock(db, productID)) === undefined) throw notFound();
    return { data: { productID, shelf: (await loadShelves(db, [productID])).get(productID) ?? "" } };
  });

  serve(app, setProductShelf, async ({ params, body: { shelf, expected }, staff }) => {
    const productID = idOf(params.id);
    const set = await setShelf(context, { productId: productID, actor: staff, shelf, expected });
    if (!set) throw notFound();
    if (!set.ok) throw conflict({ productID, shelf: set.shelf });
    return { data: { productID, shelf } };
  });
}
