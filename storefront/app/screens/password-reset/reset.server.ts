import type { RouterContextProvider } from "react-router";
import { resetPassword } from "@curat/contract/customers";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import { requireVisitor } from "../../session/guards.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the page's data. Opening the page does not use up the token; only submitting the form does. */
export async function loadPasswordReset(context: Context) {
  await requireVisitor(context);
  return { head: { title: texts.title, robots: "noindex" } };
}

/** Sets the new password and redirects to the login (C-078). */
export async function setPassword({
  request,
  context,
  token,
}: {
  request: Request;
  context: Context;
  token: string;
}) {
  const form = await request.formData();
  const confirmation = exactTextOf(form, "password_confirm");
  const body = {
    token,
    password: exactTextOf(form, "password"),
    password_confirm: confirmation,
    // The specification names this field differently for this endpoint. Our own API accepts both names.
    password_confirmation: confirmation,
  };
  return submit(context, resetPassword, { form, body, done: { to: "/auth", say: texts.done } });
}
