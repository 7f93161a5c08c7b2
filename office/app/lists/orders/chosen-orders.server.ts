/** The list's selected orders, whose ids are in the URL. */
import { listStaffOrders } from "@curat/contract/staff/orders";
import { MAX_SELECTED } from "@curat/contract/staff/orders.values";
import { selectionOf } from "../selection/selection.ts";
import { texts as selectionTexts } from "../selection/texts.ts";
import { need } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { orderFilterOf } from "./order-query.ts";
import { ORDERS } from "./orders-shape.ts";

/**
 * Returns the selected orders' ids in list order. Redirects to the list if it has changed or there are too
 * many.
 */
export async function chosenIn(context: Context, url: URL): Promise<string[]> {
  const form = new FormData();
  for (const [name, value] of url.searchParams) form.append(name, value);
  const selection = selectionOf(form, ORDERS);
  if ("isGone" in selection) return leaveTo(context, "/comenzi", selectionTexts.listChanged, "error");
  if ("ids" in selection) {
    if (selection.ids.length > MAX_SELECTED)
      return leaveTo(
        context,
        "/comenzi",
        "O listă cuprinde cel mult 200 de comenzi: adaugă un filtru sau bifează mai puține.",
        "error",
      );
    return selection.ids.map(String);
  }
  const query = { ...orderFilterOf(selection.whole), per_page: String(MAX_SELECTED) };
  const { data, meta } = await need(context, listStaffOrders, { query });
  if (meta.total > MAX_SELECTED)
    return leaveTo(
      context,
      "/comenzi",
      "O listă cuprinde cel mult 200 de comenzi: adaugă un filtru sau bifează mai puține.",
      "error",
    );
  return data.map(({ id }) => String(id));
}

/** Returns the selected orders' ids for a document, which needs at least one. */
export async function needChosen(context: Context, url: URL): Promise<string[]> {
  const ids = await chosenIn(context, url);
  return ids.length > 0 ? ids : leaveTo(context, "/comenzi", "Alege cel puțin o comandă.", "error");
}
