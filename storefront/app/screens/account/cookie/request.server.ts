import type { RouterContextProvider } from "react-router";
import { requestPrivacy } from "@curat/contract/privacy";
import { PRIVACY_KINDS, PRIVACY_SENT_TEXT } from "@curat/contract/privacy.values";
import { textOf } from "../../../components/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../../components/form/sent-form.server.ts";

/** Sends a request; the page then shows it in its list (C-060). */
export async function sendRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  const body = {
    email: textOf(form, "email"),
    comments: textOf(form, "comments"),
    // Whatever else was sent is the harmless one of the two.
    type: PRIVACY_KINDS.find((kind) => kind === textOf(form, "type")) ?? ("checkdata" as const),
  };
  const answer = refusalOf(requestPrivacy, body) ?? (await apiOf(context).call(requestPrivacy, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return goOn(
    context,
    "/account/cookie",
    answer.message ? [] : [{ kind: "success", text: PRIVACY_SENT_TEXT }],
  );
}
