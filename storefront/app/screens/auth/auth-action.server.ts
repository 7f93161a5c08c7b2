import type { RouterContextProvider } from "react-router";
import { login, register, requestPasswordReset } from "@curat/contract/customers";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { startLogin } from "../../session/login.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { AUTH_MODES } from "../../components/auth/auth-mode.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Handles the page's three forms by their intent. */
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

function logIn({ request, context }: Sent, form: FormData) {
  const body = { email: textOf(form, "email"), password: exactTextOf(form, "password") };
  return submit(context, login, {
    form,
    body,
    done: ({ user_token }) => startLogin({ request, context }, user_token),
  });
}

function signUp({ request, context }: Sent, form: FormData) {
  const body = {
    firstname: textOf(form, "firstname"),
    lastname: textOf(form, "lastname"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
    // The schema accepts only `true`, so the API client rejects an unticked box.
    terms: form.has("terms") as true,
    subscribe: form.has("subscribe"),
  };
  return submit(context, register, {
    form,
    body,
    done: ({ user_token }) => startLogin({ request, context }, user_token),
  });
}

function forgetPassword({ context }: Sent, form: FormData) {
  const body = { email: textOf(form, "email") };
  return submit(context, requestPasswordReset, { form, body, done: { to: AUTH_MODES.sent } });
}
