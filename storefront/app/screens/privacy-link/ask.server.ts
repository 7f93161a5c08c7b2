import type { RouterContextProvider } from "react-router";
import { requestPrivacyAsGuest } from "@curat/contract/privacy";
import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

/**
 * Sends a guest's privacy request. The page shows the same text whether or not the email address is known.
 */
export async function requestData(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const body = {
    email: textOf(form, "email"),
    comments: "",
    // An invalid type becomes a request for a copy of the data, which deletes nothing.
    type: PRIVACY_KINDS.find((kind) => kind === textOf(form, "type")) ?? ("checkdata" as const),
  };
  return submit(context, requestPrivacyAsGuest, {
    form,
    body,
    done: { to: "/date-personale", say: texts.ask.sent },
  });
}
