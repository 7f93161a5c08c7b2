import { useEffect, useEffectEvent, useRef } from "react";
import type { ChangeEvent, RefObject } from "react";
import { textOf } from "@curat/ui/form/form-values.ts";
import { productEvent } from "../../../analytics/events.ts";
import { cartAction } from "../../../analytics/order-events.ts";
import { useTrack } from "../../../analytics/track.ts";
import type { CartView, Option } from "../../../session/cart/cart-view.ts";
import { isLineField } from "../../../components/checkout-form/form-fields.ts";

const DELIVERY = "delivery.deliveryid";
const PAYMENT = "payment.paymentid";

/**
 * Reports each step of the checkout to analytics. Placing the order also reports steps that the buyer left unchanged.
 */
export function useCheckoutStatistics(cart: CartView | null, form: RefObject<HTMLFormElement | null>) {
  const track = useTrack();
  const reported = useRef(new Set<string>());
  const trackCart = useEffectEvent(() => {
    if (cart) track("cart-view", cartAction(cart));
  });
  useEffect(() => trackCart(), []);

  function once(step: string, report: (shown: CartView) => void): void {
    if (!cart || reported.current.has(step)) return;
    reported.current.add(step);
    report(cart);
  }
  function trackChoice(name: string, id: string): void {
    if (!cart) return;
    const nameOf = (options: Option[]) => options.find((option) => String(option.id) === id)?.name;
    if (name === DELIVERY) {
      const choice = nameOf(cart.deliveries);
      if (choice)
        once(`${name} ${id}`, (shown) => track("choose-delivery", { ...cartAction(shown), choice }));
    }
    if (name === PAYMENT) {
      const choice = nameOf(cart.payments.flatMap(({ options }) => options));
      if (choice) once(`${name} ${id}`, (shown) => track("choose-payment", { ...cartAction(shown), choice }));
    }
  }
  const begin = () => once("begin", (shown) => track("begin-checkout", cartAction(shown)));

  return {
    onChange(event: ChangeEvent<HTMLFormElement>): void {
      const { name, value } = event.target as unknown as HTMLInputElement;
      if (!name || isLineField(name)) return;
      begin();
      trackChoice(name, value);
    },
    onRemoval(itemId: number): void {
      const line = cart?.lines.find(({ id, kind }) => id === itemId && kind !== "voucher");
      if (line) track("remove-from-cart", { product: productEvent(line, line.quantity) });
    },
    onFinalize(): void {
      begin();
      const fields = new FormData(form.current ?? undefined);
      for (const name of [DELIVERY, PAYMENT]) trackChoice(name, textOf(fields, name));
    },
  };
}
