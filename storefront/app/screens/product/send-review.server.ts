import { addReview } from "@curat/contract/reviews";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { SentPageForm } from "../../components/form/page-form.ts";
import { submit } from "../../components/form/submit.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { texts } from "./texts.ts";

/** Sends a customer's review for moderation (B-147, B-148). */
export async function sendReview({ request, context, url, form }: SentPageForm) {
  const body = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    title: textOf(form, "title"),
    stars: textOf(form, "stars"),
    comment: textOf(form, "comment"),
  };
  return submit(context, addReview, {
    form,
    params: { productID: textOf(form, "productID") },
    body,
    done: { stay: request, to: url.pathname, say: texts.reviewSent, data: { sentAt: Date.now() } },
    refused: ({ status }) => {
      // The API returns no message when the login has expired.
      if (status === 401) sessionOf(context).notices.push({ kind: "error", text: texts.sessionOver });
      return {};
    },
  });
}
