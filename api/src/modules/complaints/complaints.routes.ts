import { ACCESS_EXPIRED_TEXT } from "@curat/contract/account-orders.values";
import * as calls from "@curat/contract/complaints";
import * as staffCalls from "@curat/contract/staff/complaints";
import { COMPLAINT_SENT_TEXT } from "@curat/contract/complaints.values";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { conflict, invalid, notFound, Refusal } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { versionOf, versionsOf } from "../changes/index.ts";
import { findByRandomId, isOrderAccess } from "../orders/index.ts";
import { answerComplaint, keepComplaint } from "./complaints.service.ts";
import { listComplaintsIn, listTypes, loadComplaints } from "./complaints.store.ts";
import { toWire } from "./complaints.wire.ts";

const STAFF_PER_PAGE = 20;

/** The customer's complaints, nobody sees another's. */
export function complaintsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listComplaints, async ({ customer }) => {
    return { data: (await loadComplaints(db, customer.id)).map(toWire) };
  });
  serve(app, calls.listComplaintTypes, async () => ({
    data: (await listTypes(db)).map(({ id, name }) => ({ typeid: id, name })),
  }));
  serve(app, calls.sendComplaint, async ({ body, customer }) => {
    const kept = await keepComplaint(context, customer.id, body);
    if (!kept.ok) throw invalid(kept.errors);
    return { data: { id: kept.id, number: String(kept.number) }, message: COMPLAINT_SENT_TEXT };
  });
  serve(app, calls.sendGuestComplaint, async ({ params, body: { access, ...body } }) => {
    const found =
      isOrderAccess(context, params.randomid, access) && (await findByRandomId(db, params.randomid));
    if (!found) throw new Refusal(403, { message: ACCESS_EXPIRED_TEXT });
    const { customerId, number, email } = found.order;
    const words = { ...body, ordernr: String(number), customer_email: email };
    const kept = await keepComplaint(context, customerId, words);
    if (!kept.ok) throw invalid(kept.errors);
    return { data: { id: kept.id, number: String(kept.number) }, message: COMPLAINT_SENT_TEXT };
  });
  serve(app, staffCalls.listStaffComplaints, async ({ query: { state, page }, url }) => {
    const paging = { page, perPage: STAFF_PER_PAGE };
    const { rows, total } = await listComplaintsIn(db, { state, ...paging });
    const versions = await versionsOf(
      db,
      "complaint",
      rows.map(({ id }) => id),
    );
    const shown = rows.map((row) => ({ ...toWire(row), version: versions.get(row.id) ?? 0 }));
    return pagedAnswer(shown, { ...paging, total }, url);
  });
  serve(app, staffCalls.answerComplaint, async ({ params, body: { version: seen, ...word }, staff }) => {
    const id = idOf(params.id);
    const answered = await answerComplaint(context, { id, seen, actor: staff }, word);
    if (!answered.ok && answered.error === "unknown") throw notFound();
    const shown = {
      ...toWire(answered.complaint),
      version: await versionOf(db, { kind: "complaint", id }),
    };
    if (!answered.ok) throw conflict(shown);
    return { data: shown };
  });
}
