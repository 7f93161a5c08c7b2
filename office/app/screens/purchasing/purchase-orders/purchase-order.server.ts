import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listStaffProducts } from "@curat/contract/staff/products";
import * as calls from "@curat/contract/staff/purchase-orders";
import { listGoodsReceipts } from "@curat/contract/staff/receipts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { atLines, linesIn, withProduct } from "./order-lines.ts";
import type { SentLine } from "./order-lines.ts";
import { texts } from "./texts.ts";

const ROOM = "/comenzi-furnizori";

export async function loadPurchaseOrder({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const q = url.searchParams.get("cauta")?.trim() ?? "";
  const [{ data: order }, around, may, receipts] = await Promise.all([
    need(context, calls.getPurchaseOrder, { params: { id } }),
    loadAround(context, { kind: "purchase-order", id, right: "purchasing:edit" }),
    mayDo(context),
    need(context, listGoodsReceipts, { query: { purchase_order: id } }),
  ]);
  const found =
    order.state === "draft" && q !== ""
      ? await maybe(context, listStaffProducts, { query: { q, per_page: "20" } })
      : undefined;
  return {
    order,
    receipts: receipts.data,
    q,
    found: found?.data.map(({ productID, code, name, stock }) => ({ productID, code, name, stock })),
    seesCosts: may("costs:view"),
    ...around,
  };
}

export async function changePurchaseOrder({
  request,
  context,
  url,
  params: { id = "" },
}: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = `${ROOM}/${id}`;
  const version = Number(textOf(form, "version"));
  const params = { id };
  const ended = { params, body: { reason: textOf(form, "reason") } };
  switch (textOf(form, "form")) {
    case "fields": {
      const day = textOf(form, "expected_on");
      const body = { expected_on: day === "" ? null : day, note: textOf(form, "note"), version };
      const sent = await send(context, form, calls.changePurchaseOrder, { params, body });
      return sent.ok ? leaveTo(context, here, texts.saved) : sent.refusal;
    }
    case "lines":
      return saveLines(context, form, { id, version });
    case "add": {
      const { data: order } = await need(context, calls.getPurchaseOrder, { params });
      const lines = withProduct(order.rows, textOf(form, "code"));
      return putLines(context, { id, version, lines, to: `${here}${url.search}`, say: texts.added });
    }
    case "remove-line": {
      const { data: order } = await need(context, calls.getPurchaseOrder, { params });
      const removed = Number(textOf(form, "product"));
      const lines = order.rows
        .filter(({ productID }) => productID !== removed)
        .map(({ product_code, pieces }) => ({ product_code, pieces }));
      return putLines(context, { id, version, lines, to: here, say: texts.removed });
    }
    case "send": {
      const body = { version, by_mail: form.has("by_mail") };
      const sent = await send(context, form, calls.sendPurchaseOrder, { params, body });
      if (!sent.ok) return sent.refusal;
      return leaveTo(context, here, texts.sentNow(texts.name(sent.data.number, sent.data.year)));
    }
    case "receive":
      return press(
        context,
        calls.receivePurchaseOrder,
        { body: { purchase_orderID: Number(id) } },
        { to: here, say: texts.receiving, next: ({ receiptID }) => `/receptii/${receiptID}` },
      );
    case "close": {
      const sent = await send(context, form, calls.closePurchaseOrder, ended);
      return sent.ok ? leaveTo(context, here, texts.closedNow) : sent.refusal;
    }
    case "reopen":
      return press(context, calls.reopenPurchaseOrder, { params }, { to: here, say: texts.reopenedNow });
    case "cancel": {
      const sent = await send(context, form, calls.cancelPurchaseOrder, ended);
      return sent.ok ? leaveTo(context, here, texts.cancelledNow) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removePurchaseOrder,
        { params, query: { version: String(version) } },
        { to: here, say: texts.dropped, next: () => ROOM },
      );
    default:
      throw data(null, { status: 404 });
  }
}

interface Written {
  id: string;
  version: number;
}

async function saveLines(context: Context, form: FormData, { id, version }: Written) {
  const params = { id };
  const { data: order } = await need(context, calls.getPurchaseOrder, { params });
  const body = { lines: linesIn(form, order.rows), version };
  const sent = await send(context, form, calls.changePurchaseOrder, { params, body });
  if (sent.ok) return leaveTo(context, `${ROOM}/${id}`, texts.savedLines);
  const { refusal } = sent;
  return { ...refusal, data: { ...refusal.data, errors: atLines(refusal.data.errors, order.rows) } };
}

function putLines(
  context: Context,
  { id, version, lines, to, say }: Written & { lines: SentLine[]; to: string; say: string },
): Promise<never> {
  return press(context, calls.changePurchaseOrder, { params: { id }, body: { lines, version } }, { to, say });
}
