import { quantityText } from "@curat/contract/quantity-text.values";
import { formatLei } from "../../../text/money.ts";
import { cashOf, itemsIn, type Parcel, type ParcelItem, stillToSend } from "../../selling/orders/index.ts";
import type { Mail } from "./mail.ts";
import { buttonLink, paragraph, type Part, section } from "./letter.ts";
import { deliveryPart, type OrderFacts, orderMail } from "./order-mail-parts.ts";

/** Returns the email about one of several parcels, with its contents and the goods still to be shipped. */
export function parcelMail(facts: OrderFacts & { parcels: readonly Parcel[] }, parcel: Parcel): Mail {
  const { order, lines, parcels } = facts;
  const remaining = stillComing(facts, parcel);
  const isLast = remaining.length === 0;
  return orderMail(facts, {
    key: isLast ? "parcel_last" : "parcel",
    step: `parcel-${parcel.awb}`,
    title: isLast
      ? `Ultima parte a comenzii ${order.number} a plecat`
      : `O parte a comenzii ${order.number} a plecat`,
    intro: isLast
      ? "Restul produselor din comanda ta a fost predat curierului."
      : "O parte a comenzii tale a fost predată curierului. Restul urmează într-un alt colet, fără să plătești încă o dată livrarea.",
    parts: [
      section("Colet", [`AWB: ${parcel.awb}`, ...itemsIn(parcel, lines, parcels).map(rowOf)]),
      buttonLink("Urmărește coletul", parcel.trackingUrl),
      ...toPay(cashOf(order, parcel, parcels)),
      ...(isLast ? [] : [section("Urmează", remaining.map(rowOf))]),
      deliveryPart(order),
    ],
  });
}

/** Returns the goods that neither this parcel nor an earlier one contains, even if the email is sent late. */
function stillComing(
  { lines, parcels }: Pick<OrderFacts, "lines"> & { parcels: readonly Parcel[] },
  mailed: Parcel,
): ParcelItem[] {
  const gone = parcels.filter(
    ({ id, leftAt, endedAs }) =>
      id === mailed.id || (leftAt !== null && endedAs !== "returned" && leftAt <= (mailed.leftAt ?? leftAt)),
  );
  // The order's final parcel contains everything that is not in the other parcels.
  return mailed.part === 0
    ? parcels.filter((parcel) => !gone.includes(parcel)).flatMap((parcel) => itemsIn(parcel, lines, parcels))
    : stillToSend(lines, gone);
}

function rowOf({ quantity, unit, name }: ParcelItem): string {
  return `${quantityText(quantity, unit)} × ${name}`;
}

function toPay(cashBani: number): Part[] {
  return cashBani > 0 ? [paragraph(`De plătit la primirea acestui colet: ${formatLei(cashBani)}.`)] : [];
}
