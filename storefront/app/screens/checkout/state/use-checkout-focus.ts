/** Where the focus goes in the checkout when what was pressed is gone, or cannot be pressed any more. */
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { CheckoutAnswer } from "../form/checkout-action.server.ts";
import { FIELD, INTENT } from "../form/form-fields.ts";

/** What stands beside the buttons that go with their answer, by their intent. */
const NEXT_TO: Record<string, string> = {
  [INTENT.reset]: `[value=${INTENT.askReset}]`,
  [INTENT.recalculate]: `[value=${INTENT.askReset}]`,
  [INTENT.coupon]: `[name=${FIELD.coupon}]`,
  [INTENT.removeCoupon]: `[name=${FIELD.coupon}]`,
};

interface Asked {
  /** The last button's answer. */
  asked: CheckoutAnswer | undefined;
  /** The page shows all that it brought. */
  isWhole: boolean;
  /** Its intent. */
  pressed: RefObject<string>;
  personId: number | undefined;
}

/** Where the focus goes when a button's answer came: the pressed one may be gone. */
export function useFocusAfter(
  form: RefObject<HTMLFormElement | null>,
  { asked, isWhole, pressed, personId }: Asked,
): void {
  useEffect(() => {
    const [wrong] = Object.keys(asked?.errors ?? {});
    const target = wrong ? `[name="${wrong}"]` : asked?.asksReset ? "[data-asked]" : undefined;
    if (target) form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [form, asked]);
  useEffect(() => {
    const next = isWhole && asked && NEXT_TO[pressed.current];
    if (!next || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(next)?.focus();
  }, [form, asked, isWhole, pressed]);
  const before = useRef(personId);
  useEffect(() => {
    if (before.current === personId) return;
    before.current = personId;
    form.current?.querySelector<HTMLElement>("[data-part=billing] h2")?.focus();
  }, [form, personId]);
}

/**
 * The button that was pressed cannot be pressed any more: what says why takes its focus. So does what is wrong with no field,
 * which is said above the products, far from the button.
 */
export function useFocusOnReason(form: RefObject<HTMLFormElement | null>, refused: FieldErrors): void {
  useEffect(() => {
    if (!refused || !form.current) return;
    const find = (target: string) => form.current?.querySelector<HTMLElement>(target);
    const isOfNoField = Object.keys(refused).some((name) => !find(`[name="${CSS.escape(name)}"]`));
    const reason = find("[data-reason]") ?? (isOfNoField ? find("[data-said]") : undefined);
    reason?.focus();
  }, [form, refused]);
}

/** What says that the cart is empty takes the focus when its last line went, which had it. */
export function useFocusOnEmptied(isEmpty: boolean): RefObject<HTMLParagraphElement | null> {
  const said = useRef<HTMLParagraphElement>(null);
  const before = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !before.current) said.current?.focus();
    before.current = isEmpty;
  }, [isEmpty]);
  return said;
}
