import type { RouterContextProvider } from "react-router";
import { cancelGuestOrder, lookUpOrder } from "@curat/contract/account-orders";
import { textOf } from "../../components/form/form-values.ts";
import { texts as orderTexts } from "../../components/order/texts.ts";
import { apiOf } from "../../session/api.server.ts";
import { goOn } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../components/form/sent-form.server.ts";
import { giveBack } from "./give-back.server.ts";
import { FIND_INTENT, PAGE } from "./find-intent.ts";
import { WITHDRAWAL_PAGE } from "../withdrawal/page.ts";
import { forgetAccess, keepAccess, keptAccess } from "./kept-access.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The page's forms: find, cancel, return, look for another one. */
export async function changeFoundOrder({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  switch (textOf(form, "intent")) {
    case FIND_INTENT.cancel:
      return cancel(context);
    case FIND_INTENT.forget:
      forgetAccess(context);
      return goOn(context, PAGE);
    case FIND_INTENT.giveBack:
      return giveBack(context, form);
    default:
      return find(context, form);
  }
}

/** A wrong number and a wrong address get the same sentence. */
async function find(context: Context, form: FormData) {
  const body = { number: textOf(form, "number"), email: textOf(form, "email") };
  const answer = refusalOf(lookUpOrder, body) ?? (await apiOf(context).call(lookUpOrder, { body }));
  if (!answer.ok) return refuseForm(context, { form, errors: answer.errors, status: answer.status });
  const { order, access, access_until } = answer.data;
  keepAccess(context, { randomid: order.randomID, access, until: Date.parse(access_until) });
  return goOn(context, textOf(form, "next") === WITHDRAWAL_PAGE ? WITHDRAWAL_PAGE : PAGE);
}

/** A refusal says why, and the page then shows the order as it stands. */
async function cancel(context: Context) {
  const kept = keptAccess(context);
  if (!kept) return goOn(context, PAGE);
  const { randomid, access } = kept;
  const answer = await apiOf(context).call(cancelGuestOrder, { params: { randomid }, body: { access } });
  const own = answer.ok && !answer.message ? [{ kind: "success" as const, text: orderTexts.cancelled }] : [];
  return goOn(context, PAGE, own);
}
