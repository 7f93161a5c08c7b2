import { data } from "react-router";
import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import { getProduct } from "@curat/contract/catalog";
import { setStockAlert } from "@curat/contract/stock-alerts";
import { defaultExpiry } from "@curat/contract/stock-alerts.values";
import { apiOf, refuseFailed } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../form/submit.server.ts";
import { rememberReturnTo } from "../../session/return-to.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the data for a new alert. Redirects visitors who are not logged in to the login with a notice
 * (B-143).
 */
export async function loadStockAlert(context: Context, id: string) {
  const customer = await findCustomer(context);
  if (!customer) return requestLogin(context, id);
  const answer = await apiOf(context).call(getProduct, { params: { id } });
  refuseFailed(answer);
  if (!answer.ok) throw data(null, { status: 404 });
  const { productID, info } = answer.data;
  const { firstname, lastname, email } = customer;
  return {
    product: { id: productID, name: info.product },
    writer: { firstname, lastname, email },
    expiry: defaultExpiry(new Date()),
  };
}
export type StockAlertData = Awaited<ReturnType<typeof loadStockAlert>>;

function requestLogin(context: Context, id: string): never {
  rememberReturnTo(context, `/alerta-stoc/${id}`);
  return redirectWithNotices(context, "/auth", [{ kind: "error", text: texts.notLoggedIn }]);
}

/** Creates the alert and redirects to the previous page (B-142). */
export async function sendStockAlert(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  id: string,
) {
  const form = await request.formData();
  if (!(await findCustomer(context))) return requestLogin(context, id);
  const body = {
    name: textOf(form, "name"),
    lastname: textOf(form, "lastname"),
    email: textOf(form, "email"),
    terms: form.has("terms"),
    productID: id,
    expire_date: textOf(form, "expire_date"),
  };
  return submit(context, setStockAlert, {
    form,
    body,
    done: { stay: request, data: { done: true }, to: "/account/info", say: texts.set },
  });
}
