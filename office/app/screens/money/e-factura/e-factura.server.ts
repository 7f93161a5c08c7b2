import { data, redirect } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/efactura";
import { receiveInvoice } from "@curat/contract/staff/receipts";
import { EFACTURA_VIEWS } from "@curat/contract/staff/efactura.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { leaveRefused, press, send } from "../../../components/form/send.server.ts";
import { readList } from "../../../lists/list-address.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import { BUYER_MESSAGES, DOCUMENTS, RECEIVED } from "./e-factura-shape.ts";
import { texts } from "./texts.ts";

const LIST = "/e-factura";

/** Loads the e-Factura screen: the connection to ANAF, pending tasks, and a page of invoices. */
export async function loadEFactura({ context, url }: LoaderFunctionArgs) {
  const state = readList(DOCUMENTS, url.searchParams);
  const view = EFACTURA_VIEWS.find((one) => one === state.filters.lista) ?? "all";
  const [{ data: overview }, { data: documents, meta }, may] = await Promise.all([
    need(context, calls.getEfactura),
    need(context, calls.listEfacturaDocuments, { query: { view, page: String(state.page) } }),
    mayDo(context),
  ]);
  return {
    state,
    overview,
    documents,
    total: meta.total,
    lastPage: meta.last_page,
    may: { connect: may("settings:edit"), issue: may("invoices:issue"), seeSettings: may("settings:view") },
  };
}

/** Connects to ANAF or disconnects, or queues earlier invoices for sending. */
export async function actOnQueue({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  switch (textOf(form, "form")) {
    case "connect": {
      const answer = await apiOf(context).call(calls.connectEfactura);
      if (answer.ok) throw redirect(answer.data.url, 303);
      return leaveRefused(context, answer, LIST);
    }
    case "disconnect":
      return press(
        context,
        calls.disconnectEfactura,
        {},
        { to: LIST, message: texts.connection.disconnected },
      );
    case "add": {
      const body = { from: textOf(form, "from") };
      const sent = await send(context, form, calls.queueEfacturaDocuments, { body });
      return sent.ok
        ? leaveTo(context, LIST, "Facturile au fost programate pentru trimitere.")
        : sent.refusal;
    }
    default:
      throw data(null, { status: 404 });
  }
}

/** Completes the login when ANAF redirects back. A notice shows the result. */
export async function finishLogin({ context, url }: LoaderFunctionArgs): Promise<never> {
  await requireStaff(context);
  const [code, state] = ["code", "state"].map((name) => url.searchParams.get(name) ?? "");
  if (!code || !state) return leaveTo(context, LIST, texts.connection.denied, "error");
  const { to, message } = { to: LIST, message: texts.connection.done };
  const answer = await apiOf(context).call(calls.finishEfactura, { body: { code, state } });
  if (answer.ok) return leaveTo(context, to, message);
  const words = answer.status === 409 ? texts.connection.failed : (answer.message ?? texts.connection.failed);
  return leaveTo(context, to, words, "error");
}

export async function loadDocument({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [{ data: document }, may] = await Promise.all([
    need(context, calls.getEfacturaDocument, { params: { id } }),
    mayDo(context),
  ]);
  return { document, may: { issue: may("invoices:issue"), seeSettings: may("settings:view") } };
}

export async function actOnDocument({
  request,
  context,
  params: { id = "" },
}: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  const to = `${LIST}/${encodeURIComponent(id)}`;
  const input = { params: { id } };
  switch (textOf(form, "form")) {
    case "send":
      return press(context, calls.sendEfacturaDocument, input, {
        to,
        message: "Factura a fost programată din nou pentru trimitere.",
      });
    case "close":
      return press(context, calls.closeEfacturaDocument, input, { to, message: "Factura a fost închisă." });
    default:
      throw data(null, { status: 404 });
  }
}

export async function loadReceived({ context, url }: LoaderFunctionArgs) {
  const state = readList(RECEIVED, url.searchParams);
  const { data: received, meta } = await need(context, calls.listEfacturaReceived, {
    query: { page: String(state.page) },
  });
  const may = await mayDo(context);
  return {
    state,
    received,
    total: meta.total,
    lastPage: meta.last_page,
    mayReceive: may("purchasing:edit"),
  };
}

/** Creates a goods receipt from a supplier's invoice, or opens the existing receipt. */
export async function receiveFromInvoice({ request, context }: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  if (textOf(form, "form") !== "receive") throw data(null, { status: 404 });
  const input = { body: { message_id: textOf(form, "message") } };
  const answer = await apiOf(context).call(receiveInvoice, input);
  if (!answer.ok) return leaveRefused(context, answer, `${LIST}/primite`);
  const { receipt, is_new: isNew, faults } = answer.data;
  const message = [isNew ? texts.receiptMade : texts.receiptKnown, ...faults.slice(0, 5)].join(" ");
  return leaveTo(context, `/receptii/${receipt.receiptID}`, message);
}

export async function loadBuyerMessages({ context, url }: LoaderFunctionArgs) {
  const state = readList(BUYER_MESSAGES, url.searchParams);
  const [{ data: messages, meta }, may] = await Promise.all([
    need(context, calls.listEfacturaBuyerMessages, { query: { page: String(state.page) } }),
    mayDo(context),
  ]);
  return { state, messages, total: meta.total, lastPage: meta.last_page, mayHandle: may("invoices:issue") };
}

export async function actOnBuyerMessage({ request, context }: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  if (textOf(form, "form") !== "handle") throw data(null, { status: 404 });
  const input = { params: { id: textOf(form, "message") } };
  const to = `${LIST}/mesaje`;
  return press(context, calls.handleEfacturaBuyerMessage, input, {
    to,
    message: "Mesajul a fost marcat ca rezolvat.",
  });
}
