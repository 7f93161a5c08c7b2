import { MESSAGES } from "@curat/contract/messages.values";
import { cancelStockAlert, listStockAlerts, setStockAlert } from "@curat/contract/stock-alerts";
import { bucharestDay, defaultExpiry, isExpiry } from "@curat/contract/stock-alerts.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { deleteAlert, findBuyable, listOpenAlerts, saveAlert } from "./stock-alerts.store.ts";
import { alertTexts } from "./texts.ts";

export function stockAlertsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, setStockAlert, async ({ body, customer: { id: customerId } }) => {
    const { name: firstName, lastname: lastName, email, productID: productId } = body;
    const expiresOn = body.expire_date || defaultExpiry(now());
    if (!isExpiry(expiresOn, now())) throw invalid({ expire_date: [MESSAGES.invalid("Data expirării")] });
    const isBuyable = await findBuyable(db, productId);
    if (isBuyable === undefined) throw invalid({ productID: [MESSAGES.invalid("Produs")] });
    if (isBuyable) throw invalid({ productID: [alertTexts.isBack] });
    await saveAlert(db, { customerId, productId, firstName, lastName, email, expiresOn }, now());
    return { data: null, message: alertTexts.set };
  });

  serve(app, listStockAlerts, async ({ customer: { id } }) => {
    const alerts = await listOpenAlerts(db, id, bucharestDay(now()));
    return {
      data: alerts.map(({ productId, expiresOn, createdAt, ...alert }) => ({
        ...alert,
        productID: productId,
        expire_date: expiresOn,
        created_at: createdAt.toISOString(),
      })),
    };
  });
  serve(app, cancelStockAlert, async ({ params, customer: { id: customerId } }) => {
    if (!(await deleteAlert(db, { id: idOf(params.id), customerId }))) throw notFound();
    return { data: null, message: alertTexts.cancelled };
  });
}
