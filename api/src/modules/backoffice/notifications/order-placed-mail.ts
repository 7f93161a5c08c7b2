/** By law, the shop must confirm an order on a durable medium (law: Order button). */
import { WITHDRAWAL_LABELS } from "@curat/contract/returns.values";
import { DURABILITY_PAGE, LEGAL_GUARANTEE_PAGE, NOTICE_ALT } from "@curat/contract/notice.values";
import { countOf } from "@curat/contract/quantity-text.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { formatLei } from "../../../text/money.ts";
import { withoutLinks } from "../../../text/links.ts";
import { formatTime, wholeDays, workingDays } from "../../../text/time.ts";
import { awaitsCard, awaitsTransfer, isPickup, type Order } from "../../selling/orders/index.ts";
import { returnCostText, type ReturnTerms } from "../../aftersales/returns/index.ts";
import type { PaymentTerms } from "../../selling/payments/index.ts";
import type { Mail } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";
import { buttonLink, link, paragraph, type Part, picture, section } from "./letter.ts";
import {
  arrivalParts,
  deliveryPart,
  linesPart,
  type OrderFacts,
  orderMail,
  totalsPart,
  trackerPart,
  withdrawalAddress,
} from "./order-mail-parts.ts";

export interface OrderPlacedFacts extends OrderFacts {
  bankTransfer: PaymentTerms["bankTransfer"];
  returnTerms: ReturnTerms;
  /** PNG of the official notice of the legal guarantee; undefined without the Commission's file. */
  notice?: string | undefined;
  /** Years of the producer's durability guarantee, keyed by product id. */
  durability?: ReadonlyMap<number, number> | undefined;
  termsVersion: string | undefined;
}

/** Returns the confirmation, with the same content as HTML and text. */
export function orderPlacedMail({
  bankTransfer,
  returnTerms,
  notice,
  durability,
  termsVersion,
  ...facts
}: OrderPlacedFacts): Mail {
  const { order, lines, shop } = facts;
  const payment = paymentParts(order, { account: bankTransfer, shop });
  const way = [...arrivalParts(order), trackerPart(facts)];
  const isOwed = awaitsCard(order) || awaitsTransfer(order);
  return orderMail(facts, {
    key: "placed",
    title: `Comanda ${order.number} a fost înregistrată`,
    intro: `Îți mulțumim pentru comandă. Am primit-o pe ${formatTime(order.placedAt)}.`,
    always: unpaidText(order),
    // A payment due comes first and has the only button.
    ...(!isOwed && { head: way }),
    parts: [
      ...(isOwed ? [...payment, ...way] : []),
      linesPart(lines, shop, facts.bucketShares),
      totalsPart(order),
      deliveryPart(order),
      ...(order.promise ? [] : [paragraph(deliveryTime(order))]),
      invoicePart(order),
      ...(isOwed ? [] : payment),
      ...observationParts(order),
      ...rightsParts(order, shop, returnTerms),
      ...(notice === undefined || order.customerType !== "pf" ? [] : noticeParts(shop.url + notice)),
      ...(order.customerType === "pf" ? durabilityParts(lines, durability) : []),
      ...(termsVersion === undefined ? [] : [paragraph(termsNote(termsVersion))]),
    ],
  });
}

function termsNote(version: string): string {
  return `Termenii și condițiile pe care le-ai acceptat sunt atașate acestui mesaj (versiunea ${version}).`;
}

/** Returns the official notice, with the URL of its QR code as a link. (Regulation (EU) 2025/1960) */
function noticeParts(address: string): Part[] {
  return [
    picture({ address, alt: NOTICE_ALT, width: 595, height: 842 }, LEGAL_GUARANTEE_PAGE),
    link("Drepturile tale privind garanția legală", LEGAL_GUARANTEE_PAGE),
  ];
}

/**
 * Returns the producers' durability guarantees, which the confirmation must state. (OUG 34/2014 art. 6 and 8)
 */
function durabilityParts(lines: OrderFacts["lines"], durability: OrderPlacedFacts["durability"]): Part[] {
  const reported = lines.flatMap(({ productId, name }) => {
    const years = productId === null ? undefined : durability?.get(productId);
    return years === undefined ? [] : [`${name}: ${countOf(years, "ani")}`];
  });
  if (reported.length === 0) return [];
  return [
    section("Garanția de durabilitate a producătorului", [...new Set(reported)]),
    link("Ce înseamnă garanția de durabilitate", DURABILITY_PAGE),
  ];
}

/** Returns a registered customer's note. Omits a guest's note, because the guest's address is unverified. */
function observationParts({ observation, customerId }: Order): Part[] {
  if (observation === "" || customerId === null) return [];
  return [section("Observații", [withoutLinks(observation)])];
}

