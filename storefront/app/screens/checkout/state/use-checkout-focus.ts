import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { useFocusOnErrors } from "@curat/ui/form/focus-first-error.ts";
import { FIELD, INTENT } from "../../../components/checkout-form/form-fields.ts";
import type { Person } from "../buyer/person.server.ts";
import type { CheckoutState } from "./checkout-state.ts";

/** For each intent, the element that receives the focus if the pressed button disappears. */
const NEXT_TO: Record<string, string> = {
  [INTENT.reset]: `[value=${INTENT.requestReset}]`,
  [INTENT.recalculate]: `[value=${INTENT.requestReset}]`,
  [INTENT.coupon]: `[name=${FIELD.coupon}]`,
  [INTENT.removeCoupon]: `[name=${FIELD.coupon}]`,
};

/** Moves the focus after each response, once the page shows all of the response's data. */
export function useCheckoutFocus(
  form: RefObject<HTMLFormElement | null>,
  { state, person }: { state: CheckoutState; person: Person },
): void {
  const last = "page" in state ? state.page.last : undefined;
  const isWhole = state.is !== "reloading";
  useEffect(() => {
    if (last?.asked.for !== "question") return;
    const { answer } = last;
    const wrong = answer.kind === "refused" ? Object.keys(answer.errors)[0] : undefined;
    const target = wrong ? `[name="${wrong}"]` : answer.kind === "asks-reset" ? "[data-asked]" : undefined;
    if (target) form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form, last]);
  useEffect(() => {
    const next = isWhole && last?.asked.for === "question" ? NEXT_TO[last.asked.intent] : undefined;
    if (!next || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(next)?.focus();
  }, [form, last, isWhole]);
  const ordered = isWhole && last?.asked.for === "order" ? last.answer : undefined;
  const refused = ordered?.kind === "refused" ? ordered.errors : undefined;
  // Focuses the message, because the pressed button is disabled and loses the focus, and the message is far above it.
  useEffect(() => {
    if (!refused || !form.current) return;
    const find = (target: string) => form.current?.querySelector<HTMLElement>(target);
    const isOfNoField = Object.keys(refused).some((name) => !find(`[name="${CSS.escape(name)}"]`));
    const reason = find("[data-reason]") ?? (isOfNoField ? find("[data-said]") : undefined);
    reason?.focus();
  }, [form, refused]);
  useFocusOnErrors(form, refused);
  const before = useRef(person?.id);
  useEffect(() => {
    if (before.current === person?.id) return;
    before.current = person?.id;
    form.current?.querySelector<HTMLElement>("[data-part=billing] h2")?.focus();
  }, [form, person?.id]);
}

/** Moves the focus to the "cart is empty" message after the last line was removed. */
export function useFocusOnEmptied(isEmpty: boolean): RefObject<HTMLParagraphElement | null> {
  const message = useRef<HTMLParagraphElement>(null);
  const before = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !before.current) message.current?.focus();
    before.current = isEmpty;
  }, [isEmpty]);
  return message;
}
