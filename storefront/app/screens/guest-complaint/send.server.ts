import type { RouterContextProvider } from "react-router";
import { sendGuestComplaint } from "@curat/contract/complaints";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { complaintBodyOf } from "../../components/complaint/complaint-body.ts";
import { COMPLAINT_INTENT } from "../../components/complaint/intents.ts";
import { texts as complaintTexts } from "../../components/complaint/texts.ts";
import { PAGE as FIND_PAGE } from "../../components/find-order/find-intent.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Sends a complaint about the found order and redirects to the order. */
export async function sendGuestsComplaint({ request, context }: Sent) {
  const form = await request.formData();
  if (textOf(form, "intent") === COMPLAINT_INTENT.type) return { notices: [], values: typedValues(form) };
  const stored = storedAccess(context);
  if (!stored) return redirectWithNotices(context, FIND_PAGE);
  const { ordernr: _known, customer_email: _own, ...words } = complaintBodyOf(form);
  const body = { ...words, access: stored.access };
  return submit(context, sendGuestComplaint, {
    form,
    params: { randomid: stored.randomid },
    body,
    done: { to: FIND_PAGE, say: complaintTexts.sent },
  });
}
