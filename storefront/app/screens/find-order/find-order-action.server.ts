import type { RouterContextProvider } from "react-router";
import { cancelGuestOrder, lookUpOrder } from "@curat/contract/account-orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts as orderTexts } from "../../components/order/texts.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { sendGuestReturn } from "./guest-return.server.ts";
import { FIND_INTENT, PAGE } from "../../components/find-order/find-intent.ts";
import { WITHDRAWAL_PAGE } from "../../components/returns/withdrawal-page.ts";
import { forgetAccess, storeAccess, storedAccess } from "../../session/order-access-cookie.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Finds an order, cancels it, requests a return, or forgets it so that the visitor can search again. */
export async function changeFoundOrder({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case FIND_INTENT.cancel:
      return cancel(context);
    case FIND_INTENT.forget:
      forgetAccess(context);
      return redirectWithNotices(context, PAGE);
    case FIND_INTENT.giveBack:
      return sendGuestReturn(context, form);
    default:
      return find(context, form);
  }
}

function find(context: Context, form: FormData) {
  const body = { number: textOf(form, "number"), email: textOf(form, "email") };
  return submit(context, lookUpOrder, {
    form,
    body,
    done: ({ order, access, access_until }) => {
      storeAccess(context, { randomid: order.randomID, access, until: Date.parse(access_until) });
      return redirectWithNotices(context, textOf(form, "next") === WITHDRAWAL_PAGE ? WITHDRAWAL_PAGE : PAGE);
    },
  });
}

function cancel(context: Context) {
  const stored = storedAccess(context);
  if (!stored) return redirectWithNotices(context, PAGE);
  const { randomid, access } = stored;
  return submit(context, cancelGuestOrder, {
    params: { randomid },
    body: { access },
    done: { to: PAGE, say: orderTexts.cancelled },
  });
}
