import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent, RefObject, SubmitEvent } from "react";
import { useFetcher, useNavigate } from "react-router";
import { keepOrderEvent } from "../../../analytics/told-order.ts";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { textOf } from "@curat/ui/form/form-values.ts";
import { isAwaited, messagesOf } from "../../../components/form/use-sent-form.ts";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import { isChosenEarly } from "@curat/ui/form/use-early-choice.ts";
import type { CheckoutAnswer, LineChanges } from "../form/checkout-action.server.ts";
import { FIELD, INTENT, PLACES } from "../form/form-fields.ts";
import type { CheckoutData } from "../load.server.ts";
import { LOCAL_KEY_OF } from "../delivery/remembered-choices.ts";
import { useFocusAfter, useFocusOnReason } from "./use-checkout-focus.ts";
import { LAST_ORDER } from "../../../session/local-keys.ts";

const PLACE_DELAY_MS = 600; // cart spec, section 9: cart update after county change

/** The page's one form with JavaScript: the same intents, sent without leaving the page. */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  { data, sentBefore }: { data: CheckoutData; sentBefore: CheckoutAnswer | undefined },
) {
  const changing = useFetcher<CheckoutAnswer>();
  const asking = useFetcher<CheckoutAnswer>();
  const ordering = useFetcher<CheckoutAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const pressed = useRef("");
  const [isWaiting, setWaiting] = useState(false);
  /** What the last change of a single line was answered. */
  const [ofLine, setOfLine] = useState<CheckoutAnswer>();
  const [loadingLines, setLoadingLines] = useState(0);
  const answer = ordering.data ?? sentBefore;
  const asked = asking.data;
  const localities = useLocalities(data, [sentBefore, changing.data, asked, ordering.data]);
  const ordered = useCorrected(answer?.errors);
  const questioned = useCorrected(asked?.errors);
  // Not before the page shows what is true now: the field that has the focus may go with it.
  const refused = ordering.state === "idle" ? ordering.data?.errors : undefined;
  useFocusOnReason(form, refused);
  useFocusOnErrors(form, refused);
  useFocusAfter(form, { asked, isWhole: asking.state === "idle", pressed, personId: data.person?.id });
  const isOrdered = useOrderSent(ordering);
  // A question is there to be answered, also while the page is still brought up to date.
  const isAsking = isAwaited(asking) && !(asking.state === "loading" && asked?.asksReset);

  function send(submitter?: HTMLElement | null): void {
    if (!form.current) return;
    clearTimeout(timer.current);
    const body = new FormData(form.current, submitter);
    if (!body.has("intent")) body.set("intent", INTENT.recalculate);
    const intent = textOf(body, "intent");
    const isFinal = intent === INTENT.finalize;
    const fetcher = isFinal ? ordering : submitter ? asking : changing;
    if (submitter && !isFinal) pressed.current = intent;
    // What the order was refused for goes with the code.
    if (intent === INTENT.coupon || intent === INTENT.removeCoupon) ordered.correct(FIELD.coupon);
    latest.current += 1;
    void settle(fetcher.submit(body, { method: "post", action: "/cos" }), latest.current);
  }
  async function settle(sent: Promise<void>, own: number): Promise<void> {
    await sent;
    if (own === latest.current) setWaiting(false);
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const own = submitter?.hidden ? buttonOfField(event.currentTarget) : null;
    // Within a submit event a click submits nothing: who handles it, or is busy, prevents it, else it is sent here.
    if (own && !own.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))) return;
    if (ordering.state === "idle" && !isAsking) send(own ?? submitter);
  }
  /** The sums are old from here on, not only while the request runs: nothing is finalized in between. */
  function sendAfter(delayMs: number): void {
    latest.current += 1;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(), delayMs);
    setWaiting(true);
  }
  /** Choices recalculate at once, a place after a pause: the arrow keys run through many counties. */
  function onChange(event: ChangeEvent<HTMLFormElement>): void {
    const field = event.target as unknown as HTMLInputElement;
    ordered.correct(field.name);
    questioned.correct(field.name);
    keepChoice(field);
    const delayMs = delayOf(field.name);
    if (delayMs !== undefined) sendAfter(delayMs);
  }
  function onLineLoading(): () => void {
    setLoadingLines((count) => count + 1);
    return () => setLoadingLines((count) => count - 1);
  }
  function onLineAnswer(line: CheckoutAnswer): void {
    setOfLine(line);
    // The form goes with the cart: what was typed is sent first, to be kept for the next one.
    if (line.isCartGone) send();
  }
  const askEarly = useEffectEvent(() => {
    // What was chosen before the script came has not been asked for yet.
    const choices = [...(form.current?.elements ?? [])].filter(isChosenEarly);
    choices.forEach(keepChoice);
    const hasPlace = PLACES.some((prefix) => {
      const fields = form.current ? new FormData(form.current) : new FormData();
      return fields.get(`${prefix}.countyid`) !== fields.get(`${prefix}.listed`);
    });
    if (hasPlace || choices.some(({ name }) => delayOf(name) !== undefined)) send();
  });
  useEffect(() => {
    askEarly();
    return () => clearTimeout(timer.current);
  }, []);

  const answers = [sentBefore, changing.data, asked, ordering.data];
  const fromServer = answers.flatMap((one) => one?.messages ?? []);
  return {
    onSubmit,
    onChange,
    onPicked: () => sendAfter(0),
    localities,
    errors: { ...ordered.errors, ...questioned.errors },
    values: asked?.values ?? sentBefore?.values ?? data.typed,
    messages: [...messagesOf(sentBefore), ...fromServer, ...(ofLine?.alerts ?? [])],
    deliveryNotes: (changing.data ?? ordering.data ?? sentBefore)?.deliveryNotes ?? [],
    changes: Object.assign({}, ...[...answers, ofLine].map((one) => one?.changes)) as LineChanges,
    onLineLoading,
    onLineAnswer,
    asksReset: (asked ?? sentBefore)?.asksReset ?? false,
    filled: (asked ?? sentBefore)?.filled,
    lockers: data.lockers && { ...data.lockers, list: sentBefore?.lockers ?? data.lockers.list },
    isAsking,
    isChanging: isWaiting || loadingLines > 0 || changing.state !== "idle" || asking.state !== "idle",
    isSending: ordering.state !== "idle",
    isOrdered,
    paymentForm: answer?.paymentForm,
  };
}

