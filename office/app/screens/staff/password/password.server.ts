import type { ActionFunctionArgs } from "react-router";
import { requestStaffPassword, setStaffPassword } from "@curat/contract/staff/session";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";

/** Requests a link by email. The response never reveals whether the address has an account. */
export async function requestLink({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = await send(context, form, requestStaffPassword, { body: { email: textOf(form, "email") } });
  return sent.ok
    ? leaveTo(context, "/autentificare", "Dacă adresa aparține unui membru al echipei, am trimis linkul.")
    : sent.refusal;
}

/** Sets the password with the token of an emailed link. */
export async function setPassword({ request, context, params: { token = "" } }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = {
    token,
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
  };
  const sent = await send(context, form, setStaffPassword, { body });
  return sent.ok
    ? leaveTo(context, "/autentificare", "Parola a fost schimbată. Intră în cont cu ea.")
    : sent.refusal;
}
