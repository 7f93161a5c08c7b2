import { sendMessage } from "@curat/contract/contact";
import { submit } from "../form/submit.server.ts";
import { writerOf } from "../contact-form/send-contact-form.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { SentPageForm } from "../form/page-form.ts";
import { texts } from "./texts.ts";

/** Sends a question about a product and closes the dialog (B-141). */
export async function sendInfoRequest({ context, url, form }: SentPageForm) {
  const body = {
    ...writerOf(form),
    name: textOf(form, "name"),
    lastname: textOf(form, "lastname"),
    productid: textOf(form, "productid"),
  };
  return submit(context, sendMessage, { form, body, done: { to: url.pathname, say: texts.sent } });
}
