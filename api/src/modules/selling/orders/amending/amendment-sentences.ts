import { quantityText } from "@curat/contract/quantity-text.values";
import { PAYMENT_CODE, PRODUCT_TYPE } from "@curat/contract/cart.values";
import { NO_EMAIL } from "@curat/contract/staff/order-mails.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import { hasPaid } from "../../ledger/index.ts";
import { discountSentences } from "../../staff-discounts/index.ts";
import type { LineChange, NewOrderLine, StoredLine } from "../order-lines.rules.ts";
import type { Order } from "../orders.store.ts";
import { isGoods, piecesOf } from "./amended-goods.ts";
import type { Amended } from "./judge-amendment.ts";

export function comparedGoods(changes: readonly LineChange[]): LineChange[] {
  return changes.filter(({ line, before, after }) => isGoods(line) && before + after > 0);
}

export const GOODS = "produse";

interface Change {
  order: Order;
  lines: readonly StoredLine[];
  amended: Amended;
}

interface Part {
  kind: string;
  name: string;
  shown: (order: Order) => string;
}

const PARTS: readonly Part[] = [
  { kind: "livrare", name: "Livrarea", shown: ({ deliveryName }) => deliveryName },
  { kind: "livrare", name: "Punctul de ridicare", shown: ({ locker }) => locker?.name ?? "niciunul" },
  { kind: "adresă", name: "Adresa de livrare", shown: deliveryPlace },
  { kind: "cumpărător", name: "Cumpărătorul", shown: personOf },
  { kind: "facturare", name: "Facturarea", shown: invoicedTo },
  { kind: "plată", name: "Plata", shown: ({ paymentName }) => paymentName },
];

export interface Difference {
  kind: string;
  sentence: string;
}

export function differencesOf({ order, lines, amended }: Change): Difference[] {
  const goods = comparedGoods(amended.changes).flatMap(lineChange);
  const otherChanges = PARTS.flatMap(({ kind, name, shown }) => {
    const [before, after] = [shown(order), shown(amended.order)];
    return before === after ? [] : [{ kind, sentence: `${name}: ${before} → ${after}` }];
  });
  const discounts = discountSentences(lines, amended).map((sentence) => ({ kind: "reducere", sentence }));
  return [...goods.map((sentence) => ({ kind: GOODS, sentence })), ...discounts, ...otherChanges];
}

function lineChange({ line, before, after }: LineChange): string[] {
  if (before === after) return [];
  const name = line.bundleName === null ? `„${line.name}”` : `„${line.name}” din „${line.bundleName}”`;
  const what = line.productType === PRODUCT_TYPE.gift ? `Cadoul ${name}` : name;
  if (before === 0) return [`Se adaugă: ${what}, ${quantityText(after, line.unit)}`];
  if (after === 0) return [`Se scoate: ${what}, ${quantityText(before, line.unit)}`];
  return [`${what}: ${before} → ${quantityText(after, line.unit)}`];
}

function deliveryPlace(order: Order): string {
  const { deliveryStreet, deliveryPostcode, deliveryCity, deliveryCounty } = order;
  return [deliveryStreet, deliveryPostcode, deliveryCity, deliveryCounty].filter(Boolean).join(", ");
}

function personOf({ firstName, lastName, phone, email }: Order): string {
  return [`${firstName} ${lastName}`, phone, email].filter(Boolean).join(", ");
}

function invoicedTo(order: Order): string {
  const { company, invoiceStreet, invoiceCity, invoiceCounty } = order;
  const who = company
    ? [company.name, company.cui, company.registryNumber, company.bank, company.iban]
    : ["persoană fizică"];
  return [...who, invoiceStreet, invoiceCity, invoiceCounty].filter(Boolean).join(", ");
}

