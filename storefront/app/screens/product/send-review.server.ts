import { addReview } from "@curat/contract/reviews";
import { textOf } from "../../components/form/form-values.ts";
import type { SentPageForm } from "../../components/form/page-form.ts";
import { apiOf } from "../../session/api.server.ts";
import { answerForm } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../components/form/sent-form.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import type { ReviewAnswer } from "./review-form.tsx";
import { texts } from "./texts.ts";

/** Sends a customer's review, which waits for the shop's word (B-147, B-148). */
export async function sendReview({ request, context, url, form }: SentPageForm) {
  const body = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    title: textOf(form, "title"),
    stars: textOf(form, "stars"),
    comment: textOf(form, "comment"),
  };
  const params = { productID: textOf(form, "productID") };
  const answer = refusalOf(addReview, body) ?? (await apiOf(context).call(addReview, { params, body }));
  if (answer.ok) {
    const own = answer.message ? [] : [{ kind: "success" as const, text: texts.reviewSent }];
    return answerForm<Partial<ReviewAnswer>>(
      { request, context },
      { notices: own, to: url.pathname, data: { sentAt: Date.now() } },
    );
  }
  // The API says nothing aloud of a login that is over.
  if (answer.status === 401) sessionOf(context).notices.push({ kind: "error", text: texts.sessionOver });
  return refuseForm(context, { form, errors: answer.errors, status: answer.status });
}
