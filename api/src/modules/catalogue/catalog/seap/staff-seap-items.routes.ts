import { toBani, toLei } from "@curat/contract/lei.values";
import { getSeapItem, listSeapItems, setSeapItem } from "@curat/contract/staff/seap-items";
import { SEAP_ENDING_DAYS } from "@curat/contract/staff/seap-items.values";
import { plusDays } from "../../../../calendar/deadline.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { findSeapItem, setItem } from "./seap-item.service.ts";
import { listSeapRows } from "./seap-items.store.ts";

const PER_PAGE = 50;

export function staffSeapItemsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, listSeapItems, async ({ query: { page, state, q }, url }) => {
    const paging = { page, perPage: PER_PAGE };
    const today = romanianDay(now());
    const days = { today, soon: plusDays(today, SEAP_ENDING_DAYS) };
    const { rows, total } = await listSeapRows(db, { ...paging, ...days, state, q, now: now() });
    const listed = rows.map((row) => ({
      productID: row.productId,
      product_code: row.productCode,
      product: row.product,
      cpv: row.cpv,
      code: row.code,
      price: row.priceBani === null ? null : toLei(row.priceBani),
      shop_price: toLei(row.shopBani),
      published_on: row.publishedOn,
      ends_on: row.endsOn,
    }));
    return pagedAnswer(listed, { ...paging, total }, url);
  });

  const itemOf = async (productId: number) => {
    const data = await findSeapItem(context, productId);
    if (!data) throw notFound();
    return { data };
  };
  serve(app, getSeapItem, ({ params }) => itemOf(idOf(params.id)));

  serve(app, setSeapItem, async ({ params, body, staff }) => {
    const productId = idOf(params.id);
    const { code, price, published_on: publishedOn, version: expectedVersion } = body;
    const item = code === "" ? null : { code, priceBani: price === null ? null : toBani(price), publishedOn };
    const set = await setItem(context, { productId, item, expectedVersion, actor: staff });
    if (!set.ok) throw set.errors ? invalid(set.errors) : notFound();
    return itemOf(productId);
  });
}
