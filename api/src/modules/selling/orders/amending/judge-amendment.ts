import { DELIVERY_CODE, PAYMENT_CODE } from "@curat/contract/cart.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Amendment } from "@curat/contract/staff/amendments";
import { CARD_NEEDS_EMAIL } from "@curat/contract/staff/order-mails.values";
import { invalid } from "../../../../http/refusal.ts";
import type { OrderOffers, Quote, SaleTerms } from "../../cart/index.ts";
import type { CreditTerms } from "../../credit/index.ts";
import { type Account, effectOf, hasPaid, type OpenReturn } from "../../ledger/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import { refuseFree, sumsOf, withDiscounts } from "../../staff-discounts/index.ts";
import type { Voucher } from "../../vouchers/index.ts";
import {
  chargeLine,
  type LineChange,
  lineChanges,
  type NewOrderLine,
  type StoredLine,
} from "../order-lines.rules.ts";
import type { Order } from "../orders.store.ts";
import {
  currentGoods,
  declinedGifts,
  goodsOf,
  isGoods,
  judgeGoods,
  linesAfter,
  piecesOf,
  quoteOf,
  refuseMissing,
  withFreeLines,
  withReserved,
} from "./amended-goods.ts";
import { formatOfficeLei } from "../../../../text/money.ts";
import { cashAhead, isCollected, isSplit, type Parcel, piecesAhead } from "../parcels.rules.ts";

export interface AmendmentFacts {
  order: Order;
  lines: readonly StoredLine[];
  formerLines: readonly StoredLine[];
  open: readonly OpenReturn[];
  offers: OrderOffers;
  /** Null if the order has no voucher or the voucher was deleted. */
  voucher: Voucher | null;
  terms: SaleTerms;
  money: Account;
  cashOfDayBani?: number;
  credits?: readonly CreditTerms[];
  /** The order with its buyer and addresses after the change. */
  buyer: Order;
  asked: Pick<Amendment, "items" | "cause" | "delivery" | "payment" | "discount">;
}

export interface Amended {
  order: Order;
  lines: NewOrderLine[];
  changes: LineChange[];
  hasOtherGoods: boolean;
  lostVoucher: string | null;
  parcel: Quote["parcel"];
  toPayBani: number;
  toRefundBani: number;
  posted: string[];
}

/** Applies a requested change under the shop's current rules. Throws 422 with errors by request field. */
export function judgeAmendment(input: AmendmentFacts): Amended {
  const facts = { ...input, offers: withReserved(input.offers, input.lines) };
  const { order, lines } = facts;
  const ordered = goodsOf(lines, facts.offers.bundles, facts.open);
  const errors: FieldErrors = {};
  const { goods, priced: pricedGoods, hasOtherGoods } = judgeGoods(facts, ordered, errors);
  refuseWith(errors);

  const quote = quoteOf(facts, pricedGoods, declinedGifts(facts, ordered));
  if (hasOtherGoods) refuseMissing(quote, errors);
  const priced = hasOtherGoods ? linesAfter(facts, { quote, goods, ordered }) : lines.filter(isGoods);
  const goodsLines = withDiscounts(priced, withFreeLines(facts.asked, ordered), errors);
  const delivery = deliveryAfter(facts, { quote, hasOtherGoods, errors });
  const payment = paymentAfter(facts, { quote, delivery, errors });
  refuseWith(errors);

  const amended = [...goodsLines, ...chargeAfter(facts, payment.chargesBani)];
  const sums = sumsOf(amended, { ...delivery, vatPercent: order.deliveryVatPercent });
  if (!hasPaid(order)) refuseFree(sums, findPaymentMethod(payment.code), errors);
  refuseWith(errors);
  const rose = sums.totalBani > order.totalBani || payment.code !== order.paymentCode;
  if (rose && !payment.isOffered && !hasPaid(order))
    throw invalid({ "payment.paymentid": [notOffered(payment.name)] });
  const lostVoucher = hasOtherGoods ? voucherLoss(facts, quote) : null;
  const after: Order = {
    ...facts.buyer,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    paymentCode: payment.code,
    paymentName: payment.name,
    voucherCode: lostVoucher === null ? order.voucherCode : null,
    ...sums,
  };
  const changes = lineChanges([...lines, ...facts.formerLines], amended);
  const money = moneyAfter(facts, sums.totalBani);
  return {
    order: after,
    lines: amended,
    changes,
    hasOtherGoods,
    lostVoucher,
    parcel: quote.parcel,
    ...money,
  };
}

