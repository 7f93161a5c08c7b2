import type { RouterContextProvider } from "react-router";
import { askReturn } from "@curat/contract/returns";
import { NOTHING_SELECTED_TEXT } from "@curat/contract/returns.values";
import { apiOf } from "../../../session/api.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../../components/form/sent-form.server.ts";
import { returnBodyOf } from "./return-body.ts";
import { texts } from "./texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Asks for a return; afterwards the lists show it and the form is folded and empty again (C-073). */
export async function askForReturn({ request, context }: Sent) {
  const form = await request.formData();
  const body = returnBodyOf(form);
  const answer = refusalOf(askReturn, body) ?? (await apiOf(context).call(askReturn, { body }));
  if (answer.ok)
    return goOn(context, "/account/returns", answer.message ? [] : [{ kind: "success", text: texts.saved }]);
  return refuseReturn(context, { form, errors: answer.errors });
}

/** What was typed stays, with what is wrong about it. */
export function refuseReturn(
  context: Sent["context"],
  { form, errors }: { form: FormData; errors: Record<string, string[]> | undefined },
) {
  const refused = refuseForm(context, { form, errors });
  // Said in a notice, too (C-071).
  if (refused.data.errors.products?.includes(NOTHING_SELECTED_TEXT))
    refused.data.notices.push({ kind: "error", text: NOTHING_SELECTED_TEXT });
  return refused;
}
