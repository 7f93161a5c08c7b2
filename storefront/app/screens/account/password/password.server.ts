import type { RouterContextProvider } from "react-router";
import { changeDetails } from "@curat/contract/customers";
import { endOtherSessions, listSessions } from "@curat/contract/sessions";
import { exactTextOf, textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { requireCustomer } from "../../../session/guards.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { END_OTHER_SESSIONS } from "./sessions.tsx";
import { texts } from "./texts.ts";

const PAGE = "/account/infoPass";
type Context = Readonly<RouterContextProvider>;

/** Returns the customer's email address and open sessions. `?edit` opens the dialog. */
export async function loadPassword(context: Context, url: URL) {
  const { email } = await requireCustomer(context);
  // External providers do not list sessions.
  const sessions = context.get(scopeContext).options.hasOwnApi
    ? await apiOf(context).call(listSessions)
    : undefined;
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    email,
    sessions: sessions && { open: sessions.ok ? sessions.data : undefined },
    isEditing: url.searchParams.has("edit"),
  };
}

/** Handles the page's two forms: one ends the other sessions, one changes the password. */
export async function changeAccess({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  if (textOf(form, "intent") === END_OTHER_SESSIONS) {
    return submit(context, endOtherSessions, { done: { to: PAGE } });
  }
  return changePassword(context, form);
}

/**
 * Changes the password through the profile endpoint, which distinguishes password changes by their fields
 * (C-056, C-100).
 */
function changePassword(context: Context, form: FormData) {
  const body = {
    old_password: exactTextOf(form, "old_password"),
    password: exactTextOf(form, "password"),
    password_confirm: exactTextOf(form, "password_confirm"),
  };
  return submit(context, changeDetails, { form, body, done: { to: PAGE, say: texts.saved } });
}
