/** Login and password reset inside the checkout (C-020 to C-022). */
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

/**
 * Logs the customer in and stays on the page. The loaders of the same response return the customer's cart,
 * addresses and companies.
 */
export async function logIn(context: Context, form: FormData): Promise<Errors | undefined> {
  const body = { email: textOf(form, FIELD.email), password: exactTextOf(form, FIELD.password) };
  const answer = refusalOf(login, body) ?? (await apiOf(context).call(login, { body }));
  if (!answer.ok) return loginErrors(answer);
  becomeCustomer(context, { token: answer.data.user_token, cartId: answer.data.qcartid });
  if (!answer.message) sessionOf(context).notices.push({ kind: "success", text: texts.entered });
  return undefined;
}

/** Validates the e-mail address before the page shows the confirmation. */
export function checkResetAddress(form: FormData): Errors | undefined {
  const refused = refusalOf(requestPasswordReset, { email: textOf(form, FIELD.email) });
  return refused && loginErrors(refused);
}

/** Mails the reset link. The response never reveals whether an account with that address exists. */
export async function sendReset(context: Context, form: FormData): Promise<Errors | undefined> {
  const body = { email: textOf(form, FIELD.email) };
  const answer =
    refusalOf(requestPasswordReset, body) ?? (await apiOf(context).call(requestPasswordReset, { body }));
  if (!answer.ok) return loginErrors(answer);
  if (!answer.message) sessionOf(context).notices.push({ kind: "success", text: texts.resetSent });
  return undefined;
}

/**
 * Maps errors to the fields of the login block. A failure without errors, such as a rate limit, has its own
 * notice.
 */
function loginErrors({ errors = {} }: Failed): Errors {
  return Object.fromEntries(Object.entries(errors).map(([name, said]) => [`login.${name}`, said]));
}
