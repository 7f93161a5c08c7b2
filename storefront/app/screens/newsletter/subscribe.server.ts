import type { ActionFunctionArgs } from "react-router";
import { subscribe } from "@curat/contract/newsletter";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

/** Subscribes to the newsletter. Landing pages do not send the accepted terms (B-109). */
export async function subscribeVisitor({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const body = {
    email: textOf(form, "email"),
    // The schema validates this before it is sent.
    ...(form.get("place") === "landing" ? {} : { terms: form.has("terms") as true }),
  };
  return submit(context, subscribe, {
    form,
    body,
    done: { stay: request, data: { isAsked: true }, say: texts.asked },
  });
}