/** Tells buyers who left the payment page that the order is unpaid, and for how long it is reserved. */
function unpaidText(order: Order): string {
  if (!awaitsCard(order)) return "";
  const until = order.releaseAt ? `, până la ${formatTime(order.releaseAt)}` : "";
  if (order.placedBy) return ` Comanda nu este încă plătită: păstrăm produsele${until}, apoi o anulăm.`;
  return ` Comanda nu este încă plătită: păstrăm produsele 60 de minute${until}, apoi o anulăm. Dacă ai plătit între timp, nu mai ai nimic de făcut.`;
}

function deliveryTime(order: Order): string {
  if (isPickup(order)) return "Te anunțăm pe e-mail când comanda este gata de ridicat.";
  return order.paymentState === "pending"
    ? "Coletul ajunge în 2-3 zile după ce primim plata."
    : "Coletul ajunge în 2-3 zile de la confirmarea comenzii.";
}

export function invoicePart(order: Order): Part {
  const { company } = order;
  const buyer = company
    ? [
        company.name,
        `CUI ${company.cui}`,
        company.registryNumber,
        [company.bank, company.iban].filter(Boolean).join(" "),
      ]
    : [`${order.firstName} ${order.lastName}`];
  const place = [order.invoiceStreet, order.invoiceCity, order.invoiceCounty].join(", ");
  return section("Facturare", [...buyer.filter(Boolean), place].map(withoutLinks));
}

/**
 * Returns the parts about the payment method. For a transfer, they contain the account, the amount and the order
 * number.
 */
export function paymentParts(
  order: Order,
  { account, shop }: { account: PaymentTerms["bankTransfer"]; shop: MailShop },
): Part[] {
  if (order.paymentCode === PAYMENT_CODE.bankTransfer && account)
    return [
      section("Plată", [
        order.paymentName,
        `Beneficiar: ${account.beneficiary}`,
        `IBAN: ${account.iban}`,
        `Banca: ${account.bank}`,
        `Suma: ${formatLei(order.totalBani)}`,
        `Detalii plată: comanda ${order.number}`,
        "Factura proformă este atașată acestui mesaj.",
        `Pregătim comanda după ce primim plata. Păstrăm produsele ${workingDays(account.workingDays)}.`,
      ]),
    ];
  if (order.paymentCode === PAYMENT_CODE.onTerms)
    return [section("Plată", [order.paymentName, "Plătești factura prin transfer, până la data scadenței."])];
  const payment = section("Plată", [order.paymentName]);
  if (order.paymentCode === PAYMENT_CODE.publicProcurement) return [payment, procurementPart(order, shop)];
  if (order.paymentCode !== PAYMENT_CODE.card) return [payment];
  const page = `${shop.url}/plata/${order.randomId}`;
  return [payment, awaitsCard(order) ? buttonLink("Plătește comanda", page) : link("Starea plății", page)];
}

function procurementPart(order: Order, { seller }: MailShop): Part {
  const supplier = [seller.company, seller.cui && `CUI ${seller.cui}`].filter(Boolean).join(", ");
  return section("Ce urmează în SEAP", [
    `1. Pe e-licitatie.ro, inițiază o achiziție directă către ${supplier}.`,
    `2. Scrie la descriere: comanda ${order.number}. ${order.vatBani > 0 ? "Valoarea fără TVA" : "Valoarea"} este ${formatLei(order.totalBani - order.vatBani)}.`,
    "3. Acceptăm achiziția în SEAP, livrăm produsele și emitem factura. O plătești după livrare.",
  ]);
}

/**
 * Returns the information that consumers must receive after ordering. (law: Withdrawal, Green claims and
 * guarantee)
 */
function rightsParts(
  order: Order,
  { seller, url, returnDays, withdrawalLabel = WITHDRAWAL_LABELS.open }: MailShop,
  returnTerms: ReturnTerms,
): Part[] {
  if (order.customerType !== "pf") return [];
  const days = wholeDays(returnDays);
  return [
    section(`Dreptul de retragere: ${days}`, [
      `Te poți retrage din contract, fără să dai un motiv, în ${days} de la data la care tu sau o persoană indicată de tine, alta decât curierul, primești ultimul produs din comandă.`,
      `Este suficient să ne anunți, înainte de livrare sau în acest termen, prin funcția de mai jos ori printr-o declarație clară${seller.email ? ` trimisă la ${seller.email}` : ""}, cu numărul comenzii.`,
      "Îți returnăm banii în cel mult 14 zile de la anunț. Produsele sigilate care, odată desigilate, nu mai pot fi returnate din motive de sănătate sau de igienă sunt exceptate (OUG 34/2014, art. 16).",
      `Trimiți produsele la ${returnTerms.address}, în cel mult 14 zile de la anunț. ${returnCostText(returnTerms)}`,
      "Formularul-model de retragere, cu toate condițiile, este atașat acestui mesaj.",
    ]),
    link(withdrawalLabel, withdrawalAddress(order, url)),
    section("Garanție", ["Produsele au garanție legală de conformitate de 2 ani de la livrare."]),
  ];
}
