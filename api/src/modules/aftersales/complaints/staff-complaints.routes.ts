import * as calls from "@curat/contract/staff/complaints";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { answerComplaint } from "./complaints.service.ts";
import { type Complaint, findComplaint } from "./complaints.store.ts";
import { toStaffWire } from "./complaints.wire.ts";
import { listStaffComplaints } from "./staff-complaints.store.ts";

export function staffComplaintsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const show = async (complaint: Complaint) =>
    toStaffWire(complaint, await versionOf(db, { kind: "complaint", id: complaint.id }), now());

  serve(app, calls.listStaffComplaints, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { deadline, q: text, sort } = query;
    const state = query.state === "all" ? undefined : query.state;
    const filter = { state, deadline, text, sort, now: now() };
    const { rows, total } = await listStaffComplaints(db, filter, paging);
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "complaint", ids);
    const complaints = rows.map((row) => toStaffWire(row, versions.get(row.id) ?? 0, now()));
    return pagedAnswer(complaints, { ...paging, total }, url);
  });

  serve(app, calls.getStaffComplaint, async ({ params }) => {
    const found = await findComplaint(db, idOf(params.id));
    if (!found) throw notFound();
    return { data: await show(found) };
  });

  serve(
    app,
    calls.answerComplaint,
    async ({ params, body: { version: expectedVersion, ...word }, staff }) => {
      const answered = await answerComplaint(
        context,
        { id: idOf(params.id), expectedVersion, actor: staff },
        word,
      );
      if (!answered.ok && answered.error === "unknown") throw notFound();
      if (!answered.ok) throw conflict(await show(answered.complaint));
      return { data: await show(answered.complaint) };
    },
  );
}
