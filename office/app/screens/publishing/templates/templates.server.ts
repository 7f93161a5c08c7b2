import { data } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import * as calls from "@curat/contract/staff/answer-templates";
import type { TemplateKind } from "@curat/contract/staff/answer-templates.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { comparedRecord, recordIn } from "../../../components/record/record-values.ts";
import { readList } from "../../../lists/list-address.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { TEMPLATES } from "./templates-shape.ts";
import { texts } from "./texts.ts";

/** The list of ready answers. */
export async function loadTemplateList(context: Context, url: URL) {
  const state = readList(TEMPLATES, url.searchParams);
  // The list knows only kinds that there are.
  const query = { kind: state.filters.pentru as TemplateKind | undefined };
  const [templates, may] = await Promise.all([
    need(context, calls.listAnswerTemplates, { query }),
    mayDo(context),
  ]);
  return { state, templates: templates.data, mayEdit: may("templates:edit") };
}

/** One of them with its history. */
export async function loadTemplate(context: Context, id: string) {
  const [template, history, may] = await Promise.all([
    need(context, calls.getAnswerTemplate, { params: { id } }),
    loadHistory(context, "answer_template", id),
    mayDo(context),
  ]);
  return { template: template.data, history, mayEdit: may("templates:edit") };
}

/** Keeps a new one. */
export async function createTemplate(request: Request, context: Context) {
  const form = await request.formData();
  const sent = await send(context, form, calls.createAnswerTemplate, {
    body: recordIn(ANSWER_TEMPLATE, form),
  });
  return sent.ok ? leaveTo(context, "/sabloane", texts.created) : sent.refusal;
}

/** Changes or removes one; each form says by its name which. */
export async function changeTemplate(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "template": {
      const body = { ...recordIn(ANSWER_TEMPLATE, form), version: Number(version) };
      const subject = { kind: "answer_template" as const, id };
      const compared = { subject, ...comparedRecord(ANSWER_TEMPLATE) };
      const sent = await send(context, form, calls.changeAnswerTemplate, { params, body }, compared);
      return sent.ok ? leaveTo(context, "/sabloane", texts.saved) : sent.refusal;
    }
    case "remove":
      return press(
        context,
        calls.removeAnswerTemplate,
        { params, query: { version } },
        { to: "/sabloane", say: texts.removed },
      );
    default:
      throw data(null, { status: 404 });
  }
}
