import { data } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Failed } from "@curat/contract/client";
import { isCui, isIban } from "@curat/contract/fields.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { orderBody, placeOrder } from "@curat/contract/orders";
import type { OrderBodyInput, OrderResult } from "@curat/contract/orders";
import { orderEventFor } from "../../../analytics/order-event.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { findCustomer } from "../../../session/customer.server.ts";
import { answerForm } from "../../../session/notices.server.ts";
import { keepOrder, keptOrder } from "../../../session/order-cookie.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { readPaymentForm } from "../../payment/payment-form.server.ts";
import { texts as paymentTexts } from "../../payment/texts.ts";
import type { CheckoutAnswer, CheckoutRequest } from "../form/checkout-action.server.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { chosenCode, isSameAddress, isCompany, savedId } from "../form/form-fields.ts";
import { dropTyped } from "../buyer/kept-form.server.ts";
import { fieldErrors, orderBodyOf } from "./order-body.ts";
import type { ChosenEntries } from "../buyer/saved-entries.server.ts";
import { addressEntry, companyEntry, hasChanged, isChoiceGone } from "../buyer/saved-entry.ts";
import { texts } from "../texts.ts";

type Errors = Record<string, string[]>;
interface Finalizing extends CheckoutRequest {
  form: FormData;
  /** The saved address and company that the form names. */
  entries: ChosenEntries;
  /** As it is now; undefined when it is empty or was ordered already. */
  cart: Cart | undefined;
  shown: Omit<CheckoutAnswer, "notices">;
}
/** What the browser learns of an order that was placed. */
type Sent = Pick<CheckoutAnswer, "orderEvent"> & { order: OrderResult };

/** Sends the order; what is missing or refused comes back at its field, with everything that was typed. */
export async function finalize(finalizing: Finalizing) {
  const { request, context, form, entries, cart, shown } = finalizing;
  const customer = await findCustomer(context);
  const body = orderBodyOf(form, {
    ...entries,
    isLocker: chosenCode(form, "delivery.deliveryid") === DELIVERY_CODE.samedayEasybox,
    isProcurement: chosenCode(form, "payment.paymentid") === PAYMENT_CODE.publicProcurement,
    email: customer?.email,
  });
  const missing = { ...checkForm(form, body), ...changedEntries(form, entries) };
  if (Object.keys(missing).length > 0)
    return refuse(finalizing, missing, isOnlyWrong(missing) ? texts.wrong : texts.incomplete);
  // Nobody pays another amount than the one beside the button.
  if (cart && textOf(form, "total") !== String(cart.totals.grandtotal))
    return refuse(finalizing, {}, texts.totalChanged);
  // What changed without changing it, such as a gift that ran out, is said with this very answer.
  if (cart && shown.messages?.length) return refuse(finalizing, {}, texts.cartChanged);

  const answer = await apiOf(context).call(placeOrder, { body });
  if (answer.ok || answer.status === 409) dropTyped(context);
  if (!answer.ok && answer.status === 409) return showStanding(finalizing, answer);
  if (!answer.ok)
    return refuse(finalizing, fieldErrors(answer.errors ?? {}, form), texts.failed, answer.status);
  const { orderData: order, paymentForm } = answer.data;
  keepOrder(context, order, body.customer.email ?? "");
  const orderEvent = await orderEventFor(context, order, { cart, body, customerId: customer?.id });
  const sent: Sent = { order, ...(orderEvent && { orderEvent }) };
  if (paymentForm !== undefined) return showPaymentForm(finalizing, sent, paymentForm);
  const notices = [{ kind: "success" as const, text: texts.sent }];
  return answerForm<Partial<CheckoutAnswer>>(
    { request, context },
    { to: "/thank-you.html", notices, data: sent },
  );
}

