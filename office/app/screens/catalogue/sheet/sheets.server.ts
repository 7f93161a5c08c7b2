import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/product-sheets";
import type { SheetState } from "@curat/contract/staff/product-sheets.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadMargins } from "../../../components/money/margins.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { instantOf } from "../../../components/time/local.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { DIFFERENCES, SHEETS } from "./sheets-shape.ts";
import { texts } from "./texts.ts";

export async function loadSheets({ context, url }: LoaderFunctionArgs) {
  const state = readList(SHEETS, url.searchParams);
  // The cast is safe, because the list accepts only known values for this filter.
  const query = { state: state.filters.stare as SheetState | undefined, page: String(state.page) };
  const { data: sheets, meta } = await need(context, calls.listProductSheets, { query });
  return { state, sheets, total: meta.total, lastPage: meta.last_page };
}

const SHEET_RIGHTS = [
  { field: "list_price", right: "prices:edit" },
  { field: "stock", right: "stock:edit" },
] as const;

export async function loadOneSheet(context: Context, id: string, url: URL) {
  const state = readList(DIFFERENCES, url.searchParams);
  const query = { page: String(state.page) };
  const [{ data: sheet }, history, may] = await Promise.all([
    need(context, calls.getProductSheet, { params: { id }, query }),
    loadHistory(context, "product-sheet", id),
    mayDo(context),
  ]);
  const isOpen = sheet.state === "draft" || sheet.state === "planned";
  const margins = await loadMargins(
    context,
    sheet.differences.flatMap(({ productID, list_price: price }) =>
      isOpen && price !== null ? [{ productID, price }] : [],
    ),
  );
  const missing = SHEET_RIGHTS.filter(({ field, right }) => sheet.fields.includes(field) && !may(right));
  return {
    state,
    sheet: {
      ...sheet,
      differences: sheet.differences.map((one) => ({
        ...one,
        notes: [...one.notes, ...[margins.get(one.productID)?.warning ?? []].flat()],
      })),
    },
    history,
    mayEdit: may("products:edit"),
    missing: missing.map(({ field }) => texts.noRight[field]),
  };
}

/** Applies, schedules or cancels a batch change. The form's name selects the action. */
export async function moveSheet({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const params = { id };
  const version = Number(textOf(form, "version"));
  const to = `/foi/${id}`;
  switch (textOf(form, "form")) {
    case "apply":
      return press(
        context,
        calls.applyProductSheet,
        { params, body: { at: null, version } },
        {
          to,
          message: "Modificările din foaie se aplică acum.",
          next: ({ jobID }) => (jobID === null ? to : `/lucrari/${jobID}`),
        },
      );
    case "plan": {
      const body = { at: instantOf(textOf(form, "at")), version };
      const sent = await send(context, form, calls.applyProductSheet, { params, body });
      return sent.ok ? leaveTo(context, to, "Foaia a fost programată.") : sent.refusal;
    }
    case "cancel":
      return press(
        context,
        calls.cancelProductSheet,
        { params, body: { version } },
        { to, message: "Foaia a fost anulată." },
      );
    default:
      throw data(null, { status: 404 });
  }
}
