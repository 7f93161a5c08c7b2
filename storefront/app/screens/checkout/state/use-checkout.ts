import { useEffect, useEffectEvent, useState } from "react";
import type { ChangeEvent, RefObject, SubmitEvent } from "react";
import { useFetcher, useNavigate, useSubmit } from "react-router";
import { storePurchaseEvent } from "../../../analytics/purchase-event.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { isChosenEarly } from "@curat/ui/form/use-early-choice.ts";
import { localMemory } from "../../../session/browser-storage.ts";
import type { CartAnswer } from "../../../session/cart/cart-answer.ts";
import { CART_ACTION, CART_INTENT, quantityField } from "../../../session/cart/cart-form.ts";
import { LAST_ORDER } from "../../../session/local-keys.ts";
import { LOCAL_KEY_OF } from "../delivery/remembered-choices.ts";
import { INTENT, isLineField, PLACES } from "../../../components/checkout-form/form-fields.ts";
import type { CheckoutData } from "../load.server.ts";
import type { CheckoutAnswer } from "./checkout-answer.ts";
import { begin, dueAt, step, unansweredQuantities } from "./checkout-state.ts";
import type { CheckoutEvent, CheckoutState } from "./checkout-state.ts";
import { PLACE_DELAY_MS } from "./pending-changes.ts";
import type { CheckoutRequestKind } from "./pending-changes.ts";

interface Brought {
  data: CheckoutData;
  sentBefore: CheckoutAnswer | undefined;
}

/** Submits the page's form with JavaScript, one request at a time. */
export function useCheckout(form: RefObject<HTMLFormElement | null>, brought: Brought) {
  const fetcher = useFetcher<CheckoutAnswer | CartAnswer>();
  const [state, dispatch] = useCheckoutState(brought, fetcher.data);
  const requested = state.is === "asking" ? state.asked : undefined;
  const sendRequest = useEffectEvent((asking: CheckoutRequestKind) => {
    const isOfLines = asking.for === "quantities" || asking.for === "removal";
    if (!isOfLines && !form.current) return;
    const body = isOfLines ? lineForm(asking) : wholeForm(form.current, asking);
    void fetcher.submit(body, { method: "post", action: isOfLines ? CART_ACTION : "/cos" });
  });
  useEffect(() => {
    if (requested) sendRequest(requested);
  }, [requested]);
  useTimer(state, dispatch);
  useLastWord(state);
  useOrderSent(state, fetcher.state === "idle");

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const own = submitter?.hidden ? buttonOfField(event.currentTarget) : null;
    // A click inside a submit event does not submit again, so dispatch the intent directly.
    if (own && !own.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))) return;
    const button = own ?? submitter;
    const intent = button instanceof HTMLButtonElement ? button.value : INTENT.recalculate;
    dispatch({ type: "pressed", intent });
  }
  /** A county change is sent with a delay, because arrow keys pass through many counties. */
  function onChange(event: ChangeEvent<HTMLFormElement>): void {
    const field = event.target as unknown as HTMLInputElement;
    dispatch({ type: "touched", field: field.name });
    storeChoice(field);
    const delayMs = delayOf(field.name);
    if (delayMs !== undefined) dispatch({ type: "choice", delayMs });
  }
  const sendEarlyChoices = useEffectEvent(() => {
    // Choices made before hydration, or for an earlier cart, were not sent yet.
    const choices = [...(form.current?.elements ?? [])].filter(isChosenEarly);
    choices.forEach(storeChoice);
    const isUnheard =
      brought.data.isBehind ||
      hasOtherPlace(form.current) ||
      choices.some(({ name }) => delayOf(name) !== undefined);
    if (isUnheard) dispatch({ type: "choice", delayMs: 0 });
  });
  useEffect(() => sendEarlyChoices(), []);
  return { state, dispatch, onSubmit, onChange, onPicked: () => dispatch({ type: "choice", delayMs: 0 }) };
}

type Dispatch = (event: CheckoutEvent, at?: number) => void;
const NO_TIME = 0;

function useCheckoutState(
  { data, sentBefore }: Brought,
  answer: CheckoutAnswer | CartAnswer | undefined,
): [CheckoutState, Dispatch] {
  const [known, setKnown] = useState(() => ({ state: begin(data, sentBefore), data, answer }));
  let { state } = known;
  if (known.data !== data || known.answer !== answer) {
    // Setting state during render avoids a frame with the refused quantity. Only the timer checks delays.
    if (answer && known.answer !== answer) state = step(state, { type: "answered", answer }, NO_TIME);
    if (known.data !== data) state = step(state, { type: "loaded", data }, NO_TIME);
    setKnown({ state, data, answer });
  }
  const dispatch = (event: CheckoutEvent, at = Date.now()) =>
    setKnown((now) => {
      const next = step(now.state, event, at);
      return next === now.state ? now : { ...now, state: next };
    });
  return [state, dispatch];
}

