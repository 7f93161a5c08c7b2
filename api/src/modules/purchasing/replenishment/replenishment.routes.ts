import { toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/replenishment";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadCosts } from "../costs/index.ts";
import { loadSuppliers } from "../suppliers/index.ts";
import { SLOW_DAYS } from "./replenishment.rules.ts";
import {
  listToOrder,
  orderProducts,
  productSupply,
  setLevels,
  type ToOrder,
} from "./replenishment.service.ts";
import { countLowStock, listSlow } from "./replenishment.store.ts";

const SHORT_PER_PAGE = 100;
const SLOW_PER_PAGE = 50;

interface Viewer {
  permissions: readonly string[];
}

export function replenishmentRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const seesCosts = ({ permissions }: Viewer) => permissions.includes("costs:view");

  serve(app, calls.listShortProducts, async ({ query: { page, supplier, show }, staff, url }) => {
    const supplierId = supplier === "none" ? null : Number(supplier);
    const all = await listToOrder(db, show);
    const matching = supplier === undefined ? all : all.filter((one) => one.supplierId === supplierId);
    const paging = { page, perPage: SHORT_PER_PAGE };
    const shown = matching.slice((page - 1) * SHORT_PER_PAGE, page * SHORT_PER_PAGE);
    const rows = shown.map((one) => toShort(one, seesCosts(staff)));
    return pagedAnswer(rows, { ...paging, total: matching.length }, url);
  });

  serve(app, calls.listReplenishedSuppliers, async ({ staff }) => {
    const bySupplier = Map.groupBy(await listToOrder(db), ({ supplierId }) => supplierId);
    const data = [...bySupplier].map(([supplierID, products]) => ({
      supplierID,
      supplier: products[0]?.supplier ?? "",
      currency: products[0]?.currency ?? ("RON" as const),
      products: products.length,
      cost: seesCosts(staff) ? toLei(products.reduce((sum, { costBani }) => sum + (costBani ?? 0), 0)) : null,
    }));
    return { data };
  });

  serve(app, calls.getLowStock, async () => {
    const { products, belowMinimum, withoutMinimum } = await countLowStock(db);
    return {
      data: {
        products,
        below_minimum: belowMinimum,
        without_minimum: withoutMinimum,
        others: products - belowMinimum - withoutMinimum,
      },
    };
  });

  serve(app, calls.orderShortProducts, async ({ body: { lines }, staff }) => {
    const made = await orderProducts(context, { lines, actor: staff });
    if (!made.ok) throw invalid(made.errors);
    const suppliers = await loadSuppliers(
      db,
      made.orders.map(({ supplierId }) => supplierId),
    );
    const nameOf = new Map(suppliers.map(({ id, name }) => [id, name]));
    const orders = made.orders.map(({ id, supplierId, lines: count }) => ({
      purchase_orderID: id,
      supplier: nameOf.get(supplierId) ?? "",
      lines: count,
    }));
    return { data: { orders, skipped: made.skipped } };
  });

  serve(app, calls.getProductSupply, async ({ params }) => ({ data: await supplyOf(idOf(params.id)) }));

  serve(
    app,
    calls.setProductSupply,
    async ({ params, body: { version: expectedVersion, ...levels }, staff }) => {
      const id = idOf(params.id);
      if (!(await setLevels(context, { id, expectedVersion, ...levels, actor: staff }))) throw notFound();
      return { data: await supplyOf(id) };
    },
  );

  serve(app, calls.listSlowProducts, async ({ query: { page, q }, staff, url }) => {
    const paging = { page, perPage: SLOW_PER_PAGE };
    const before = plusDays(romanianDay(now()), -SLOW_DAYS);
    const { rows, total } = await listSlow(db, { ...paging, q, before });
    const costs = seesCosts(staff)
      ? await loadCosts(
          db,
          rows.map(({ productId }) => productId),
        )
      : undefined;
    const listed = rows.map(({ productId, code, product, stock, lastSoldOn, stockedOn }) => {
      const cost = costs?.get(productId);
      return {
        productID: productId,
        product_code: code,
        product,
        stock,
        last_sold_on: lastSoldOn,
        stocked_on: stockedOn,
        value: cost ? toLei(cost.valueBani) : null,
      };
    });
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  async function supplyOf(id: number) {
    const supply = await productSupply(db, id);
    if (!supply) throw notFound();
    return supply;
  }
}

function toShort(one: ToOrder, seesCosts: boolean) {
  return {
    productID: one.productId,
    product_code: one.code,
    product: one.product,
    stock: one.stock,
    coming: one.coming,
    minimum: one.minimum,
    target: one.target,
    is_proposed: one.isProposed,
    sold_90: one.sold,
    cover_days: one.coverDays,
    supplierID: one.supplierId,
    supplier: one.supplier,
    currency: one.currency,
    pack: one.pack,
    pieces: one.pieces,
    cost: seesCosts && one.costBani !== null ? toLei(one.costBani) : null,
  };
}
