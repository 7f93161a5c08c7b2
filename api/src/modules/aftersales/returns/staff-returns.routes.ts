import { MESSAGES } from "@curat/contract/messages.values";
import * as calls from "@curat/contract/staff/returns";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { previewAccepted } from "./accepted-return.service.ts";
import { isReturnStatus, type ReturnStatus, openStatuses } from "./returns.rules.ts";
import { createReturn, moveReturn } from "./returns.service.ts";
import { findReturn, type Return } from "./returns.store.ts";
import { requestAccount } from "./return-account.service.ts";
import { toWireCreated, toWireStaffReturn } from "./returns.wire.ts";
import { listStaffReturns } from "./staff-returns.store.ts";

export function staffReturnsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const show = async (request: Return) =>
    toWireStaffReturn(request, {
      version: await versionOf(db, { kind: "return", id: request.id }),
      account: await previewAccepted(db, request, now()),
      now: now(),
    });
  const getReturn = async (id: string): Promise<Return> => {
    const found = await findReturn(db, idOf(id));
    if (!found) throw notFound();
    return found;
  };

  serve(app, calls.listStaffReturns, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { kind, deadline, q: text, sort } = query;
    const filter = { statuses: statusesOf(query.status), kind, deadline, text, sort, now: now() };
    const { returns, total } = await listStaffReturns(db, filter, paging);
    const ids = returns.map(({ id }) => id);
    const versions = await versionsOf(db, "return", ids);
    const rows = returns.map((request) =>
      toWireStaffReturn(request, { version: versions.get(request.id) ?? 0, account: [], now: now() }),
    );
    return pagedAnswer(rows, { ...paging, total }, url);
  });

  serve(app, calls.getStaffReturn, async ({ params }) => {
    return { data: await show(await getReturn(params.id)) };
  });

  serve(app, calls.keepStaffReturn, async ({ body, staff }) => ({
    data: toWireCreated(await createReturn(context, { staff }, body)),
  }));

  serve(app, calls.requestReturnAccount, async ({ params, staff }) => {
    const found = await getReturn(params.id);
    if (!(await requestAccount(context, found, staff))) throw conflict(await show(found));
    return { data: await show(found) };
  });

  serve(app, calls.moveStaffReturn, async ({ params, body, staff }) => {
    const { status, rejection, version } = body;
    const found = await getReturn(params.id);
    const to = statusOf(status);
    if (to === "rejected" && rejection === "")
      throw invalid({ rejection: [MESSAGES.required("Motivul respingerii")] });
    const { ok, request } = await moveReturn(context, found, { to, rejection, version, actor: staff });
    if (!ok) throw conflict(await show(request));
    return { data: await show(request) };
  });
}

/** Parses the status filter: open statuses by default, undefined for all. */
function statusesOf(text: string | undefined): ReturnStatus[] | undefined {
  if (text === "all") return undefined;
  return text === undefined ? openStatuses() : [statusOf(text)];
}

function statusOf(text: string): ReturnStatus {
  if (!isReturnStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}
