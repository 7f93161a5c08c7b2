import { withoutLinks } from "../../../text/links.ts";
import { formatLei } from "../../../text/money.ts";
import type { PaymentTerms } from "../../selling/payments/index.ts";
import type { Mail } from "./mail.ts";
import { buttonLink, paragraph, type Part, section } from "./letter.ts";
import { deliveryPart, linesPart, type OrderFacts, orderMail, totalsPart } from "./order-mail-parts.ts";
import { invoicePart, paymentParts } from "./order-placed-mail.ts";

export interface OrderChangedFacts extends OrderFacts {
  bankTransfer: PaymentTerms["bankTransfer"];
  takesCards: boolean;
  change: number;
  told: readonly string[];
  refundBani: number;
}

export function orderChangedMail(facts: OrderChangedFacts): Mail {
  const { order, lines, told, refundBani } = facts;
  return orderMail(facts, {
    key: "changed",
    step: `changed-${facts.change}`,
    title: `Comanda ${order.number} a fost modificată`,
    intro: "Am modificat comanda. Mai jos vezi cum arată acum. Dacă ceva nu este în regulă, scrie-ne.",
    parts: [
      ...(told.length > 0 ? [section("Ce s-a schimbat", told.map(withoutLinks))] : []),
      linesPart(lines, facts.shop),
      totalsPart(order),
      deliveryPart(order),
      invoicePart(order),
      ...(refundBani > 0 ? [paragraph(`Îți returnăm ${formatLei(refundBani)}.`)] : []),
      ...(order.restBani > 0
        ? balanceParts(facts)
        : paymentParts(order, { account: facts.bankTransfer, shop: facts.shop })),
    ],
  });
}

function balanceParts({ order, shop, bankTransfer, takesCards }: OrderChangedFacts): Part[] {
  const amount = `Mai ai de plată ${formatLei(order.restBani)}.`;
  const account = bankTransfer
    ? [
        `Beneficiar: ${bankTransfer.beneficiary}`,
        `IBAN: ${bankTransfer.iban}`,
        `Banca: ${bankTransfer.bank}`,
        `Detalii plată: diferență comanda ${order.number}`,
      ]
    : [];
  return [
    section("Diferența de plată", [amount, ...account]),
    ...(takesCards ? [buttonLink("Plătește cu cardul", `${shop.url}/plata/${order.randomId}`)] : []),
  ];
}
