import { sendMessage } from "@curat/contract/contact";
import { apiOf } from "../../session/api.server.ts";
import { goOn } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../form/sent-form.server.ts";
import { writerOf } from "../contact-form/send-contact-form.server.ts";
import { textOf } from "../form/form-values.ts";
import type { SentPageForm } from "../form/page-form.ts";
import { texts } from "./texts.ts";

/** Sends the request on and closes its dialog (B-141). */
export async function sendInfoRequest({ context, url, form }: SentPageForm) {
  const body = {
    ...writerOf(form),
    name: textOf(form, "name"),
    lastname: textOf(form, "lastname"),
    productid: textOf(form, "productid"),
  };
  const answer = refusalOf(sendMessage, body) ?? (await apiOf(context).call(sendMessage, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return goOn(context, url.pathname, answer.message ? [] : [{ kind: "success", text: texts.sent }]);
}
