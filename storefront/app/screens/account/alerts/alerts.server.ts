import type { RouterContextProvider } from "react-router";
import { cancelStockAlert, listStockAlerts } from "@curat/contract/stock-alerts";
import type { StockAlertRow } from "@curat/contract/stock-alerts";
import { longDate } from "@curat/ui/date/long-date.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { ALERTS_PAGE } from "../../../components/stock-alert/alerts-page.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the customer's pending alerts, and the one whose cancellation dialog is open. */
export async function loadAlerts(context: Context, url: URL) {
  const answer = await apiOf(context).call(listStockAlerts);
  const alerts = answer.ok ? answer.data.map(toView) : undefined;
  const requested = entryDialogOf(url);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    alerts,
    leaving: requested?.kind === "delete" ? alerts?.find(({ id }) => id === requested.id) : undefined,
  };
}
export type AlertsData = Awaited<ReturnType<typeof loadAlerts>>;

function toView({ id, product, url, email, expire_date }: StockAlertRow) {
  return { id, product, url, email, until: longDate(expire_date) };
}

/** Cancels an alert. Succeeds silently if the alert no longer exists. */
export async function cancelAlert({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  return submit(context, cancelStockAlert, { params: { id: textOf(form, "id") }, done: { to: ALERTS_PAGE } });
}
