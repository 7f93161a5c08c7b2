import type { RouterContextProvider } from "react-router";
import { sendComplaint } from "@curat/contract/complaints";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { complaintBodyOf } from "../../../components/complaint/complaint-body.ts";
import { COMPLAINT_INTENT } from "../../../components/complaint/intents.ts";
import { texts } from "../../../components/complaint/texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
/** Sends a complaint (C-057, C-058), or only reloads the form for another complaint type (C-059). */
export async function sendOwnComplaint({ request, context }: Sent) {
  const form = await request.formData();
  if (textOf(form, "intent") === COMPLAINT_INTENT.type) return { notices: [], values: typedValues(form) };
  const body = complaintBodyOf(form);
  return submit(context, sendComplaint, { form, body, done: { to: "/account/sesizari", say: texts.sent } });
}
