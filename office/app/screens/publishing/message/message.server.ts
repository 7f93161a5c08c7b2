import { data } from "react-router";
import { answerStaffMessage, changeStaffMessage, getStaffMessage } from "@curat/contract/staff/messages";
import type { MessageKind } from "@curat/contract/staff/messages.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import {
  isTemplateRequest,
  loadTemplates,
  putTemplateIn,
  sendAnswer,
} from "../../../components/answer/answer.server.ts";
import { ANSWER_FORM } from "../../../components/answer/answer-fields.ts";
import { formOf } from "../../../components/form/conflict/conflict.server.ts";
import { press, send } from "../../../components/form/send.server.ts";
import { loadHistory } from "../../../components/history/history.server.ts";
import { need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo, requireStaff } from "../../../session/staff.server.ts";
import { COMPARED_SORTING, filledSorting } from "./sorting-fields.ts";

export async function loadMessage(context: Context, id: string) {
  const [message, templates, history, may, me] = await Promise.all([
    need(context, getStaffMessage, { params: { id } }),
    loadTemplates(context, "message"),
    loadHistory(context, "message", id),
    mayDo(context),
    requireStaff(context),
  ]);
  const isMine = message.data.assignee?.id === me.id;
  return { message: message.data, templates, history, isMine, mayAnswer: may("messages:answer") };
}
export type MessageData = Awaited<ReturnType<typeof loadMessage>>;

export async function changeMessage(request: Request, context: Context, id: string) {
  const form = await formOf(request);
  const params = { id };
  const page = `/mesaje/${encodeURIComponent(id)}`;
  const version = Number(textOf(form, "version"));
  const change = (body: object, message: string) =>
    press(context, changeStaffMessage, { params, body: { ...body, version } }, { to: page, message });
  switch (textOf(form, "form")) {
    case ANSWER_FORM: {
      if (isTemplateRequest(form)) {
        const { name } = (await need(context, getStaffMessage, { params })).data;
        return putTemplateIn(context, form, { nume: name });
      }
      const state = textOf(form, "state") === "closed" ? ("closed" as const) : ("answered" as const);
      const body = { state, answer: textOf(form, "answer"), version };
      const input = { params, body };
      return sendAnswer(context, form, {
        call: answerStaffMessage,
        input,
        page,
        message: "Răspunsul a fost trimis pe e-mail.",
      });
    }
    case "sort": {
      // The cast is safe, because the API reports any other value as an error of this field.
      const kind = textOf(form, "kind") as MessageKind;
      const body = { kind, note: textOf(form, "note"), version };
      const compared = {
        subject: { kind: "message" as const, id },
        fill: filledSorting,
        ...COMPARED_SORTING,
      };
      const sent = await send(context, form, changeStaffMessage, { params, body }, compared);
      return sent.ok ? leaveTo(context, page, "A fost salvat.") : sent.refusal;
    }
    case "take":
      return change({ assignee: (await requireStaff(context)).id }, "Ai preluat mesajul.");
    case "give_up":
      return change({ assignee: null }, "Mesajul nu mai este preluat de nimeni.");
    case "close":
      return change({ state: "closed" }, "Mesajul a fost închis.");
    case "reopen":
      return change({ state: "new" }, "Mesajul a fost redeschis.");
    default:
      throw data(null, { status: 404 });
  }
}