/** Order fields on each document, besides the products. The waybill also prints the cash to collect. */
const DOCUMENTS: Record<"waybill" | "invoice", readonly ((order: Order) => string | number | undefined)[]> = {
  waybill: [
    deliveryPlace,
    personOf,
    ({ company }) => company?.name,
    ({ deliveryName }) => deliveryName,
    ({ locker }) => locker?.id,
    ({ paymentCode, totalBani }) => (paymentCode === PAYMENT_CODE.cashOnDelivery ? totalBani : 0),
  ],
  invoice: [
    invoicedTo,
    personOf,
    ({ paymentCode }) => paymentCode,
    ({ deliveryName }) => deliveryName,
    ({ totalBani }) => totalBani,
  ],
};

export function changesDocument({ order, amended }: Change, document: keyof typeof DOCUMENTS): boolean {
  return (
    DOCUMENTS[document].some((shown) => shown(order) !== shown(amended.order)) ||
    amended.changes.some(({ line, before, after }) => isGoods(line) && before !== after)
  );
}

interface Replaced {
  awb: string | undefined;
  invoice: string | undefined;
}

export function causesOf(change: Change, { awb, invoice }: Replaced): string[] {
  const { order, lines, amended } = change;
  const { order: after, lostVoucher } = amended;
  const causes = [
    ...stockCauses(lines, amended.lines),
    lostVoucher === null
      ? sumChange("Reducerea", order.discountBani, after.discountBani)
      : `Voucherul ${order.voucherCode} nu se mai aplică: ${lostVoucher} Poate fi folosit din nou.`,
    sumChange("Livrarea", order.deliveryBani, after.deliveryBani),
    sumChange("Taxa de ramburs", order.chargesBani, after.chargesBani),
    ...amended.posted,
    moneyCause(change),
    awb && `AWB-ul ${awb} se anulează la curier; apoi se creează altul.`,
    invoice && `${invoice} se stornează și se emite alta${after.email && "; ambele se trimit pe e-mail"}.`,
    after.email === "" ? NO_EMAIL : `Cumpărătorul primește pe e-mail comanda modificată (${after.email}).`,
  ];
  return causes.flatMap((cause) => cause || []);
}

function stockCauses(before: readonly NewOrderLine[], after: readonly NewOrderLine[]): string[] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const names = new Map([...before, ...after].map(({ productId, name }) => [productId, name]));
  const moved = [...new Set([...was.keys(), ...is.keys()])].map((id) => ({
    name: names.get(id) ?? "",
    pieces: (is.get(id) ?? 0) - (was.get(id) ?? 0),
  }));
  const cause = (verb: string, some: typeof moved): string[] => {
    const pieces = some.map(({ name, pieces: count }) => `${Math.abs(count)} × ${name}`).join(", ");
    return some.length > 0 ? [`${verb} stoc: ${pieces.replace(/\.$/, "")}.`] : [];
  };
  const taken = moved.filter(({ pieces }) => pieces > 0);
  const returned = moved.filter(({ pieces }) => pieces < 0);
  return [...cause("Ies din", taken), ...cause("Se întorc în", returned)];
}

function sumChange(name: string, before: number, after: number): string | undefined {
  return before === after ? undefined : `${name}: ${formatOfficeLei(before)} → ${formatOfficeLei(after)}.`;
}

function moneyCause({ order, amended }: Change): string | undefined {
  const { order: after, toPayBani, toRefundBani } = amended;
  if (toRefundBani > 0) return `De restituit clientului: ${formatOfficeLei(toRefundBani)}.`;
  if (hasPaid(order))
    return toPayBani > 0
      ? `Rămân de plată ${formatOfficeLei(toPayBani)}${after.email && "; modul de plată este explicat în e-mail"}.`
      : undefined;
  if (order.totalBani === after.totalBani && order.paymentCode === after.paymentCode) return undefined;
  const total = formatOfficeLei(after.totalBani);
  switch (after.paymentCode) {
    case PAYMENT_CODE.cashOnDelivery:
      return `La livrare se încasează ${total}.`;
    case PAYMENT_CODE.card:
      return `Comanda așteaptă plata cu cardul, ${total}: linkul de plată este în e-mail.`;
    case PAYMENT_CODE.bankTransfer:
      return `Comanda așteaptă transferul de ${total}${after.email && ": contul este în e-mail"}.`;
    default:
      return `De plată: ${total}.`;
  }
}
