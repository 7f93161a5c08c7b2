import type { RouterContextProvider } from "react-router";
import { requestPrivacy } from "@curat/contract/privacy";
import { PRIVACY_KINDS } from "@curat/contract/privacy.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { texts } from "./texts.ts";

/** Sends a privacy request and redirects to the list of requests (C-060). */
export function sendRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  const body = {
    email: textOf(form, "email"),
    comments: textOf(form, "comments"),
    // Treat an invalid type as a request for a copy of the data, which deletes nothing.
    type: PRIVACY_KINDS.find((kind) => kind === textOf(form, "type")) ?? ("checkdata" as const),
  };
  return submit(context, requestPrivacy, {
    form,
    body,
    done: { to: "/account/cookie", say: texts.sent },
  });
}
