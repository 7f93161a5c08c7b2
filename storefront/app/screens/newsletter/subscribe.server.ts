import type { ActionFunctionArgs } from "react-router";
import { subscribe } from "@curat/contract/newsletter";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
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
  return submit(context, subscribe, {
    form,
    body,
    done: { stay: request, data: { isAsked: true }, say: texts.asked },
  });
}
