/** What a changed order costs, and the money that moves by it. Pure, bani with VAT. */
import { vatOf } from "@curat/contract/vat.values";
import { effectOf, hasPaid } from "../../ledger/index.ts";
import { chargeLine } from "../charge-line.ts";
import type { NewOrderLine } from "../order-line.ts";
import type { Order } from "../orders.store.ts";
import { isGoods } from "./amended-goods.ts";
import type { Amended, AmendmentFacts } from "./amendment-facts.ts";

export function chargeAfter({ order, lines, terms }: AmendmentFacts, chargesBani: number): NewOrderLine[] {
  if (chargesBani === 0) return [];
  const standing = lines.filter((line) => !isGoods(line));
  return chargesBani === order.chargesBani && standing.length > 0
    ? standing
    : [chargeLine(chargesBani, terms.standardVatPercent)];
}

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
export function moneyAfter(
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
