import { data } from "react-router";
import type { InputOf } from "@curat/contract/client";
import { getAnswerTemplate, listAnswerTemplates } from "@curat/contract/staff/answer-templates";
import { fillTemplate } from "@curat/contract/staff/answer-templates.values";
import type { TemplateKind, TemplatePlace } from "@curat/contract/staff/answer-templates.values";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Refused } from "../form/refused.ts";
import { send } from "../form/send.server.ts";
import { apiOf, maybe } from "../../session/api.server.ts";
import type { AnyCall } from "../../session/api.server.ts";
import { leaveTo } from "../../session/notices.server.ts";
import type { Context } from "../../session/session.server.ts";
import { ANSWER_FORM, PUT_IN } from "./answer-fields.ts";

/** Returns the answer templates of a kind. Undefined if the staff member may not view them. */
export async function loadTemplates(context: Context, kind: TemplateKind) {
  const answer = await maybe(context, listAnswerTemplates, { query: { kind } });
  return answer?.data.map(({ id, name }) => ({ id, name }));
}

/** Returns whether the form was submitted only to insert a template. */
export function isTemplateRequest(form: FormData): boolean {
  return form.has(PUT_IN);
}

/** Returns the form with the chosen template appended and known placeholders filled in. */
export async function putTemplateIn(
  context: Context,
  form: FormData,
  known: Partial<Record<TemplatePlace, string>>,
) {
  const values = typedValues(form);
  const id = textOf(form, "template");
  const found = id !== "" && (await apiOf(context).call(getAnswerTemplate, { params: { id } }));
  const errors: Record<string, string[]> = found && found.ok ? {} : { template: ["Alege un șablon."] };
  const added = found && found.ok ? fillTemplate(found.data.body, known) : "";
  const answer = [textOf(form, "answer"), added].filter(Boolean).join("\n\n");
  const again: Refused = {
    form: ANSWER_FORM,
    values: { ...values, template: "", answer },
    errors,
    messages: [],
  };
  return data(again, { status: found && found.ok ? 200 : 422 });
}

/** Sends an answer. A refused form keeps its text, for example if someone else has answered in the meantime. */
export async function sendAnswer<const C extends AnyCall>(
  context: Context,
  form: FormData,
  { call, input, page, message }: { call: C; input: InputOf<C>; page: string; message: string },
) {
  const sent = await send(context, form, call, input);
  if (sent.ok) return leaveTo(context, page, message);
  const { data: refused, init } = sent.refusal;
  return init?.status === 409
    ? data(
        {
          ...refused,
          messages: [
            "Un coleg a răspuns între timp: vezi răspunsul mai sus. Textul tău s-a păstrat; trimite-l doar dacă mai este nevoie.",
          ],
        },
        init,
      )
    : sent.refusal;
}
