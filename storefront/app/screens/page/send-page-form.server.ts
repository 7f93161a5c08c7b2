import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { sendContactForm } from "../../components/contact-form/send-contact-form.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { PAGE_FORM } from "../../components/form/page-form.ts";
import type { SentPageForm } from "../../components/form/page-form.ts";
import { sendInfoRequest } from "../../components/request-info/send-info-request.server.ts";
import { sendReview } from "../product/send-review.server.ts";

/** Handles the forms that pages post to their own URL. The form's name selects the handler. */
export async function sendPageForm({
  request,
  context,
  url,
}: Pick<ActionFunctionArgs, "request" | "context" | "url">) {
  const form = await request.formData();
  const sent: SentPageForm = { request, context, url, form };
  switch (textOf(form, "form")) {
    case PAGE_FORM.contact:
      return sendContactForm(sent);
    case PAGE_FORM.info:
      return sendInfoRequest(sent);
    case PAGE_FORM.review:
      return sendReview(sent);
    default:
      throw data(null, { status: 404 });
  }
}