/** The form is shown where the order was sent, with and without script; one that leads elsewhere is not taken (C-041). */
function showPaymentForm({ request, context }: Finalizing, sent: Sent, html: string) {
  const { paymentProcessors, hasOwnApi } = context.get(scopeContext).options;
  const paymentForm = readPaymentForm(html, paymentProcessors);
  if (paymentForm) return { ...sent, paymentForm, notices: [] } satisfies CheckoutAnswer;
  const notices = [{ kind: "error" as const, text: paymentTexts.notOpened }];
  const to = hasOwnApi ? `/plata/${encodeURIComponent(sent.order.randomid)}` : "/thank-you.html";
  return answerForm<Partial<CheckoutAnswer>>({ request, context }, { to, notices, data: sent });
}

/** The contract's own schema: before a foreign provider too, every section is checked before sending (C-044). */
function checkForm(form: FormData, body: OrderBodyInput): Errors {
  const errors: Errors = {};
  const checked = orderBody.safeParse(body);
  for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= [message];
  if (body.customer.email === "") errors["customer.email"] ??= [MESSAGES.required(texts.email)];
  // What the API alone would find is judged in the same round.
  const { company, selected_store } = body;
  const { cui = "", iban = "" } = (company ?? {}) as { cui?: string; iban?: string };
  if (cui !== "" && !isCui(cui)) errors["company.cui"] ??= [MESSAGES.invalid(texts.cui)];
  if (iban !== "" && !isIban(iban)) errors["company.iban"] ??= [MESSAGES.invalid(texts.iban)];
  const isLocker = chosenCode(form, "delivery.deliveryid") === DELIVERY_CODE.samedayEasybox;
  if (isLocker && !selected_store) errors.selected_store ??= [texts.lockerMissing];
  if (!form.has("terms")) errors.terms = [MESSAGES.acceptTerms];
  return fieldErrors(errors, form);
}

/** Nothing is missing: what stands there is not right. */
function isOnlyWrong(errors: Errors): boolean {
  return Object.values(errors).every((said) => said.every((text) => WRONG.test(text)));
}
const WRONG = /^Câmpul .+ (?:nu este valid\.|poate avea )|^Adresa de e-mail nu este validă\.$/;

/** A saved address or company that was deleted or changed meanwhile, in another tab. */
function changedEntries(form: FormData, { address, company }: ChosenEntries): Errors {
  const errors: Errors = {};
  if (!isSameAddress(form)) {
    const choice = "deliveryaddress.id";
    if (isChoiceGone(form, choice) || (savedId(form, "deliveryaddress") !== "" && !address))
      errors[choice] = [texts.addressGone];
    else if (address && hasChanged(form, choice, addressEntry(address)))
      errors[choice] = [texts.addressChanged];
  }
  if (isCompany(form)) {
    const choice = "company.id";
    if (isChoiceGone(form, choice) || (savedId(form, "company") !== "" && !company))
      errors[choice] = [texts.companyGone];
    else if (company && hasChanged(form, choice, companyEntry(company)))
      errors[choice] = [texts.companyChanged];
  }
  return errors;
}

/** 422, or 429 where the API was asked too often. */
function refuse({ context, shown }: Finalizing, errors: Errors, notice: string, status = 422) {
  // What is refused stands at its field, on this very page: one notice says that there is something (decision 0025).
  const atFields = Object.values(errors).flat();
  const kept = sessionOf(context).notices.filter(({ text }) => !atFields.includes(text));
  const notices = [...kept, { kind: "error" as const, text: notice }];
  return data({ ...shown, errors, notices } satisfies CheckoutAnswer, { status: status === 429 ? 429 : 422 });
}

/** 409: the cart made another order before. Its own buyer sees that order, anyone else only that it stands. */
function showStanding({ request, context }: Finalizing, { body }: Failed) {
  const { notices } = sessionOf(context);
  notices.splice(0, notices.length, { kind: "error", text: texts.alreadyOrdered });
  const standing = (body as { data?: { randomid?: string } } | undefined)?.data?.randomid;
  const order = keptOrder(context);
  const isOwn = order !== undefined && order.randomid === standing;
  return answerForm<Partial<CheckoutAnswer> & { isOrdered: true }>(
    { request, context },
    { to: "/thank-you.html", data: { isOrdered: true, ...(isOwn && { order }) } },
  );
}