function refuseWith(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function currentOffer(input: Omit<AmendmentFacts, "buyer" | "asked">) {
  const { order, lines } = input;
  const offers = withReserved(input.offers, lines);
  const facts = { ...input, offers, buyer: order, asked: { cause: "buyer" as const } };
  const quote = quoteOf(facts, currentGoods(goodsOf(lines, offers.bundles, []), offers), []);
  const payment = quote.payments.find(({ method }) => method.code === order.paymentCode);
  const isPaid = hasPaid(order);
  return {
    deliveries: quote.deliveryOptions,
    delivery: ownOption(order, quote),
    payments: quote.payments.filter((one) => !isPaid || one === payment),
    payment,
  };
}

function voucherLoss({ order, asked }: AmendmentFacts, { voucher }: Quote): string | null {
  if (order.voucherCode === null || asked.cause === "shop" || voucher?.applies) return null;
  return voucher?.refusal ?? MESSAGES.invalid("Voucher");
}

interface DeliveryAfter {
  code: string;
  name: string;
  deliveryBani: number;
}

function deliveryAfter(
  { order, buyer, asked }: AmendmentFacts,
  { quote, hasOtherGoods, errors }: { quote: Quote; hasOtherGoods: boolean; errors: FieldErrors },
): DeliveryAfter {
  const current = { code: order.deliveryCode, name: order.deliveryName, deliveryBani: order.deliveryBani };
  const own = ownOption(order, quote);
  const requested = asked.delivery?.deliveryid;
  const chosen = requested === undefined ? own : quote.deliveryOptions.find(({ id }) => id === requested);
  const isOther = requested !== undefined && requested !== own?.id;
  const isOtherCounty = buyer.deliveryCountyCode !== order.deliveryCountyCode;
  if (!isOther && !isOtherCounty && !(hasOtherGoods && asked.cause === "buyer")) return current;
  if (!chosen) {
    errors["delivery.deliveryid"] = [quote.deliveryNotes[0] ?? MESSAGES.invalid("Metodă de livrare")];
    return current;
  }
  const name = isOther ? chosen.name : order.deliveryName;
  return { code: chosen.code, name, deliveryBani: chosen.priceBani };
}

/** Returns the delivery option of the order. Pickup stores have the same code and differ by name. */
function ownOption({ deliveryCode, deliveryName }: Order, { deliveryOptions }: Quote) {
  const same = deliveryOptions.filter(({ code }) => code === deliveryCode);
  const isStore = deliveryCode === DELIVERY_CODE.storePickup;
  return same.find(({ name }) => name === deliveryName) ?? (isStore ? undefined : same[0]);
}

function paymentAfter(
  { order, buyer, asked }: AmendmentFacts,
  { quote, delivery, errors }: { quote: Quote; delivery: DeliveryAfter; errors: FieldErrors },
): { code: string; name: string; chargesBani: number; isOffered: boolean } {
  const { paymentCode: code, paymentName: name, chargesBani } = order;
  const own = quote.payments.find(({ method }) => method.code === code);
  const current = { code, name, chargesBani, isOffered: own !== undefined };
  const requested = asked.payment?.paymentid;
  const chosen = requested === undefined ? own : quote.payments.find(({ method }) => method.id === requested);
  const isOther = requested !== undefined && chosen?.method.code !== code;
  if (isOther && buyer.email === "" && chosen?.method.code === PAYMENT_CODE.card)
    errors["payment.paymentid"] = [CARD_NEEDS_EMAIL];
  if (isOther && hasPaid(order)) {
    errors["payment.paymentid"] = ["Comanda este plătită, așa că metoda de plată nu se mai poate schimba."];
    return current;
  }
  if (isOther && !chosen) {
    const known = findPaymentMethod(requested);
    errors["payment.paymentid"] = [known ? notOffered(known.name) : MESSAGES.invalid("Metodă de plată")];
    return current;
  }
  if (!chosen || (!isOther && delivery.code === order.deliveryCode)) return current;
  const { method, chargeBani } = chosen;
  return { code: method.code, name: method.name, chargesBani: chargeBani, isOffered: true };
}

function notOffered(name: string): string {
  return `Metoda de plată „${name}” nu este disponibilă pentru această comandă.`;
}

function chargeAfter({ order, lines, terms }: AmendmentFacts, chargesBani: number): NewOrderLine[] {
  if (chargesBani === 0) return [];
  const current = lines.filter((line) => !isGoods(line));
  return chargesBani === order.chargesBani && current.length > 0
    ? current
    : [chargeLine(chargesBani, terms.standardVatPercent)];
}

/** Returns the amount due after the change: the difference for a paid order, otherwise the whole total. */
function moneyAfter(
  { order, money }: Pick<AmendmentFacts, "order" | "money">,
  newTotalBani: number,
): Pick<Amended, "toPayBani" | "toRefundBani" | "posted"> {
  const changeBani = newTotalBani - order.totalBani;
  const { posted, payableBani, toRefundBani } = effectOf(money, { event: "amended", changeBani });
  return hasPaid(order)
    ? { toPayBani: payableBani, toRefundBani, posted }
    : { toPayBani: newTotalBani, toRefundBani: 0, posted };
}

/** Throws 422 with errors by field if parcels of the order prevent the change. (decision 0059) */
export function refuseSent(
  order: Order,
  amended: Pick<Amended, "order" | "lines">,
  { parcels, items = [] }: { parcels: readonly Parcel[]; items: Amendment["items"] },
): void {
  if (!isSplit(parcels)) return;
  const after = amended.order;
  if (after.deliveryCode !== order.deliveryCode || after.locker?.id !== order.locker?.id)
    throw invalid({
      "delivery.deliveryid": ["O parte a comenzii are deja colet: livrarea nu se mai poate schimba."],
    });
  if (after.paymentCode !== order.paymentCode)
    throw invalid({
      "payment.paymentid": ["O parte a comenzii are deja colet: plata nu se mai poate schimba."],
    });
  const left = piecesOf(amended.lines);
  const errors: FieldErrors = {};
  for (const [productId, pieces] of piecesAhead(parcels)) {
    left.set(productId, (left.get(productId) ?? 0) - pieces);
    if ((left.get(productId) ?? 0) >= 0) continue;
    const place = items.findIndex(({ kind, id }) => kind === "product" && id === productId);
    errors[place === -1 ? "items" : `items.${place}.quantity`] = [
      `Coletele pregătite conțin deja ${pieces} buc. din acest produs.`,
    ];
  }
  refuseWith(errors);
  const hasRemaining = [...left.values()].some((pieces) => pieces > 0);
  const cashBani = cashAhead(parcels);
  const ahead = formatOfficeLei(cashBani);
  if (!isCollected(after) || after.totalBani === cashBani) return;
  if (after.totalBani < cashBani)
    throw invalid({
      items: [`Pentru coletele pregătite se încasează ${ahead}: comanda nu poate costa mai puțin.`],
    });
  if (hasRemaining) return;
  const why = `Pentru coletele pregătite se încasează ${ahead} și nu mai urmează altul. Alege „Magazinul nu poate livra tot” sau renunță la un colet neexpediat.`;
  throw invalid({ items: [why] });
}
