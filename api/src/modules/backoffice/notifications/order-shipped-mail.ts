import { isOwnVan } from "@curat/contract/own-deliveries.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { formatLei } from "../../../text/money.ts";
import { isPickup, type Order } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { buttonLink, paragraph, type Part, section } from "./letter.ts";
import {
  arrivalParts,
  deliveryPart,
  linesPart,
  type OrderFacts,
  orderMail,
  trackerPart,
} from "./order-mail-parts.ts";

/** Returns the email about a shipped parcel, with tracking, or about an order that is ready for pickup. */
export function orderShippedMail(facts: OrderFacts): Mail {
  const { order, lines, shipment } = facts;
  const isCollected = isPickup(order);
  return orderMail(facts, {
    key: "shipped",
    title: isCollected
      ? `Comanda ${order.number} poate fi ridicată`
      : isOwnVan(order.deliveryCode)
        ? `Comanda ${order.number} a plecat spre tine`
        : `Comanda ${order.number} a fost predată curierului`,
    intro: isCollected
      ? "Comanda ta te așteaptă în magazin."
      : order.locker
        ? "Comanda ta este în drum spre easybox. Când ajunge, curierul îți trimite codul de deschidere."
        : "Comanda ta este în drum spre tine.",
    head: [...(isCollected ? [] : arrivalParts(order)), trackerPart(facts)],
    parts: [
      ...(shipment
        ? [section("Colet", [`AWB: ${shipment.awb}`]), buttonLink("Urmărește coletul", shipment.trackingUrl)]
        : []),
      ...toPay(order),
      linesPart(lines, facts.shop),
      deliveryPart(order),
    ],
  });
}

function toPay(order: Order): Part[] {
  if (order.paymentCode !== PAYMENT_CODE.cashOnDelivery || order.totalBani === 0) return [];
  return [paragraph(`De plătit la primire: ${formatLei(order.totalBani)}.`)];
}
