import type { RouterContextProvider } from "react-router";
import { sendComplaint } from "@curat/contract/complaints";
import { textOf, typedValues } from "../../../components/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../../components/form/sent-form.server.ts";
import { complaintBodyOf } from "./complaint-body.ts";
import { COMPLAINT_INTENT } from "./intents.ts";
import { texts } from "./texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
/** Sends a complaint (C-057, C-058); the other intent only shows what its type asks for (C-059). */
export async function sendOwnComplaint({ request, context }: Sent) {
  const form = await request.formData();
  if (textOf(form, "intent") === COMPLAINT_INTENT.type) return { notices: [], values: typedValues(form) };
  const body = complaintBodyOf(form);
  const answer = refusalOf(sendComplaint, body) ?? (await apiOf(context).call(sendComplaint, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  return goOn(context, "/account/sesizari", answer.message ? [] : [{ kind: "success", text: texts.sent }]);
}
