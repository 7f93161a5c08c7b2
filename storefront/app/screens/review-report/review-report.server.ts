import { data } from "react-router";
import type { ActionFunctionArgs, RouterContextProvider } from "react-router";
import { getReview, reportReview } from "@curat/contract/reviews";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { apiOf, refuseFailed } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns the reported review, and the customer's name and email if logged in. Throws 404 if the review is
 * not published.
 */
export async function loadReviewReport(context: Context, id: string) {
  const review = await shownReview(context, id);
  const customer = await findCustomer(context);
  return {
    head: { title: texts.title, robots: "noindex" },
    review,
    writer: {
      name: customer ? `${customer.firstname} ${customer.lastname}` : "",
      email: customer?.email ?? "",
    },
  };
}
export type ReviewReportData = Awaited<ReturnType<typeof loadReviewReport>>;

export async function sendReviewReport(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  id: string,
) {
  const form = await request.formData();
  const { product } = await shownReview(context, id);
  return submit(context, reportReview, {
    form,
    params: { id },
    body: {
      reason: textOf(form, "reason"),
      name: textOf(form, "name"),
      email: textOf(form, "email"),
      // The schema accepts only `true`, so a report with an unticked box is refused.
      truthful: form.has("truthful") as true,
    },
    done: { to: product.url, say: texts.sent },
  });
}

async function shownReview(context: Context, id: string) {
  const answer = await apiOf(context).call(getReview, { params: { id } });
  refuseFailed(answer);
  if (!answer.ok) throw data(null, { status: 404 });
  return answer.data;
}
