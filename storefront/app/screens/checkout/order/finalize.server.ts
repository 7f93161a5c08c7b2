import { data } from "react-router";
import { isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Failed } from "@curat/contract/client";
import { fieldErrorsOf } from "@curat/contract/field-errors";
import { isCui, isIban } from "@curat/contract/fields.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { orderBody, placeOrder } from "@curat/contract/orders";
import type { OrderBodyInput, OrderResult } from "@curat/contract/orders";
import type { Notice } from "@curat/contract/answer-notices";
import type { OrderAction } from "../../../analytics/order-events.ts";
import { orderEventFor } from "../../../analytics/order-event.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { findCustomer } from "../../../session/customer.server.ts";
import { answerForm } from "../../../session/notices.server.ts";
import { storeOrder, storedOrder } from "../../../session/order-cookie.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { scopeContext } from "../../../storefront-context.ts";
import { readPaymentForm } from "../../../components/payment/payment-form.server.ts";
import { texts as paymentTexts } from "../../../components/payment/texts.ts";
import type { Applied } from "../form/apply-form.server.ts";
import type { CheckoutRequest } from "../form/checkout-action.server.ts";
import type { CheckoutAnswer, Errors, AppliedPage } from "../state/checkout-answer.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { forgetCart } from "../../../session/cart/read-cart.server.ts";
import { isDocumentRequest } from "../../../session/request-kind.ts";
import { chosenCode } from "../../../components/checkout-form/form-fields.ts";
import { dropLeftForm } from "../../../components/checkout-form/left-form-cookie.server.ts";
import { fieldErrors, orderBodyOf } from "./order-body.ts";
import type { ChosenEntries } from "../buyer/saved-entries.server.ts";
import { changedEntries } from "../buyer/changed-entries.ts";
import { texts } from "./texts.ts";
import { texts as buyerTexts } from "../buyer/texts.ts";

interface Finalizing extends CheckoutRequest {
  form: FormData;
  typed: Typed;
  entries: ChosenEntries;
  applied: Applied;
  appliedPage: () => Promise<AppliedPage>;
}
interface Sent {
  order: OrderResult;
  orderEvent?: OrderAction;
  cart: null;
}

/** Places the order. Errors are shown at their fields, and all entered values are kept. */
export async function finalize(finalizing: Finalizing) {
  const { request, context, form, entries, applied } = finalizing;
  const cart = applied.is === "filled" ? applied.cart : undefined;
  const customer = await findCustomer(context);
  const body = orderBodyOf(form, {
    ...entries,
    isLocker: isLockerCode(chosenCode(form, "delivery.deliveryid") ?? ""),
    isProcurement: chosenCode(form, "payment.paymentid") === PAYMENT_CODE.publicProcurement,
    email: customer?.email,
  });
  const missing = { ...checkForm(form, body), ...changedEntries(form, entries) };
  if (Object.keys(missing).length > 0)
    return refuse(finalizing, {
      errors: missing,
      notice: isFilledIn(form, missing) ? texts.wrong : texts.incomplete,
    });
  // The cart differs from the displayed one. An empty cart still reaches the API, which returns the order
  // already placed from it.
  if (applied.is === "unknown" || (applied.is === "filled" && !applied.isAsShown))
    return refuse(finalizing, { notice: texts.notApplied });
  if (cart && textOf(form, "total") !== String(cart.totals.grandtotal))
    return refuse(finalizing, { notice: texts.totalChanged });
  if (applied.is === "filled" && applied.cartMessages.length > 0)
    return refuse(finalizing, { notice: texts.cartChanged });

  const answer = await apiOf(context).call(placeOrder, { body });
  forgetCart(context);
  if (answer.ok || answer.status === 409) dropLeftForm(context);
  if (!answer.ok && answer.status === 409) return showExistingOrder(finalizing, answer);
  if (!answer.ok)
    return refuse(finalizing, {
      errors: fieldErrors(answer.errors ?? {}, form),
      notice: texts.failed,
      status: answer.status,
      isStale: true,
    });
  const { orderData: order, paymentForm } = answer.data;
  storeOrder(context, order, body.customer.email ?? "");
  const orderEvent = await orderEventFor(context, order, { cart, body, customerId: customer?.id });
  const sent: Sent = { order, cart: null, ...(orderEvent && { orderEvent }) };
  if (paymentForm !== undefined) return showPaymentForm(finalizing, sent, paymentForm);
  return answerOrdered({ request, context }, { to: "/thank-you.html", sent });
}

