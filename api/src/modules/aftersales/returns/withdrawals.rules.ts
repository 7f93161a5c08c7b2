/** What a withdrawal from the contract means for money and parcel: pure. (law: Withdrawal; decision 0017) */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { formatLei } from "../../../text/money.ts";
import { formatDay } from "../../../text/time.ts";
import { isDeclaredWithin, lastSendBackDay, REFUND_DAYS, SEND_BACK_DAYS } from "./return-days.rules.ts";
import type { ReturnTerms } from "./return-terms.rules.ts";

/** How money comes back; "none" where none was paid and none will be. */
export type RefundMethod = "none" | "card" | "account";

interface Paid {
  paymentCode: string;
  paymentState: string;
  totalBani: number;
  /** True once the parcel is with the buyer. */
  isDelivered: boolean;
}

/** To the card that paid, else to an account; "none" for free orders, and before delivery for unpaid ones. */
export function refundMethod({ paymentCode, paymentState, totalBani, isDelivered }: Paid): RefundMethod {
  if (totalBani === 0) return "none";
  const hasPaid = ["paid", "refund_due", "refunded"].includes(paymentState);
  if (hasPaid && paymentCode === PAYMENT_CODE.card) return "card";
  return hasPaid || isDelivered ? "account" : "none";
}

export interface DeclaredFacts {
  declaredAt: Date;
  /** Null while the order has not arrived. */
  deliveredAt: Date | null;
  /**
   * Where the parcel is: not sent, on its way or with the buyer; "nowhere" for an order that was cancelled by it, "out"
   * for goods that were taken out of one that goes on.
   */
  parcel: "nowhere" | "out" | "here" | "sent" | "delivered";
  refund: RefundMethod;
  /** The order cost 0.00 lei. */
  isFree: boolean;
  /** Known where the whole order was cancelled. */
  refundBani: number | null;
  /** Empty while no account was named. */
  iban: string;
  terms: Pick<ReturnTerms, "pickupDays">;
  /** Where goods are sent back to. */
  address: string;
}

/** What happens next, a sentence each: the parcel, who pays its way, the money. */
export function nextSteps(facts: DeclaredFacts): string[] {
  return [...parcelSteps(facts), moneyStep(facts)];
}

function parcelSteps({ parcel, address, declaredAt, deliveredAt, terms }: DeclaredFacts): string[] {
  if (parcel === "nowhere") return ["Comanda a fost anulată și nu mai pleacă spre tine."];
  if (parcel === "out") return ["Produsele din care te-ai retras au fost scoase din comandă."];
  const isPickedUp = deliveredAt === null || isDeclaredWithin(terms.pickupDays, deliveredAt, declaredAt);
  const way = isPickedUp
    ? "Venim noi după colet, pe cheltuiala noastră: te sunăm ca să stabilim ziua."
    : "Costul trimiterii înapoi este al tău.";
  if (parcel === "here")
    return [
      "Nu îți mai trimitem produsele din care te-ai retras.",
      `Dacă au plecat deja, le poți trimite la adresa ${address} în cel mult ${SEND_BACK_DAYS} zile de când le primești. ${way}`,
    ];
  if (parcel === "sent")
    return [
      "Coletul este la curier: îl poți refuza la livrare și atunci nu mai ai nimic de trimis.",
      `Dacă îl primești, trimite produsele la adresa ${address} în cel mult ${SEND_BACK_DAYS} zile. ${way}`,
    ];
  const last = formatDay(new Date(lastSendBackDay(declaredAt)));
  return [`Trimite produsele la adresa ${address} până la ${last}. ${way}`];
}

function moneyStep({ parcel, refund, refundBani, iban, isFree }: DeclaredFacts): string {
  if (parcel === "out") return moneyOfRest({ refund, iban });
  if (refund === "none")
    return parcel === "nowhere" || isFree
      ? "Nu ai plătit nimic și nu ai nimic de plătit."
      : "Nu ai plătit încă nimic. Dacă plătești la livrare, ne spui apoi contul în pagina retragerii și îți returnăm banii.";
  const amount =
    refundBani === null ? "banii, cu livrarea standard dacă returnezi tot," : formatLei(refundBani);
  const where = whereTo({ refund, iban });
  const until = `Îți returnăm ${amount} ${where}, în cel mult ${REFUND_DAYS} zile de la această declarație`;
  return parcel === "nowhere"
    ? `${until}.`
    : `${until}; putem aștepta până când primim produsele sau dovada că le-ai trimis.`;
}

function moneyOfRest({ refund, iban }: Pick<DeclaredFacts, "refund" | "iban">): string {
  const rest = "Plătești numai ce a rămas în comandă.";
  if (refund === "none") return rest;
  return `${rest} Dacă ai plătit mai mult, îți returnăm diferența ${whereTo({ refund, iban })}, în cel mult ${REFUND_DAYS} zile de la această declarație.`;
}

function whereTo({ refund, iban }: Pick<DeclaredFacts, "refund" | "iban">): string {
  if (refund === "card") return "pe cardul cu care ai plătit";
  return iban === "" ? "în contul pe care ni-l spui în pagina retragerii" : `în contul ${iban}`;
}
