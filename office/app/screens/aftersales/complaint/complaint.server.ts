import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { answerComplaint, getStaffComplaint } from "@curat/contract/staff/complaints";
import { textOf } from "@curat/ui/form/form-values.ts";
import {
  isTemplateRequest,
  loadTemplates,
  putTemplateIn,
  sendAnswer,
} from "../../../components/answer/answer.server.ts";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { press } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

export async function loadComplaint(context: Context, id: string) {
  const [complaint, templates, history, may] = await Promise.all([
    need(context, getStaffComplaint, { params: { id } }),
    loadTemplates(context, "complaint"),
    loadHistory(context, "complaint", id),
    mayDo(context),
  ]);
  return { complaint: complaint.data, templates, history, mayAnswer: may("complaints:answer") };
}
export type ComplaintData = Awaited<ReturnType<typeof loadComplaint>>;

export async function changeComplaint({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const params = { id };
  const page = `/reclamatii/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case ANSWER_FORM: {
      if (isTemplateRequest(form)) {
        const { customer_name, ordernr } = (await need(context, getStaffComplaint, { params })).data;
        return putTemplateIn(context, form, { nume: customer_name, comanda: ordernr });
      }
      const state = textOf(form, "state") === "closed" ? ("closed" as const) : ("answered" as const);
      const body = { state, answer: textOf(form, "answer"), version };
      return sendAnswer(context, form, {
        call: answerComplaint,
        input: { params, body },
        page,
        message:
          body.answer === ""
            ? "Sesizarea a fost închisă."
            : "Răspunsul a fost trimis pe e-mail și apare în contul clientului.",
      });
    }
    case "close":
      return press(
        context,
        answerComplaint,
        { params, body: { state: "closed", version } },
        { to: page, message: "Sesizarea a fost închisă." },
      );
    default:
      throw data(null, { status: 404 });
  }
}