/** Redirects to the next page. With JavaScript, the response also contains the order's data. */
function answerOrdered(
  requested: CheckoutRequest,
  { to, notices = [], sent }: { to: string; notices?: Notice[]; sent: Partial<Sent> },
): CheckoutAnswer {
  const data = { kind: "ordered" as const, to, ...sent };
  return answerForm<typeof data>(requested, { to, notices, data });
}

/**
 * Shows the payment processor's form. Rejects a form that posts to a site other than a known processor
 * (C-041).
 */
function showPaymentForm({ request, context }: Finalizing, sent: Sent, html: string) {
  const { paymentProcessors, hasOwnApi } = context.get(scopeContext).options;
  const paymentForm = readPaymentForm(html, paymentProcessors);
  if (paymentForm) return { kind: "paying", ...sent, paymentForm, notices: [] } satisfies CheckoutAnswer;
  const notices: Notice[] = [{ kind: "error", text: paymentTexts.notOpened }];
  const to = hasOwnApi ? `/plata/${encodeURIComponent(sent.order.randomid)}` : "/thank-you.html";
  return answerOrdered({ request, context }, { to, notices, sent });
}

/** Validates all sections at once, so that this also works with an external provider (C-044). */
function checkForm(form: FormData, body: OrderBodyInput): Errors {
  const errors: Errors = fieldErrorsOf(orderBody.safeParse(body).error?.issues ?? []);
  if (body.customer.email === "") errors["customer.email"] ??= [MESSAGES.required(buyerTexts.email)];
  // These checks repeat the API's own, so that all errors are shown at once.
  const { company, selected_store } = body;
  const { cui = "", iban = "" } = (company ?? {}) as { cui?: string; iban?: string };
  if (cui !== "" && !isCui(cui)) errors["company.cui"] ??= [MESSAGES.invalid(buyerTexts.cui)];
  if (iban !== "" && !isIban(iban)) errors["company.iban"] ??= [MESSAGES.invalid(buyerTexts.iban)];
  const isLocker = isLockerCode(chosenCode(form, "delivery.deliveryid") ?? "");
  if (isLocker && !selected_store) errors.selected_store ??= [texts.lockerMissing];
  if (!form.has("terms")) errors.terms = [MESSAGES.acceptTerms];
  return fieldErrors(errors, form);
}

/** Returns whether no error concerns a missing value. A city of another county counts as missing. */
function isFilledIn(form: FormData, errors: Errors): boolean {
  return Object.entries(errors).every(
    ([name, messages]) => textOf(form, name) !== "" && !messages.some(isRequired),
  );
}

function isRequired(message: string): boolean {
  const [start = "", end = ""] = MESSAGES.required("\n").split("\n");
  return message.startsWith(start) && message.endsWith(end);
}

interface Refusal {
  errors?: Errors;
  notice: string;
  status?: number;
  isStale?: boolean;
}

async function refuse(
  { context, request, appliedPage, typed }: Finalizing,
  { errors = {}, notice, status = 422, isStale = false }: Refusal,
) {
  const atFields = Object.values(errors).flat();
  const stored = sessionOf(context).notices.filter(({ text }) => !atFields.includes(text));
  const notices: Notice[] = [...stored, { kind: "error", text: notice }];
  const answer: CheckoutAnswer = {
    ...(await appliedPage()),
    kind: "refused",
    errors,
    notices,
    ...(isDocumentRequest(request) && { values: typed }),
    ...(isStale && { isStale: true as const }),
  };
  return data(answer, { status: status === 429 ? 429 : 422 });
}

/** Handles 409, which means that the cart was already ordered. Shows the order only to its buyer. */
function showExistingOrder({ request, context }: Finalizing, { body }: Failed) {
  const { notices } = sessionOf(context);
  notices.splice(0, notices.length, { kind: "error", text: texts.alreadyOrdered });
  const existing = (body as { data?: { randomid?: string } } | undefined)?.data?.randomid;
  const order = storedOrder(context);
  const isOwn = order !== undefined && order.randomid === existing;
  return answerOrdered({ request, context }, { to: "/thank-you.html", sent: isOwn ? { order } : {} });
}
