import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listStaffProducts } from "@curat/contract/staff/products";
import * as calls from "@curat/contract/staff/purchase-orders";
import { listGoodsReceipts } from "@curat/contract/staff/receipts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { atLines, hasChanges, linesAfter, linesIn } from "./order-lines.ts";
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
      const body = { ...fieldsIn(form), version };
      const sent = await send(context, form, calls.changePurchaseOrder, { params, body });
      return sent.ok ? leaveTo(context, here, texts.saved) : sent.refusal;
    }
    case DRAFT:
      return saveDraft(context, form, { id, version, here: `${here}${url.search}` });
    case "receive":
      return press(
        context,
        calls.receivePurchaseOrder,
        { body: { purchase_orderID: Number(id) } },
        { to: here, message: texts.receiving, next: ({ receiptID }) => `/receptii/${receiptID}` },
      );
    case "close": {
      const sent = await send(context, form, calls.closePurchaseOrder, ended);
      return sent.ok ? leaveTo(context, here, texts.closedNow) : sent.refusal;
    }
    case "reopen":
      return press(context, calls.reopenPurchaseOrder, { params }, { to: here, message: texts.reopenedNow });
    case "cancel": {
      const sent = await send(context, form, calls.cancelPurchaseOrder, ended);
      return sent.ok ? leaveTo(context, here, texts.cancelledNow) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removePurchaseOrder,
        { params, query: { version: String(version) } },
        { to: here, message: texts.dropped, next: () => ROOM },
      );
    default:
      throw data(null, { status: 404 });
  }
}

interface Saved {
  id: string;
  version: number;
  here: string;
}

/** Saves the fields and lines of a draft. Sends the order if that button was pressed. */
async function saveDraft(context: Context, form: FormData, { id, version, here }: Saved) {
  const params = { id };
  const then = textOf(form, THEN);
  const { data: order } = await need(context, calls.getPurchaseOrder, { params });
  const entered = linesIn(form, order.rows);
  const { expected_on: expected, note } = fieldsIn(form);
  const isChanged = hasChanges(entered, order.rows) || expected !== order.expected_on || note !== order.note;
  let latestVersion = version;
  if (isChanged || then !== "send") {
    const lines = linesAfter(entered, order.rows, then);
    const body = { expected_on: expected, note, lines, version };
    const saved = await send(context, form, calls.changePurchaseOrder, { params, body });
    if (!saved.ok) {
      const { refusal } = saved;
      return { ...refusal, data: { ...refusal.data, errors: atLines(refusal.data.errors, order.rows) } };
    }
    latestVersion = saved.data.version;
  }
  if (then !== "send") return leaveTo(context, here, savedText(then));
  const sent = await send(context, form, calls.sendPurchaseOrder, {
    params,
    body: { version: latestVersion, by_mail: form.has("by_mail") },
  });
  if (!sent.ok) return sent.refusal;
  return leaveTo(context, `${ROOM}/${id}`, texts.sentNow(texts.name(sent.data.number, sent.data.year)));
}

function savedText(then: string): string {
  if (then.startsWith("add.")) return texts.added;
  return then.startsWith("remove.") ? texts.removed : texts.saved;
}

function fieldsIn(form: FormData) {
  const day = textOf(form, "expected_on");
  return { expected_on: day === "" ? null : day, note: textOf(form, "note") };
}
