import type { RouterContextProvider } from "react-router";
import { requestReturn } from "@curat/contract/returns";
import { submit } from "../../../components/form/submit.server.ts";
import { addNothingSelectedNotice } from "../../../components/returns/nothing-selected.server.ts";
import { returnBodyOf } from "../../../components/returns/return-body.ts";
import { texts } from "../../../components/returns/texts.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Requests a return. The page then lists the return and shows an empty form (C-073). */
export async function requestReturnForm({ request, context }: Sent) {
  const form = await request.formData();
  const body = returnBodyOf(form);
  return submit(context, requestReturn, {
    form,
    body,
    done: { to: "/account/returns", say: texts.saved },
    refused: (answer) => addNothingSelectedNotice(context, answer),
  });
}
