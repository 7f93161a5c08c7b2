import type { RouterContextProvider } from "react-router";
import { getOrder, listOrders } from "@curat/contract/account-orders";
import type { OrderDetail } from "@curat/contract/account-orders";
import { listComplaints, listComplaintTypes } from "@curat/contract/complaints";
import type { Complaint } from "@curat/contract/complaints";
import { COMPLAINT_DETAIL_LABELS } from "@curat/contract/complaints.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import { apiOf } from "../../../session/api.server.ts";
import { aboutOrder, toTypeOptions } from "../../../components/complaint/about-order.server.ts";
import { requireCustomer } from "../../../session/guards.server.ts";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "../../../components/complaint/texts.ts";

/** Returns the customer's complaints and the form's data. `?comanda=` preselects an order. */
export async function loadComplaints(context: Readonly<RouterContextProvider>, url: URL) {
  const api = apiOf(context);
  const { fullname, email, phone } = await requireCustomer(context);
  const isAdding = entryDialogOf(url)?.kind === "add";
  const about = url.searchParams.get("comanda");
  const [complaints, types, orders, order] = await Promise.all([
    api.call(listComplaints),
    isAdding ? api.call(listComplaintTypes) : undefined,
    isAdding ? api.call(listOrders, { query: {} }) : undefined,
    isAdding && about ? api.call(getOrder, { params: { id: about } }) : undefined,
  ]);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    person: { fullname, email, phone },
    complaints: complaints.ok ? complaints.data.map(toView) : undefined,
    isAdding,
    types: types?.ok ? toTypeOptions(types.data) : [],
    orders: orders?.ok ? orders.data.map(toOrderOption) : [],
    about: order?.ok ? aboutOrder(order.data, context) : undefined,
  };
}
export type ComplaintsData = Awaited<ReturnType<typeof loadComplaints>>;

function toOrderOption({ number, randomID, orderdate, total }: OrderDetail) {
  return { number: number ?? randomID, label: texts.orderChoice(longDate(orderdate), total) };
}

/** Converts a complaint for the page. Fields that an external provider omits become empty. */
function toView(complaint: Complaint) {
  return {
    id: complaint.id,
    number: complaint.number ?? String(complaint.id),
    type: complaint.type ?? "",
    order: complaint.ordernr ?? "",
    date: longDate(complaint.created_at ?? ""),
    description: complaint.problem_description ?? "",
    details: Object.entries(complaint.details ?? {}).map(([name, text]) => ({
      label: (COMPLAINT_DETAIL_LABELS as Record<string, string>)[name] ?? name,
      text,
    })),
    status: complaint.status ?? "",
    statusVariant: statusVariantOf(complaint.status_code),
    answers: answersOf(complaint),
  };
}

/** Returns the shop's answers. An external provider may return only the last one. */
function answersOf({ answers, answer }: Partial<Complaint>): { text: string; date: string }[] {
  if (answers) return answers.map(({ text, at }) => ({ text, date: longDate(at) }));
  return answer ? [{ text: answer, date: "" }] : [];
}

function statusVariantOf(code: Complaint["status_code"] | undefined): StatusVariant {
  if (code === "answered") return "good";
  return code === "closed" ? "ended" : "open";
}
