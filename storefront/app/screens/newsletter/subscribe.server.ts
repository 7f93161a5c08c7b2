import type { ActionFunctionArgs } from "react-router";
import { subscribe } from "@curat/contract/newsletter";
import { textOf } from "../../components/form/form-values.ts";
import type { NewsletterAnswer } from "../../components/newsletter-form/newsletter-form.tsx";
import { apiOf } from "../../session/api.server.ts";
import { answerForm } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../components/form/sent-form.server.ts";
import { texts } from "./texts.ts";

/** Asks for the newsletter: by the address alone on a landing page (B-109), with the terms everywhere else. */
export async function subscribeVisitor({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const body = {
    email: textOf(form, "email"),
    // Checked by the schema below before it is sent.
    ...(form.get("place") === "landing" ? {} : { terms: form.has("terms") as true }),
  };
  const answer = refusalOf(subscribe, body) ?? (await apiOf(context).call(subscribe, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  const notices = answer.message === undefined ? [{ kind: "success" as const, text: texts.asked }] : [];
  return answerForm<Partial<NewsletterAnswer>>({ request, context }, { notices, data: { isAsked: true } });
}
