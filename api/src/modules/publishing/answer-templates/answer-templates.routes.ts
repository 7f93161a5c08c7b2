import * as calls from "@curat/contract/staff/answer-templates";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import {
  changeTemplate,
  createTemplate,
  removeTemplate,
  type WrittenTemplate,
} from "./answer-templates.service.ts";
import { findTemplate, listTemplates } from "./answer-templates.store.ts";

const KIND = "answer_template";

export function answerTemplatesRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listAnswerTemplates, async ({ query }) => {
    const templates = await listTemplates(db, query.kind);
    const versions = await versionsOf(
      db,
      KIND,
      templates.map(({ id }) => id),
    );
    return { data: templates.map((one) => ({ ...one, version: versions.get(one.id) ?? 0 })) };
  });

  serve(app, calls.getAnswerTemplate, async ({ params }) => {
    const id = idOf(params.id);
    const [template, version] = await Promise.all([findTemplate(db, id), versionOf(db, { kind: KIND, id })]);
    if (!template) throw notFound();
    return { data: { ...template, version } };
  });

  serve(app, calls.createAnswerTemplate, async ({ body, staff }) => {
    const { record, version } = done(await createTemplate(context, { body, actor: staff }));
    return { data: { ...record, version } };
  });

  serve(
    app,
    calls.changeAnswerTemplate,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const input = { id: idOf(params.id), expectedVersion, actor: staff, fields };
      const { record, version } = done(await changeTemplate(context, input));
      return { data: { ...record, version } };
    },
  );

  serve(app, calls.removeAnswerTemplate, async ({ params, query: { version: expectedVersion }, staff }) => {
    const input = { id: idOf(params.id), expectedVersion, actor: staff };
    const { record, version } = done(await removeTemplate(context, input));
    return { data: { id: record.id, version } };
  });
}

function done(written: WrittenTemplate): Extract<WrittenTemplate, { ok: true }> {
  if (written.ok) return written;
  throw written.error === "unknown" ? notFound() : invalid(written.errors);
}
