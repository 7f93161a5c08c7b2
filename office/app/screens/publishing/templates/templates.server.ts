import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { ANSWER_TEMPLATE } from "@curat/contract/staff/answer-template.values";
import * as calls from "@curat/contract/staff/answer-templates";
import type { TemplateKind } from "@curat/contract/staff/answer-templates.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press } from "../../../components/form/send.server.ts";
import { loadAround, loadNew, saveRecord } from "../../../components/record/record.server.ts";
import { loadList } from "../../../lists/list.server.ts";
import { need } from "../../../session/api.server.ts";
import { TEMPLATES } from "./templates-shape.ts";
import { texts } from "./texts.ts";

const ROOM = "/sabloane";
const RIGHT = "templates:edit";

export const loadTemplates = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: TEMPLATES,
    right: RIGHT,
    /** Returns all templates as one page, because the API does not paginate them. */
    async read(_, { filters }) {
      // The cast is safe, because the list accepts only known values for this filter.
      const query = { kind: filters.pentru as TemplateKind | undefined };
      const { data: rows } = await need(context, calls.listAnswerTemplates, { query });
      return { data: rows, meta: { total: rows.length, last_page: 1 } };
    },
  });

export const loadNewTemplate = ({ context }: LoaderFunctionArgs) => loadNew(context, RIGHT);

export const createTemplate = async ({ request, context }: ActionFunctionArgs) =>
  saveRecord(context, await request.formData(), {
    description: ANSWER_TEMPLATE,
    call: calls.createAnswerTemplate,
    input: (body) => ({ body }),
    to: () => ROOM,
    message: texts.created,
  });

export async function loadTemplate({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const [template, around] = await Promise.all([
    need(context, calls.getAnswerTemplate, { params: { id } }),
    loadAround(context, { kind: "answer_template", id, right: RIGHT }),
  ]);
  return { template: template.data, ...around };
}

/** Saves or removes a template. The form's name selects the action. */
export async function changeTemplate({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await formOf(request);
  const version = textOf(form, "version");
  switch (textOf(form, "form")) {
    case "template":
      return saveRecord(context, form, {
        description: ANSWER_TEMPLATE,
        call: calls.changeAnswerTemplate,
        input: (values) => ({ params: { id }, body: { ...values, version: Number(version) } }),
        compared: { kind: "answer_template", id },
        to: () => ROOM,
        message: texts.saved,
      });
    case "remove": {
      const input = { params: { id }, query: { version } };
      return press(context, calls.removeAnswerTemplate, input, { to: ROOM, message: texts.removed });
    }
    default:
      throw data(null, { status: 404 });
  }
}