function useTimer(state: CheckoutState, dispatch: Dispatch): void {
  const due = dueAt(state);
  // A timer may fire slightly early, so use the time for which it was set.
  const ring = useEffectEvent((at: number) => dispatch({ type: "time" }, Math.max(at, Date.now())));
  useEffect(() => {
    if (due === undefined) return undefined;
    const timer = setTimeout(() => ring(due), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [due]);
}

function useLastWord(state: CheckoutState): void {
  const submit = useSubmit();
  const lastWord = () => {
    const quantities = unansweredQuantities(state);
    return Object.keys(quantities).length > 0 ? lineForm({ for: "quantities", quantities }) : undefined;
  };
  const leaveShop = useEffectEvent(() => {
    const body = lastWord();
    if (body) navigator.sendBeacon(CART_ACTION, body);
  });
  const leavePage = useEffectEvent(() => {
    const body = lastWord();
    if (body) void submit(body, { method: "post", action: CART_ACTION, navigate: false });
  });
  useEffect(() => {
    const onHide = () => leaveShop();
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      leavePage();
    };
  }, []);
}

/** Opens the confirmation or payment page and passes the order in the history state (C-041, C-050, C-133). */
function useOrderSent(state: CheckoutState, isWhole: boolean): void {
  const navigate = useNavigate();
  const placed = "placed" in state ? state.placed : undefined;
  const goOn = useEffectEvent(() => {
    if (!placed) return;
    const { order, orderEvent } = placed;
    const text = order && JSON.stringify(order);
    if (text) localMemory.setItem(LAST_ORDER, text);
    storePurchaseEvent(orderEvent);
    // After a card order, the processor's form navigates away from this page.
    if (placed.kind === "ordered") void navigate(placed.to, { state: { id: order?.randomid, order: text } });
  });
  useEffect(() => {
    if (placed && isWhole) goOn();
  }, [placed, isWhole]);
}

function lineForm(asking: Extract<CheckoutRequestKind, { for: "quantities" | "removal" }>): URLSearchParams {
  if (asking.for === "removal")
    return new URLSearchParams({ intent: CART_INTENT.remove, itemId: String(asking.itemId) });
  const pieces = Object.entries(asking.quantities).map(([itemId, count]) => [
    quantityField(Number(itemId)),
    String(count),
  ]);
  return new URLSearchParams([["intent", CART_INTENT.quantities], ...pieces] as [string, string][]);
}

function wholeForm(form: HTMLFormElement | null, asking: CheckoutRequestKind): FormData {
  const body = new FormData();
  for (const [name, value] of new FormData(form ?? undefined))
    if (!isLineField(name)) body.append(name, value);
  body.set("intent", intentOf(asking));
  return body;
}

function intentOf(asking: CheckoutRequestKind): string {
  if (asking.for === "question") return asking.intent;
  return asking.for === "order" ? INTENT.finalize : INTENT.recalculate;
}

/** Returns the button of the focused field's section. Enter activates it instead of the form's first button. */
function buttonOfField(form: HTMLFormElement): HTMLButtonElement | null {
  const intent = document.activeElement?.closest<HTMLElement>("[data-enter]")?.dataset.enter;
  return intent ? form.querySelector<HTMLButtonElement>(`button[value="${intent}"]`) : null;
}

function hasOtherPlace(form: HTMLFormElement | null): boolean {
  const fields = new FormData(form ?? undefined);
  return PLACES.some((prefix) => textOf(fields, `${prefix}.countyid`) !== textOf(fields, `${prefix}.listed`));
}

function storeChoice({ name, value }: HTMLInputElement): void {
  const key = LOCAL_KEY_OF[name];
  if (key) localMemory.setItem(key, value);
}

function delayOf(name: string): number | undefined {
  if (name === "same" || /\.(?:countyid|cityid)$/.test(name)) return PLACE_DELAY_MS;
  const isChoice = /^(?:delivery\.|payment\.|customer\.customer_type|selected_store)|\.id$/.test(name);
  return isChoice ? 0 : undefined;
}
