import type { ActionFunctionArgs } from "react-router";
import { subscribe } from "@curat/contract/newsletter";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

/** Subscribes a visitor to the newsletter. Forms on landing pages have no terms to accept (B-109). */
export async function subscribeVisitor({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const body = {
    email: textOf(form, "email"),
    // The schema rejects `false`, so an unticked box is never sent to the API.
    ...(form.get("place") === "landing" ? {} : { terms: form.has("terms") as true }),
  };
  return submit(context, subscribe, {
    form,
    body,
    done: { stay: request, data: { isAsked: true }, say: texts.asked },
  });
}
