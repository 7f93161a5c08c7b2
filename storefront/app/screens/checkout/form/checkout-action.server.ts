import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { toCartView } from "../../../session/cart/cart-view.ts";
import { findCustomer } from "../../../session/customer.server.ts";
import { redirectWithNotices } from "../../../session/notices.server.ts";
import { isDocumentRequest } from "../../../session/request-kind.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { changedEntries } from "../buyer/changed-entries.ts";
import { storeLeftForm } from "../../../components/checkout-form/left-form-cookie.server.ts";
import { isLoginOver } from "../buyer/person.server.ts";
import { chosenEntries } from "../buyer/saved-entries.server.ts";
import { storeChoices } from "../delivery/remembered-choices.ts";
import { lockersFor } from "../lockers/lockers.server.ts";
import { finalize } from "../order/finalize.server.ts";
import type { Answering, CheckoutAnswer, AppliedPage } from "../state/checkout-answer.ts";
import { texts } from "./texts.ts";
import { applyForm } from "./apply-form.server.ts";
import type { Applied } from "./apply-form.server.ts";
import { FIELD, INTENT, PLACES, typedOrder } from "../../../components/checkout-form/form-fields.ts";
import { perform } from "./intents.server.ts";
import type { Found } from "./intents.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface CheckoutRequest {
  request: Request;
  context: Context;
}

export async function checkOut({ request, context }: CheckoutRequest) {
  const form = await request.formData();
  const intent = textOf(form, "intent");
  const typed = typedOrder(form);
  if (await isLoginOver(context, form)) {
    storeLeftForm(context, typed, Number(textOf(form, FIELD.person)));
    return redirectWithNotices(context, "/auth", [{ kind: "error", text: texts.loginOver }]);
  }
  rememberChoices(context, form);
  const entries = await chosenEntries(apiOf(context), form);
  const applied = await applyForm(context, form, entries);
  const customer = await findCustomer(context);
  if (applied.is !== "filled" || !customer) storeLeftForm(context, typed, customer?.id);
  addLockerGoneNotice(context, applied);
  const isDocument = isDocumentRequest(request);
  const isStale = Object.keys(changedEntries(form, entries)).length > 0;
  const appliedPage = (now: Applied = applied) => appliedPageOf(context, now, { form, isDocument, isStale });
  if (intent === INTENT.finalize)
    return finalize({ request, context, form, entries, applied, appliedPage, typed });
  const { said, cart, values, ...found } = await perform(intent, { context, form });
  // With JavaScript the page keeps the entered values, so the response includes them only after a company
  // lookup.
  const shown = isDocument || said.kind === "company" ? (values ?? typed) : undefined;
  const now = cart && { is: "filled" as const, cart, cartMessages: [], isAsShown: true, isLockerGone: false };
  const stands = await appliedPage(now);
  return answered(context, { ...withFound(stands, found), ...said, ...(shown && { values: shown }) });
}

function rememberChoices(context: Context, form: FormData): void {
  const session = sessionOf(context);
  const choices = storeChoices(session.cookies.choices, form);
  session.set("choices", choices);
  session.cookies.choices = choices;
}

function addLockerGoneNotice(context: Context, applied: Applied): void {
  if (applied.is !== "filled" || !applied.isLockerGone) return;
  const [text] = applied.cart.delivery_messages ?? [];
  if (text) sessionOf(context).notices.push({ kind: "error", text });
}

interface Shown {
  form: FormData;
  isDocument: boolean;
  isStale: boolean;
}

async function appliedPageOf(context: Context, applied: Applied, shown: Shown): Promise<AppliedPage> {
  const filled = applied.is === "filled" ? applied.cart : undefined;
  const [localities, lockers] = await Promise.all([
    typedLocalities(context, shown),
    filled ? lockersFor(context, filled) : null,
  ]);
  if (applied.is === "unknown") return { localities, lockers, isStale: true };
  const cart = filled ? toCartView(filled) : null;
  return { localities, lockers, cart, ...(shown.isStale && { isStale: true }) };
}

/** Returns the localities that the browser has not loaded yet, or all without JavaScript. */
function typedLocalities(context: Context, { form, isDocument }: Shown): Promise<Localities[]> {
  const places = PLACES.map((prefix) => placeOf(form, prefix));
  const unknown = places.filter(({ countyId, listed }) => isDocument || countyId !== listed);
  return loadLocalities(
    apiOf(context),
    unknown.map(({ countyId }) => countyId),
  );
}

function withFound(appliedPage: AppliedPage, { localities = [], lockers, isStale }: Found): AppliedPage {
  return {
    ...appliedPage,
    localities: [...appliedPage.localities, ...localities],
    lockers: appliedPage.lockers && { ...appliedPage.lockers, list: lockers ?? appliedPage.lockers.list },
    ...(isStale && { isStale }),
  };
}

/**
 * Returns the response without a redirect, so that the page keeps all entered values (decisions/0018: Without
 * JavaScript).
 */
function answered(context: Context, answer: Answering) {
  // Errors are shown both at their field and as a notice (requirements: C-087).
  const whole: CheckoutAnswer = { ...answer, notices: sessionOf(context).notices };
  return answer.kind === "refused" ? data(whole, { status: 422 }) : whole;
}
