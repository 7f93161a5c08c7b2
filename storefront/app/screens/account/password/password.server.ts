import type { RouterContextProvider } from "react-router";
import { changeDetails } from "@curat/contract/customers";
import { exactTextOf } from "../../../components/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { requireCustomer } from "../../../session/customer.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../../session/sent-form.server.ts";
import { texts as accountTexts } from "../texts.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Nothing but whose password it is; the dialog opens by the address. */
export async function loadPassword(context: Context, url: URL) {
  const { email } = await requireCustomer(context);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    email,
    isEditing: url.searchParams.has("edit"),
  };
}

/** Old, new and confirmation; the same call as the profile's, told apart by its fields (C-056, C-100). */
export async function changePassword({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const body = {
    old_password: exactTextOf(form, "old_password"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
  };
  const answer = refusalOf(changeDetails, body) ?? (await apiOf(context).call(changeDetails, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return goOn(context, "/account/infoPass", answer.message ? [] : [{ kind: "success", text: texts.saved }]);
}
