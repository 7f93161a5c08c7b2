import type { RouterContextProvider } from "react-router";
import { changeDetails } from "@curat/contract/customers";
import { textOf } from "@curat/ui/form/form-values.ts";
import { requireCustomer } from "../../../session/guards.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the customer's personal data. `?edit` opens the dialog. */
export async function loadInfo(context: Context, url: URL) {
  const { firstname, lastname, fullname, email, phone } = await requireCustomer(context);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    person: { firstname, lastname, fullname, email, phone },
    isEditing: url.searchParams.has("edit"),
  };
}

/** Saves name and phone. Customers cannot change their email address here (C-055). */
export async function changePerson({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const body = {
    firstname: textOf(form, "firstname"),
    lastname: textOf(form, "lastname"),
    phone: textOf(form, "phone"),
  };
  return submit(context, changeDetails, { form, body, done: { to: "/account/info", say: texts.saved } });
}
