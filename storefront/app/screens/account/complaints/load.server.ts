import type { RouterContextProvider } from "react-router";
import { listComplaints, listComplaintTypes } from "@curat/contract/complaints";
import type { Complaint } from "@curat/contract/complaints";
import { longDate } from "../../../components/date/long-date.ts";
import { apiOf } from "../../../session/api.server.ts";
import { requireCustomer } from "../../../session/customer.server.ts";
import type { StatusLook } from "../../../components/status/status.tsx";
import { entryDialogOf } from "../entry-dialog.ts";
import { texts as accountTexts } from "../texts.ts";
import { texts } from "./texts.ts";

/** The customer's complaints, and for the form its types and the person. */
export async function loadComplaints(context: Readonly<RouterContextProvider>, url: URL) {
  const api = apiOf(context);
  const { fullname, email, phone } = await requireCustomer(context);
  const isAdding = entryDialogOf(url)?.kind === "add";
  const [complaints, types] = await Promise.all([
    api.call(listComplaints),
    isAdding ? api.call(listComplaintTypes) : undefined,
  ]);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    person: { fullname, email, phone },
    complaints: complaints.ok ? complaints.data.map(toView) : undefined,
    isAdding,
    types: types?.ok ? types.data.map(({ typeid, name }) => ({ value: typeid, label: name })) : [],
  };
}
export type ComplaintsData = Awaited<ReturnType<typeof loadComplaints>>;

/** Fields that a foreign provider leaves out become empty. */
function toView(complaint: Complaint) {
  return {
    id: complaint.id,
    number: complaint.number ?? String(complaint.id),
    type: complaint.type ?? "",
    order: complaint.ordernr ?? "",
    date: longDate(complaint.created_at ?? ""),
    description: complaint.problem_description ?? "",
    status: complaint.status ?? "",
    look: lookOf(complaint.status_code),
    answer: complaint.answer ?? "",
  };
}

function lookOf(code: Complaint["status_code"] | undefined): StatusLook {
  if (code === "answered") return "good";
  return code === "closed" ? "ended" : "open";
}
