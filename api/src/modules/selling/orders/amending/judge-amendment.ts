/** What an order comes to once it is changed: lines, sums, money. Pure, bani with VAT. (decisions/0051) */
import type { FieldErrors } from "@curat/contract/envelope";
import { vatOf } from "@curat/contract/vat.values";
import { effectOf, hasPaid } from "../../ledger/index.ts";
import { chargeLine } from "../charge-line.ts";
import { lineChanges, type NewOrderLine } from "../order-lines.rules.ts";
import type { Order } from "../orders.store.ts";
import {
  declinedGifts,
  differs,
  hasMore,
  isGoods,
  linesAfter,
  quoteOf,
  readGoods,
  refuseMissing,
  voucherAfter,
} from "./amended-goods.ts";
import { deliveryAfter, notOffered, ownOption, paymentAfter } from "./amended-ways.ts";
import type { Amended, AmendmentFacts } from "./amendment-facts.ts";
import { goodsOf, keptLines, withHeld } from "./ordered-goods.ts";

export type Judged = { ok: true; amended: Amended } | { ok: false; errors: FieldErrors };

/** The purchase with what is asked, at the shop's own rules; what it may not be is told at its field. */
export function judgeAmendment(given: AmendmentFacts): Judged {
  const facts = { ...given, offers: withHeld(given.offers, given.lines) };
  const { order, lines, asked } = facts;
  const ordered = goodsOf(lines, facts.offers.bundles, facts.open);
  const goods = asked.items ?? ordered;
  const errors: FieldErrors = {};
  const wanted = readGoods(goods, { ...facts, ordered, errors });
  const hasOtherGoods = differs(goods, ordered);
  if (asked.cause === "shop" && hasMore(goods, ordered))
    errors.cause = ["Dacă magazinul nu poate livra, comanda poate doar să scadă."];
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const quote = quoteOf(facts, wanted, declinedGifts(facts, ordered));
  if (hasOtherGoods) refuseMissing(quote, errors);
  const kept = hasOtherGoods ? linesAfter(facts, { quote, goods, ordered }) : lines.filter(isGoods);
  const voucher = voucherAfter(facts, quote, hasOtherGoods);
  const delivery = deliveryAfter(facts, { quote, hasOtherGoods, errors });
  const payment = paymentAfter(facts, { quote, delivery, errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const amended = [...kept, ...chargeAfter(facts, payment.chargesBani)];
  const sums = sumsOf(amended, { ...delivery, vatPercent: order.deliveryVatPercent });
  const rose = sums.totalBani > order.totalBani || payment.code !== order.paymentCode;
  if (rose && !payment.isOffered && !hasPaid(order))
    return { ok: false, errors: { "payment.paymentid": [notOffered(payment.name)] } };
  const after: Order = {
    ...facts.buyer,
    deliveryCode: delivery.code,
    deliveryName: delivery.name,
    paymentCode: payment.code,
    paymentName: payment.name,
    voucherCode: voucher.code,
    ...sums,
  };
  return {
    ok: true,
    amended: {
      order: after,
      lines: amended,
      changes: lineChanges([...lines, ...facts.formerLines], amended),
      hasOtherGoods,
      lostVoucher: voucher.lost,
      parcel: quote.parcel,
      ...moneyAfter(facts, sums.totalBani),
    },
  };
}

/** What is on offer for the order as it stands, and which of it the order has. */
export function standingOffer(given: Omit<AmendmentFacts, "buyer" | "asked">) {
  const { order, lines } = given;
  const facts = {
    ...given,
    offers: withHeld(given.offers, lines),
    buyer: order,
    asked: { cause: "buyer" as const },
  };
  const goods = goodsOf(lines, given.offers.bundles, []).flatMap((one, itemId) =>
    keptLines(one, { quantity: one.quantity, itemId }, facts.offers),
  );
  const quote = quoteOf(facts, goods, []);
  const payment = quote.payments.find(({ method }) => method.code === order.paymentCode);
  const isPaid = hasPaid(order);
  return {
    deliveries: quote.deliveryOptions,
    delivery: ownOption(order, quote),
    payments: quote.payments.filter((one) => !isPaid || one === payment),
    payment,
  };
}

function chargeAfter({ order, lines, terms }: AmendmentFacts, chargesBani: number): NewOrderLine[] {
  if (chargesBani === 0) return [];
  const standing = lines.filter((line) => !isGoods(line));
  return chargesBani === order.chargesBani && standing.length > 0
    ? standing
    : [chargeLine(chargesBani, terms.standardVatPercent)];
}

/** What lines and their delivery come to, in bani with VAT. */
export function sumsOf(
  lines: readonly NewOrderLine[],
  { deliveryBani, vatPercent }: { deliveryBani: number; vatPercent: number },
): Pick<Order, "productsBani" | "chargesBani" | "discountBani" | "deliveryBani" | "totalBani" | "vatBani"> {
  const amounts = (some: readonly NewOrderLine[]): number =>
    sum(some.map(({ quantity, unitPriceBani }) => quantity * unitPriceBani));
  const productsBani = amounts(lines.filter(isGoods));
  const chargesBani = amounts(lines.filter((line) => !isGoods(line)));
  const discountBani = sum(lines.map((line) => line.discountBani));
  return {
    productsBani,
    chargesBani,
    discountBani,
    deliveryBani,
    totalBani: productsBani - discountBani + chargesBani + deliveryBani,
    vatBani: sum(lines.map(({ vatBani }) => vatBani)) + vatOf(deliveryBani, vatPercent),
  };
}

/** Of a paid order only the difference moves; of any other the whole is still to pay. */
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
