import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/stock-counts";
import { COUNT_SCOPES } from "@curat/contract/staff/stock-counts.values";
import type { CountScope, CountState } from "@curat/contract/staff/stock-counts.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { loadAddable } from "../../../components/products/products.server.ts";
import { placeIn, placeOptions } from "../../../components/stock-places/place-options.server.ts";
import { supplierOptions } from "../../../components/suppliers/supplier-options.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { requireRight, requireStaff } from "../../../session/staff.server.ts";
import { COUNTS } from "./counts-shape.ts";
import { texts } from "./texts.ts";

const RIGHT = "purchasing:edit";

export const loadCounts = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: COUNTS,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listStockCounts, {
        // The list's shape has validated the filter.
        query: { state: filters.stare as CountState | undefined, page: String(page) },
      }),
  });

export async function loadNewCount({ context }: LoaderFunctionArgs) {
  await requireRight(context, RIGHT);
  const [{ categories, brands }, suppliers, places] = await Promise.all([
    loadAddable(context),
    supplierOptions(context),
    placeOptions(context),
  ]);
  return { places, category: categories, brand: brands, supplier: suppliers };
}

export async function startCount({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const scope = COUNT_SCOPES.find((one): one is CountScope => one === textOf(form, "scope")) ?? "all";
  const chosen = scope === "all" ? "" : textOf(form, scope);
  const sent = await send(context, form, calls.createStockCount, {
    body: {
      scope,
      scopeID: chosen === "" ? null : Number(chosen),
      stock_placeID: placeIn(form, "stock_placeID"),
      place: textOf(form, "place"),
    },
  });
  if (!sent.ok) return sent.refusal;
  return leaveTo(context, `/inventare/${sent.data.stock_countID}`, texts.started);
}

export async function openMinutes({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getCountPdf, { params: { id } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
