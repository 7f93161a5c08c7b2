import type { RouterContextProvider } from "react-router";
import type { Failed } from "@curat/contract/client";
import { askReturn } from "@curat/contract/returns";
import { RETURN_MESSAGES } from "@curat/contract/returns.values";
import { sessionOf } from "../../../session/session.server.ts";
import { submit } from "../../../components/form/submit.server.ts";
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
  return submit(context, askReturn, {
    form,
    body,
    done: { to: "/account/returns", say: texts.saved },
    refused: (answer) => sayNothingSelected(context, answer),
  });
}

/** What was typed stays, with what is wrong about it; that nothing was selected is said in a notice, too (C-071). */
export function sayNothingSelected(context: Sent["context"], { errors }: Failed): object {
  if (errors?.products?.includes(RETURN_MESSAGES.nothingSelected))
    sessionOf(context).notices.push({ kind: "error", text: RETURN_MESSAGES.nothingSelected });
  return {};
}
