import { redirect } from "react-router";
import { sendMessage } from "@curat/contract/contact";
import { isDocumentRequest } from "../../session/request-kind.ts";
import { submit } from "../form/submit.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { SentPageForm } from "../form/page-form.ts";
import type { ContactAnswer } from "./contact-form.tsx";
import { CONTACT_FORM_ID, SENT_KEY } from "./sent-address.ts";

/** Sends the contact form as form data (B-191). The page shows a thank-you message instead of a notice. */
export async function sendContactForm({ request, context, url, form }: SentPageForm) {
  const body = { ...writerOf(form), name: textOf(form, "name") };
  return submit(context, sendMessage, {
    form,
    body,
    as: "form",
    done: (): ContactAnswer => {
      if (isDocumentRequest(request)) throw redirect(`${url.pathname}?${SENT_KEY}=1#${CONTACT_FORM_ID}`, 303);
      return { notices: [], sentAt: Date.now() };
    },
  });
}

export function writerOf(form: FormData) {
  return {
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    questions: textOf(form, "questions"),
    terms: form.has("terms"),
  };
}
