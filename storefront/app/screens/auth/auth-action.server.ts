import type { RouterContextProvider } from "react-router";
import { login, register, requestPasswordReset } from "@curat/contract/customers";
import { exactTextOf, textOf } from "../../components/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import { enterAccount } from "../../session/enter-account.server.ts";
import { goOn } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../components/form/sent-form.server.ts";
import { AUTH_MODES } from "./auth-mode.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The three forms of the page, each with its intent. */
export async function authenticate({ request, context }: Sent) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case "register":
      return signUp({ request, context }, form);
    case "forgot":
      return forgetPassword({ request, context }, form);
    default:
      return logIn({ request, context }, form);
  }
}

async function logIn({ request, context }: Sent, form: FormData) {
  const body = { email: textOf(form, "email"), password: exactTextOf(form, "password") };
  const answer = refusalOf(login, body) ?? (await apiOf(context).call(login, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return enterAccount({ request, context }, answer.data.user_token);
}

async function signUp({ request, context }: Sent, form: FormData) {
  const body = {
    firstname: textOf(form, "firstname"),
    lastname: textOf(form, "lastname"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
    // An unticked box is refused by the schema, which knows only `true`.
    terms: form.has("terms") as true,
    subscribe: form.has("subscribe"),
  };
  const answer = refusalOf(register, body) ?? (await apiOf(context).call(register, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return enterAccount({ request, context }, answer.data.user_token);
}

async function forgetPassword({ context }: Sent, form: FormData) {
  const body = { email: textOf(form, "email") };
  const answer =
    refusalOf(requestPasswordReset, body) ?? (await apiOf(context).call(requestPasswordReset, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return goOn(context, AUTH_MODES.sent);
}
