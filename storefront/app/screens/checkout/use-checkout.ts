import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent, RefObject, SubmitEvent } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { FieldErrors } from "../../components/form/field-frame.tsx";
import { useFocusOnErrors } from "../../components/form/focus-first-error.ts";
import type { CheckoutAnswer } from "./checkout-action.server.ts";
import { INTENT, PLACES } from "./form-fields.ts";
import type { CheckoutData } from "./load.server.ts";
import { LAST_ORDER } from "../../session/local-keys.ts";

const PLACE_DELAY_MS = 600; // cart spec, section 9: cart update after county change

/** The page's one form with JavaScript: the same intents, sent without leaving the page. */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  { data, sentBefore }: { data: CheckoutData; sentBefore: CheckoutAnswer | undefined },
) {
  const changing = useFetcher<CheckoutAnswer>();
  const ordering = useFetcher<CheckoutAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const answer = ordering.data ?? sentBefore;
  const [corrected, setCorrected] = useState<Corrected>({ of: answer, names: [] });
  const names = corrected.of === answer ? corrected.names : [];
  const localities = useLocalities(data, [sentBefore, changing.data, ordering.data]);
  useFocusOnErrors(form, ordering.data?.errors);
  const isOrdered = useOrderSent(ordering);

  function send(submitter?: HTMLElement | null): void {
    if (!form.current) return;
    clearTimeout(timer.current);
    const body = new FormData(form.current, submitter);
    if (!body.has("intent")) body.set("intent", INTENT.recalculate);
    const fetcher = body.get("intent") === INTENT.finalize ? ordering : changing;
    latest.current += 1;
    void settle(fetcher.submit(body, { method: "post", action: "/cos" }), latest.current);
  }
  async function settle(sent: Promise<void>, own: number): Promise<void> {
    await sent;
    if (own === latest.current) setWaiting(false);
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (ordering.state === "idle") send(event.nativeEvent.submitter);
  }
  /** Choices recalculate at once, a place after a pause: the arrow keys run through many counties. */
  function onChange(event: ChangeEvent<HTMLFormElement>): void {
    const { name } = event.target as unknown as HTMLInputElement;
    if (answer?.errors?.[name]) setCorrected({ of: answer, names: [...names, name] });
    const delayMs = delayOf(name);
    if (delayMs === undefined) return;
    latest.current += 1;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(), delayMs);
    // The sums are old from here on, not only while the request runs: nothing is finalized in between.
    setWaiting(true);
  }
  const askEarly = useEffectEvent(() => {
    // A county that was chosen before the script came has not been asked for yet.
    const early = PLACES.some((prefix) => {
      const fields = form.current ? new FormData(form.current) : new FormData();
      return fields.get(`${prefix}.countyid`) !== fields.get(`${prefix}.listed`);
    });
    if (early) send();
  });
  useEffect(() => {
    askEarly();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    onSubmit,
    onChange,
    localities,
    errors: withoutFields(answer?.errors, names),
    values: sentBefore?.values ?? {},
    messages: [...(sentBefore?.notices ?? []).map(({ text }) => text), ...(changing.data?.messages ?? [])],
    isChanging: isWaiting || changing.state !== "idle",
    isSending: ordering.state !== "idle",
    isOrdered,
    paymentForm: answer?.paymentForm,
  };
}

/** Fields touched since an answer: their errors have done their work. */
interface Corrected {
  of: CheckoutAnswer | undefined;
  names: string[];
}

function withoutFields(errors: FieldErrors, names: string[]): FieldErrors {
  if (!errors || names.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function delayOf(name: string): number | undefined {
  if (name === "same" || /\.(?:countyid|cityid)$/.test(name)) return PLACE_DELAY_MS;
  return /^(?:delivery\.|payment\.|customer\.customer_type)/.test(name) ? 0 : undefined;
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

/** Goes to the order's page once the answer is whole; its data travels in the history (C-041, C-050). */
function useOrderSent(ordering: { state: string; data?: CheckoutAnswer & { isOrdered?: boolean } }): boolean {
  const navigate = useNavigate();
  const { order, paymentForm, isOrdered = false } = ordering.data ?? {};
  const isDone = order !== undefined || isOrdered;
  const isWhole = ordering.state === "idle";
  const goOn = useEffectEvent(() => {
    if (order) localStorage.setItem(LAST_ORDER, JSON.stringify(order));
    // The form that leads to the processor takes the page over.
    if (!paymentForm) void navigate("/thank-you.html", { state: { order } });
  });
  useEffect(() => {
    if (isDone && isWhole) goOn();
  }, [isDone, isWhole]);
  return isDone;
}
