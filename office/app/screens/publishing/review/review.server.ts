import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { decideReview, getStaffReview, keepReportedReview } from "@curat/contract/staff/reviews";
import { textOf } from "@curat/ui/form/form-values.ts";
import {
  isTemplateRequest,
  loadTemplates,
  putTemplateIn,
  sendAnswer,
} from "../../../components/answer/answer.server.ts";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";

export async function loadReview(context: Context, id: string) {
  const [review, templates, history, may] = await Promise.all([
    need(context, getStaffReview, { params: { id } }),
    loadTemplates(context, "review"),
    loadHistory(context, "review", id),
    mayDo(context),
  ]);
  return { review: review.data, templates, history, mayEdit: may("reviews:edit") };
}
export type ReviewData = Awaited<ReturnType<typeof loadReview>>;

export async function changeReview({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const params = { id };
  const page = `/recenzii/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  switch (textOf(form, "form")) {
    case ANSWER_FORM: {
      if (isTemplateRequest(form)) {
        const { name } = (await need(context, getStaffReview, { params })).data;
        return putTemplateIn(context, form, { nume: name });
      }
      const input = { params, body: { answer: textOf(form, "answer"), version } };
      return sendAnswer(context, form, {
        call: decideReview,
        input,
        page,
        message: "Răspunsul a fost adăugat.",
      });
    }
    case "approve":
      return press(
        context,
        decideReview,
        { params, body: { state: "approved", version } },
        { to: page, message: "Recenzia a fost publicată." },
      );
    case "keep": {
      const body = { reason: textOf(form, "reason"), version };
      const sent = await send(context, form, keepReportedReview, { params, body });
      return sent.ok
        ? leaveTo(context, page, "Recenzia rămâne publicată, iar semnalările au primit răspuns.")
        : sent.refusal;
    }
    case "reject": {
      const body = { state: "rejected" as const, reason: textOf(form, "reason"), version };
      const sent = await send(context, form, decideReview, { params, body });
      return sent.ok ? leaveTo(context, page, "Recenzia a fost respinsă.") : sent.refusal;
    }
    default:
      throw data(null, { status: 404 });
  }
}
