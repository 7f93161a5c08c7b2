/** Loads a goods receipt and handles the forms on its page. */
import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { listStaffProducts } from "@curat/contract/staff/products";
import { listPurchaseOrders, receivePurchaseOrder } from "@curat/contract/staff/purchase-orders";
import * as calls from "@curat/contract/staff/receipts";
import type { AddedLines, WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { DRAFT, THEN } from "../../../components/form/draft-form.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { supplierOptions } from "../../../components/suppliers/supplier-options.server.ts";
import { loadAround } from "../../../components/record/record.server.ts";
import { maybe, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { fieldsIn, hasChangedFields } from "./receipt-fields.ts";
import { atLines, changedLines, faultsAt, withButton } from "./receipt-lines.ts";
import { texts } from "./texts.ts";

const PAGE_KEY = "pagina";
const SEARCH_KEY = "cauta";
const LINE_KEY = "rand";

/** Result of an upload or a scan, which the page shows. */
export interface Outcome {
  added?: Omit<AddedLines, "receipt">;
  scanned?: string;
}

export async function loadReceipt({ context, url, params: { id = "" } }: LoaderFunctionArgs) {
  const page = url.searchParams.get(PAGE_KEY) ?? "1";
  const q = url.searchParams.get(SEARCH_KEY)?.trim() ?? "";
  const [receipt, lines, around, may] = await Promise.all([
    need(context, calls.getGoodsReceipt, { params: { id } }),
    need(context, calls.listGoodsReceiptLines, { params: { id }, query: { page } }),
    loadAround(context, { kind: "receipt", id, right: "purchasing:edit" }),
    mayDo(context),
  ]);
  const isDraft = receipt.data.state === "draft";
  const found =
    isDraft && q !== ""
      ? await maybe(context, listStaffProducts, { query: { q, per_page: "20" } })
      : undefined;
  return {
    receipt: receipt.data,
    lines: lines.data,
    current: lines.meta.current_page,
    last: lines.meta.last_page,
    suppliers: isDraft && around.mayEdit ? await supplierOptions(context) : [],
    orders: isDraft && around.mayEdit ? await orderOptions(context, receipt.data) : [],
    search: { q, line: Number(url.searchParams.get(LINE_KEY) ?? 0) },
    found: found?.data.map(({ productID, code, name, stock }) => ({ productID, code, name, stock })),
    seesCosts: may("costs:view"),
    ...around,
  };
}

export interface ReceivableOrder {
  id: number;
  name: string;
  label: string;
}

/** Returns the receipt's orders and the supplier's other orders with outstanding goods. */
async function orderOptions(
  context: Context,
  { supplierID, purchase_orders: own }: WholeGoodsReceipt,
): Promise<ReceivableOrder[]> {
  const query = { state: "open", supplier: String(supplierID) } as const;
  const { data: open } = await need(context, listPurchaseOrders, { query });
  const options = open.map(({ purchase_orderID: id, number, year, expected_on: day }) => {
    const name = `${number}/${year}`;
    return { id, name, label: texts.orderOption(name, day) };
  });
  const ownOrders = own.filter(({ purchase_orderID: id }) => !options.some((one) => one.id === id));
  return [...ownOrders.map(({ purchase_orderID: id, name }) => ({ id, name, label: name })), ...options];
}

/** Handles all forms on a receipt's page. The form's name selects the action. */
export async function changeReceipt({ request, context, url, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const here = `/receptii/${id}`;
  const version = Number(textOf(form, "version"));
  const params = { id };
  switch (textOf(form, "form")) {
    case "upload":
      return upload(context, form, id);
    case "scan":
      return scan(context, form, { id, code: textOf(form, "code") });
    case DRAFT:
      return saveDraft(context, form, { id, version, page: url.searchParams.get(PAGE_KEY) ?? "1" });
    case "add-order":
      return press(
        context,
        receivePurchaseOrder,
        { body: { purchase_orderID: Number(textOf(form, "order")), receiptID: Number(id) } },
        { to: here, message: texts.orderAdded },
      );
    case "undo": {
      const sent = await send(context, form, calls.undoGoodsReceipt, {
        params,
        body: { reason: textOf(form, "reason") },
      });
      return sent.ok ? leaveTo(context, here, texts.undoneNow) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removeGoodsReceipt,
        { params, query: { version: String(version) } },
        {
          to: here,
          message: texts.dropped,
          next: () => "/receptii",
        },
      );
    default:
      throw data(null, { status: 404 });
  }
}

async function upload(context: Context, form: FormData, id: string) {
  const uploaded = form.get("file");
  const isFile = uploaded instanceof File && uploaded.size > 0;
  const pasted = textOf(form, "pasted");
  const file = isFile ? uploaded : new File(pasted === "" ? [] : [pasted], "randuri.csv");
  const input = { as: "form" as const, params: { id }, body: { file } };
  const sent = await send(context, form, calls.addDeliveryFile, input);
  if (!sent.ok) return sent.refusal;
  const { receipt: _receipt, ...added } = sent.data;
  return { added } satisfies Outcome;
}

async function scan(context: Context, form: FormData, { id, code }: { id: string; code: string }) {
  const sent = await send(context, form, calls.scanIntoReceipt, { params: { id }, body: { code } });
  if (!sent.ok) return sent.refusal;
  return { scanned: texts.scanned(sent.data.product, sent.data.quantity) } satisfies Outcome;
}

interface Saved {
  id: string;
  version: number;
  /** Page of the lines in the form. */
  page: string;
}

/** Saves the fields and lines of a draft, then does what the pressed button says. */
async function saveDraft(context: Context, form: FormData, { id, version, page }: Saved) {
  const params = { id };
  const then = textOf(form, THEN);
  const [{ data: receipt }, { data: current }] = await Promise.all([
    need(context, calls.getGoodsReceipt, { params }),
    need(context, calls.listGoodsReceiptLines, { params, query: { page } }),
  ]);
  let latestVersion = version;
  if (hasChangedFields(form, receipt)) {
    const body = { ...fieldsIn(form), version: latestVersion };
    const saved = await send(context, form, calls.changeGoodsReceipt, { params, body });
    if (!saved.ok) return saved.refusal;
    latestVersion = saved.data.version;
  }
  const lines = withButton(changedLines(form, current), then);
  if (lines.length > 0) {
    const saved = await send(context, form, calls.changeGoodsReceiptLines, {
      params,
      body: { lines, version: latestVersion },
    });
    if (!saved.ok) {
      const { refusal } = saved;
      return { ...refusal, data: { ...refusal.data, errors: atLines(refusal.data.errors, lines) } };
    }
    latestVersion = saved.data.version;
  }
  if (then.startsWith("scan.")) return scan(context, form, { id, code: then.slice("scan.".length) });
  if (then !== "receive") return leaveTo(context, `/receptii/${id}?${PAGE_KEY}=${page}`, texts.saved);
  const posted = await send(context, form, calls.postGoodsReceipt, {
    params,
    body: { version: latestVersion },
  });
  if (!posted.ok) {
    const { refusal } = posted;
    const reasons = refusal.data.errors.receive;
    if (!reasons) return refusal;
    const { data: lacking } = await need(context, calls.listGoodsReceiptLines, { params, query: { page } });
    return { ...refusal, data: { ...refusal.data, errors: faultsAt(lacking), messages: reasons } };
  }
  const { number, year } = posted.data;
  return leaveTo(context, `/receptii/${id}`, texts.receivedAs(texts.nir(number ?? 0, year ?? 0)));
}
