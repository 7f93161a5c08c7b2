import type { RouterContextProvider } from "react-router";
import { requestPrivacyAsGuest } from "@curat/contract/privacy";
import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

/** Sends a guest's privacy request. The page shows the same text for every email address. */
export async function requestData(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const body = {
    email: textOf(form, "email"),
    comments: "",
    // Any other value becomes the harmless request.
    type: PRIVACY_KINDS.find((kind) => kind === textOf(form, "type")) ?? ("checkdata" as const),
  };
  return submit(context, requestPrivacyAsGuest, {
    form,
    body,
    done: { to: "/date-personale", say: texts.ask.sent },
  });
}