/** Enter in a field of a part with a button of its own presses that one, not the form's first. */
function buttonOfField(form: HTMLFormElement): HTMLButtonElement | null {
  const intent = document.activeElement?.closest<HTMLElement>("[data-enter]")?.dataset.enter;
  return intent ? form.querySelector<HTMLButtonElement>(`button[value="${intent}"]`) : null;
}

/** The errors of one answer; a field that is touched has lost its own until the next answer. */
function useCorrected(errors: FieldErrors) {
  const [corrected, setCorrected] = useState<Corrected>({ errors, names: [] });
  const names = corrected.errors === errors ? corrected.names : [];
  return {
    errors: Object.fromEntries(Object.entries(errors ?? {}).filter(([name]) => !names.includes(name))),
    correct(name: string): void {
      if (errors?.[name]) setCorrected({ errors, names: [...names, name] });
    },
  };
}

interface Corrected {
  errors: FieldErrors;
  names: string[];
}

function keepChoice({ name, value }: HTMLInputElement): void {
  const key = LOCAL_KEY_OF[name];
  if (key) localStorage.setItem(key, value);
}

function delayOf(name: string): number | undefined {
  if (name === "same" || /\.(?:countyid|cityid)$/.test(name)) return PLACE_DELAY_MS;
  const isChoice = /^(?:delivery\.|payment\.|customer\.customer_type|selected_store)|\.id$/.test(name);
  return isChoice ? 0 : undefined;
}

/** Every county's localities that came so far. */
function useLocalities(data: CheckoutData, answers: (CheckoutAnswer | undefined)[]) {
  const [known, setKnown] = useState(() => [...(answers[0]?.localities ?? []), ...data.localities]);
  const fresh = answers
    .flatMap((answer) => answer?.localities ?? [])
    .filter(({ countyId }) => known.every((one) => one.countyId !== countyId));
  // While rendering, not in an effect: the list shows with the answer that brought it.
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  return known;
}

/** Goes to the order's page once the answer is whole; its data travels as text in the history (C-041, C-050, C-133). */
function useOrderSent(ordering: { state: string; data?: CheckoutAnswer & { isOrdered?: boolean } }): boolean {
  const navigate = useNavigate();
  const { order, orderEvent, paymentForm, isOrdered = false } = ordering.data ?? {};
  const isDone = order !== undefined || isOrdered;
  const isWhole = ordering.state === "idle";
  const goOn = useEffectEvent(() => {
    const text = order && JSON.stringify(order);
    if (text) localStorage.setItem(LAST_ORDER, text);
    keepOrderEvent(orderEvent);
    // The form that leads to the processor takes the page over.
    if (!paymentForm) void navigate("/thank-you.html", { state: { id: order?.randomid, order: text } });
  });
  useEffect(() => {
    if (isDone && isWhole) goOn();
  }, [isDone, isWhole]);
  return isDone;
}
