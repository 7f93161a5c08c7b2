import { arrivalText, dayText } from "@curat/contract/arrival.values";
import { DELIVERY_CODE, isLockerCode, PAYMENT_CODE } from "@curat/contract/cart.values";
import { ORDER_NAMES } from "@curat/contract/order-names.values";
import type { OrderResult } from "@curat/contract/orders";
import { Tracker } from "../../components/order/tracker.tsx";
import { texts } from "./texts.ts";

export function WhatNext({ order }: { order: OrderResult }) {
  return (
    <section className="stack gap-3" aria-labelledby="what-next" data-screen-only>
      <h2 id="what-next" className="text-l">
        {texts.whatNext}
      </h2>
      <Tracker steps={stepsOf(order)} arrival={arrivalNote(order)} />
      <ol className="stack gap-1 m-0 pl-5">
        {nextOf(order).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function arrivalNote({ arrival, delivery_code }: OrderResult): string {
  if (!arrival) return "";
  return delivery_code === DELIVERY_CODE.storePickup
    ? texts.waitsFrom(dayText(arrival.to))
    : texts.arrivesOn(arrivalText(arrival));
}

function stepsOf({ delivery_code, status_label }: OrderResult): Parameters<typeof Tracker>[0]["steps"] {
  const { statuses, steps, pickup } = ORDER_NAMES;
  const { shipped, delivered } = delivery_code === DELIVERY_CODE.storePickup ? pickup : statuses;
  const labels = [steps.received, statuses.confirmed, steps.preparing, shipped, delivered];
  const reached = Math.max(0, labels.indexOf(status_label));
  return labels.map((label, index) => ({
    code: label,
    label,
    state: index < reached ? "done" : index === reached ? "current" : "next",
    date: "",
  }));
}

function nextOf(order: OrderResult): string[] {
  const place = placeOf(order);
  const { paymentcode } = order;
  const first =
    paymentcode === PAYMENT_CODE.card
      ? texts.nextCard
      : paymentcode === PAYMENT_CODE.bankTransfer
        ? texts.nextTransfer
        : paymentcode === PAYMENT_CODE.publicProcurement
          ? texts.nextProcurement
          : texts.nextConfirm;
  const way = { pickup: texts.nextPickup, locker: texts.nextLocker, courier: texts.nextShipped }[place];
  const last =
    paymentcode === PAYMENT_CODE.cashOnDelivery
      ? [texts.nextCash(place)]
      : paymentcode === PAYMENT_CODE.onTerms
        ? [texts.nextInvoice]
        : [];
  return [first, way, ...last];
}

/**
 * Returns how the buyer receives the order. Also checks the delivery code, because the cookie omits the locker of a
 * long order.
 */
function placeOf({ delivery_code: code, locker }: OrderResult): "pickup" | "locker" | "courier" {
  if (code === DELIVERY_CODE.storePickup) return "pickup";
  return locker || (code && isLockerCode(code)) ? "locker" : "courier";
}
