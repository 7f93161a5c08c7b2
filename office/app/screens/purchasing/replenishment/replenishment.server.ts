import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/replenishment";
import { send } from "../../../components/form/send.server.ts";
import { supplierOptions } from "../../../components/suppliers/supplier-options.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { atProducts, orderedIn } from "./order-form.ts";
import { texts } from "./texts.ts";

/**
 * Loads a page of products to reorder. `?furnizor=` selects a supplier; "fara" selects products without one.
 * `?lista=fara-minim` lists products with low stock and no minimum instead.
 */
export async function loadReplenishment({ context, url }: LoaderFunctionArgs) {
  const page = url.searchParams.get("pagina") ?? "1";
  const chosen = url.searchParams.get("furnizor") ?? "";
  const show = url.searchParams.get("lista") === "fara-minim" ? ("low" as const) : ("short" as const);
  const supplier = chosen === "fara" ? "none" : /^\d{1,9}$/.test(chosen) ? chosen : undefined;
  const [list, sums, low, may] = await Promise.all([
    need(context, calls.listShortProducts, { query: { page, supplier, show } }),
    need(context, calls.listReplenishedSuppliers, {}),
    need(context, calls.getLowStock),
    mayDo(context),
  ]);
  const mayEdit = may("purchasing:edit");
  const hasUnsupplied = list.data.some(({ supplierID }) => supplierID === null);
  return {
    rows: list.data,
    current: list.meta.current_page,
    last: list.meta.last_page,
    sums: sums.data,
    low: low.data,
    show,
    chosen: supplier === undefined ? "" : chosen,
    mayEdit,
    seesCosts: may("costs:view"),
    suppliers: mayEdit && hasUnsupplied ? await supplierOptions(context) : [],
  };
}

export async function orderProducts({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const lines = orderedIn(form);
  const sent = await send(context, form, calls.orderShortProducts, { body: { lines } });
  if (!sent.ok) {
    const { refusal } = sent;
    return { ...refusal, data: { ...refusal.data, errors: atProducts(refusal.data.errors, lines) } };
  }
  const { orders, skipped } = sent.data;
  const [first] = orders;
  const messages = [
    orders.length > 0 && texts.ordered(orders.length),
    skipped.length > 0 && texts.skipped(skipped),
  ];
  const to =
    first && orders.length === 1
      ? `/comenzi-furnizori/${first.purchase_orderID}`
      : "/comenzi-furnizori?stare=draft";
  return leaveTo(context, to, messages.filter(Boolean).join(" "));
}
