import { toLei } from "@curat/contract/lei.values";
import { listSeapItems } from "@curat/contract/staff/seap-items";
import { SEAP_ENDING_DAYS } from "@curat/contract/staff/seap-items.values";
import { plusDays } from "../../../../calendar/deadline.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../../context.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { listSeapRows } from "./seap-items.store.ts";

const PER_PAGE = 50;

export function staffSeapItemsRoutes(app: ApiApp, { db, now }: ApiContext): void {
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
}
