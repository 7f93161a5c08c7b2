import * as calls from "@curat/contract/staff/messages";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { type Actor, versionOf, versionsOf } from "../../platform/changes/index.ts";
import { toWireMessage } from "./messages.rules.ts";
import { answerMessage, type Sorted, sortMessage } from "./messages.service.ts";
import { findStaffMessage, listMessages } from "./messages.store.ts";

export function staffMessagesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffMessages, async ({ query, url, staff }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { kind, q: text, sort } = query;
    const state = query.state === "all" ? undefined : query.state;
    const assigneeId = assigneeOf(query.assignee, staff);
    const { rows, total } = await listMessages(db, { state, kind, assigneeId, text, sort }, paging);
    const versions = await versionsOf(
      db,
      "message",
      rows.map(({ id }) => id),
    );
    const messages = rows.map((row) => toWireMessage(row, versions.get(row.id) ?? 0));
    return pagedAnswer(messages, { ...paging, total }, url);
  });

  serve(app, calls.getStaffMessage, async ({ params }) => {
    const id = idOf(params.id);
    const message = await findStaffMessage(db, id);
    if (!message) throw notFound();
    return { data: toWireMessage(message, await versionOf(db, { kind: "message", id })) };
  });

  serve(
    app,
    calls.changeStaffMessage,
    async ({ params, body: { version: expectedVersion, ...reported }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff };
      return shown(await sortMessage(context, input, reported));
    },
  );

  serve(
    app,
    calls.answerStaffMessage,
    async ({ params, body: { version: expectedVersion, ...reported }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff };
      return shown(await answerMessage(context, input, reported));
    },
  );
}

function shown(sorted: Sorted) {
  if (sorted.ok) return { data: toWireMessage(sorted.message, sorted.version) };
  throw sorted.error === "unknown" ? notFound() : invalid(sorted.errors);
}

/**
 * Returns the assignee to filter by: undefined for all messages, null for unassigned ones. API keys are never
 * assigned, so they get 0.
 */
function assigneeOf(input: "mine" | "nobody" | undefined, { kind, id }: Actor): number | null | undefined {
  if (input === "nobody") return null;
  if (input === undefined) return undefined;
  return kind === "staff" && id !== null ? Number(id) : 0;
}
