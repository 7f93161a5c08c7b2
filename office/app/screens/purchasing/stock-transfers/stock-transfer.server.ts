import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listStaffProducts } from "@curat/contract/staff/products";
import * as calls from "@curat/contract/staff/stock-transfers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { placeIn, placeOptions } from "../../../components/stock-places/place-options.server.ts";
import { wholeIn } from "../../../components/text/whole.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { texts } from "./texts.ts";

const ROOM = "/transferuri";

export async function loadStockTransfer({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const q = url.searchParams.get("cauta")?.trim() ?? "";
  const [{ data: transfer }, lines, around] = await Promise.all([
    need(context, calls.getStockTransfer, { params: { id } }),
    need(context, calls.listStockTransferLines, { params: { id } }),
    loadAround(context, { kind: "stock-transfer", id, right: "purchasing:edit" }),
  ]);
  const isDraft = transfer.state === "draft";
  const [places, found] = await Promise.all([
    isDraft ? placeOptions(context) : [],
    isDraft && q !== "" ? maybe(context, listStaffProducts, { query: { q, per_page: "20" } }) : undefined,
  ]);
  return {
    transfer,
    lines: lines.data,
    places,
    q,
    found: found?.data.map(({ productID, code, name, stock }) => ({ productID, code, name, stock })),
    ...around,
  };
}

export interface Scanned {
  message: string;
}

/** Handles the forms of a transfer's page. The form's name selects the action. */
export async function changeStockTransfer({
  request,
  context,
  url,
  params: { id = "" },
}: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = `${ROOM}/${id}`;
  const params = { id };
  const version = Number(textOf(form, "version"));
  const reasoned = { params, body: { version, reason: textOf(form, "reason") } };
  switch (textOf(form, "form")) {
    case "scan":
    case "line":
      return writeLine(context, form, id);
    case "add": {
      const body = { code: textOf(form, "code") };
      return press(context, calls.putStockTransferLine, { params, body }, { to: `${here}${url.search}` });
    }
    case "fields": {
      const ends = { from: placeIn(form, "from"), to: placeIn(form, "to") };
      const body = { ...ends, note: textOf(form, "note"), version };
      const sent = await send(context, form, calls.changeStockTransfer, { params, body });
      return sent.ok ? leaveTo(context, here, texts.saved) : sent.refusal;
    }
    case "send": {
      const sent = await send(context, form, calls.sendStockTransfer, { params, body: { version } });
      return sent.ok ? leaveTo(context, here, texts.sent(texts.name(sent.data))) : sent.refusal;
    }
    case "receive": {
      const rest = (["whole", "missing"] as const).find((one) => one === textOf(form, "rest"));
      const body = { version, reason: textOf(form, "reason"), ...(rest && { rest }) };
      const sent = await send(context, form, calls.receiveStockTransfer, { params, body });
      return sent.ok ? leaveTo(context, here, texts.received(texts.name(sent.data))) : sent.refusal;
    }
    case "undo": {
      const sent = await send(context, form, calls.undoStockTransfer, reasoned);
      return sent.ok ? leaveTo(context, here, texts.undone) : sent.refusal;
    }
    case "undo-receipt": {
      const sent = await send(context, form, calls.undoStockTransferReceipt, reasoned);
      return sent.ok ? leaveTo(context, here, texts.receiptUndone) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removeStockTransfer,
        { params, query: { version: String(version) } },
        { to: here, message: texts.dropped, next: () => ROOM },
      );
    default:
      throw data(null, { status: 404 });
  }
}

/** Adds a product to a draft, or records the quantity that arrived. */
async function writeLine(context: Context, form: FormData, id: string) {
  const { data: transfer } = await need(context, calls.getStockTransfer, { params: { id } });
  const call = transfer.state === "draft" ? calls.putStockTransferLine : calls.checkStockTransferLine;
  const sent = await send(context, form, call, {
    params: { id },
    body: {
      code: textOf(form, "code"),
      ...(form.has("pieces") && { pieces: wholeIn(textOf(form, "pieces")) }),
    },
  });
  if (!sent.ok) return sent.refusal;
  return { message: texts.now(sent.data.product, sent.data.pieces) } satisfies Scanned;
}
