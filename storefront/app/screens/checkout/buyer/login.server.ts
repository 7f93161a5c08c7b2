import { login, requestPasswordReset } from "@curat/contract/customers";
import type { Failed } from "@curat/contract/client";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { becomeCustomer } from "../../../session/customer.server.ts";
import { refusalOf } from "../../../components/form/submit.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import type { CheckoutRequest } from "../form/checkout-action.server.ts";
import { FIELD } from "../../../components/checkout-form/form-fields.ts";
import { texts } from "./texts.ts";

type Context = CheckoutRequest["context"];
type Errors = Record<string, string[]>;

/** Logs the customer in, or returns the errors of a refused login (C-020 to C-022). */
export async function logIn(context: Context, form: FormData): Promise<Errors | undefined> {
  const body = { email: textOf(form, FIELD.email), password: exactTextOf(form, FIELD.password) };
  const answer = refusalOf(login, body) ?? (await apiOf(context).call(login, { body }));
  if (!answer.ok) return loginErrors(answer);
  becomeCustomer(context, { token: answer.data.user_token, cartId: answer.data.qcartid });
  if (!answer.message) sessionOf(context).notices.push({ kind: "success", text: texts.entered });
  return undefined;
}

/** Returns an error if the email address is invalid, before the page asks to confirm the reset. */
export function checkResetAddress(form: FormData): Errors | undefined {
  const refused = refusalOf(requestPasswordReset, { email: textOf(form, FIELD.email) });
  return refused && loginErrors(refused);
}

/** Emails the reset link. The response never reveals whether the account exists. */
export async function sendReset(context: Context, form: FormData): Promise<Errors | undefined> {
  const body = { email: textOf(form, FIELD.email) };
  const answer =
    refusalOf(requestPasswordReset, body) ?? (await apiOf(context).call(requestPasswordReset, { body }));
  if (!answer.ok) return loginErrors(answer);
  if (!answer.message) sessionOf(context).notices.push({ kind: "success", text: texts.resetSent });
  return undefined;
}

function loginErrors({ errors = {} }: Failed): Errors {
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [`login.${name}`, messages]));
}
