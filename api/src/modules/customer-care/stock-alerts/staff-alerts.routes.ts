import { listAwaitedProducts, listStaffStockAlerts } from "@curat/contract/staff/stock-alerts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { listAwaited, listStaffAlerts } from "./staff-alerts.store.ts";

export function staffAlertsRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, listStaffStockAlerts, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const state = query.state === "all" ? undefined : query.state;
    const filter = { state, text: query.q, sort: query.sort, today: romanianDay(now()) };
    const { rows, total } = await listStaffAlerts(db, filter, paging);
    const alerts = rows.map(({ productId, customerId, expiresOn, createdAt, sentAt, ...alert }) => ({
      ...alert,
      productID: productId,
      customerid: customerId,
      expire_date: expiresOn,
      created_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    }));
    return pagedAnswer(alerts, { ...paging, total }, url);
  });

  serve(app, listAwaitedProducts, async ({ query }) => {
    const awaited = await listAwaited(db, { today: romanianDay(now()), limit: query.limit });
    return {
      data: awaited.map(({ productId, since, ...product }) => ({
        ...product,
        productID: productId,
        since: since.toISOString(),
      })),
    };
  });
}
