import * as calls from "@curat/contract/staff/privacy-requests";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import {
  eraseByStaff,
  type Handled,
  loadFates,
  openForPerson,
  refuseRequest,
  repeatLink,
  toWireRequest,
} from "./staff-requests.service.ts";
import { findStaffRequest, listStaffRequests } from "./staff-requests.store.ts";

const KIND = "privacy_request" as const;

export function staffPrivacyRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listPrivacyRequests, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { type: kind, deadline, q: text, sort } = query;
    const state = query.state === "all" ? undefined : query.state;
    const filter = { state, kind, deadline, text, sort, now: now() };
    const { rows, total } = await listStaffRequests(db, filter, paging);
    const versions = await versionsOf(
      db,
      KIND,
      rows.map(({ id }) => id),
    );
    const requests = rows.map((row) => toWireRequest(row, versions.get(row.id) ?? 0, now()));
    return pagedAnswer(requests, { ...paging, total }, url);
  });

  serve(app, calls.openPrivacyRequest, async ({ body: { person }, staff }) => {
    const request = await openForPerson(context, { person, actor: staff });
    if (!request) throw invalid({ person: ["Nu păstrăm date legate de această adresă sau de acest număr."] });
    return { data: request };
  });

  serve(app, calls.getPrivacyRequest, async ({ params }) => {
    const id = idOf(params.id);
    const request = await findStaffRequest(db, id);
    if (!request) throw notFound();
    const shown = toWireRequest(request, await versionOf(db, { kind: KIND, id }), now());
    return { data: { ...shown, stored: await loadFates(context, request) } };
  });

  serve(app, calls.repeatPrivacyLink, async ({ params, body: { version: expectedVersion }, staff }) =>
    answered(await repeatLink(context, { id: idOf(params.id), expectedVersion, actor: staff })),
  );
  serve(
    app,
    calls.closePrivacyRequest,
    async ({ params, body: { version: expectedVersion, reason }, staff }) =>
      answered(await refuseRequest(context, { id: idOf(params.id), expectedVersion, actor: staff }, reason)),
  );
  serve(app, calls.eraseByRequest, async ({ params, body: { version: expectedVersion }, staff }) => {
    const erased = await eraseByStaff(context, { id: idOf(params.id), expectedVersion, actor: staff });
    const { data } = answered(erased);
    return { data: { ...data, waiting_orders: erased.waiting.map(String) } };
  });
}

function answered(handled: Handled) {
  if (handled.ok) return { data: handled.request };
  throw handled.error === "unknown" ? notFound() : conflict(handled.request);
}
