/** Loads a stock count and its counting screen, and handles their forms. */
import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/stock-counts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo, requireRight } from "../../../session/staff.server.ts";
import { showIn, piecesIn } from "./counting.ts";
import { texts } from "./texts.ts";

const RIGHT = "purchasing:edit";

export async function loadCount({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const page = url.searchParams.get("pagina") ?? "1";
  const [count, lines, around, may] = await Promise.all([
    need(context, calls.getStockCount, { params: { id } }),
    need(context, calls.listStockCountLines, { params: { id }, query: { page, show: "different" } }),
    loadAround(context, { kind: "stock-count", id, right: RIGHT }),
    mayDo(context),
  ]);
  return {
    count: count.data,
    lines: lines.data,
    current: lines.meta.current_page,
    last: lines.meta.last_page,
    seesCosts: may("costs:view"),
    ...around,
  };
}

/** Handles the forms of a count's page. The form's name selects the action. */
export async function changeCount({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = `/inventare/${id}`;
  const version = Number(textOf(form, "version"));
  const params = { id };
  switch (textOf(form, "form")) {
    case "fields": {
      const body = {
        place: textOf(form, "place"),
        commission: textOf(form, "commission"),
        decision: textOf(form, "decision"),
        keeper: textOf(form, "keeper"),
        note: textOf(form, "note"),
        version,
      };
      const sent = await send(context, form, calls.changeStockCount, { params, body });
      return sent.ok ? leaveTo(context, here, texts.saved) : sent.refusal;
    }
    case "post": {
      const sent = await send(context, form, calls.postStockCount, { params, body: { version } });
      return sent.ok ? leaveTo(context, here, texts.posted(texts.name(sent.data))) : sent.refusal;
    }
    case "zero":
      return press(
        context,
        calls.zeroStockCount,
        { params, body: { version } },
        { to: here, message: texts.zeroed },
      );
    case "undo": {
      const body = { reason: textOf(form, "reason") };
      const sent = await send(context, form, calls.undoStockCount, { params, body });
      return sent.ok ? leaveTo(context, here, texts.undoneNow) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removeStockCount,
        { params, query: { version: String(version) } },
        { to: here, message: texts.dropped, next: () => "/inventare" },
      );
    default:
      throw data(null, { status: 404 });
  }
}

/** Loads the products to count, without their expected quantities. */
export async function loadCounting({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  await requireRight(context, RIGHT);
  const show = showIn(url);
  const q = url.searchParams.get("cauta")?.trim() ?? "";
  const page = url.searchParams.get("pagina") ?? "1";
  const [{ data: count }, lines] = await Promise.all([
    need(context, calls.getStockCount, { params: { id } }),
    need(context, calls.listStockCountLines, { params: { id }, query: { page, show, q } }),
  ]);
  if (count.state !== "draft") return leaveTo(context, `/inventare/${id}`);
  return {
    count,
    show,
    q,
    lines: lines.data.map(
      ({ lineID, product, product_code: code, barcode, shelf, counted, counted_by: by }) => ({
        lineID,
        product,
        code,
        barcode,
        shelf,
        counted,
        by,
      }),
    ),
    current: lines.meta.current_page,
    last: lines.meta.last_page,
  };
}

export interface Counted {
  message: string;
}

/** Records a scan, or the quantity typed for a product. */
export async function countProduct({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const requestedMode = textOf(form, "mode");
  const mode = (["add", "replace", "clear"] as const).find((one) => one === requestedMode);
  const sent = await send(context, form, calls.countStockLine, {
    params: { id },
    body: {
      code: textOf(form, "code"),
      ...(form.has("pieces") && { pieces: piecesIn(textOf(form, "pieces")) }),
      ...(mode && { mode }),
    },
  });
  if (!sent.ok) return sent.refusal;
  const { product, counted } = sent.data;
  return {
    message: mode === "clear" ? texts.cleared(product) : texts.now(product, counted),
  } satisfies Counted;
}
