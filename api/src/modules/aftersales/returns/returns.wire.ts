import { COURIER_NAMES } from "@curat/contract/deliveries.values";
import { toLei, type Wire } from "@curat/contract/lei.values";
import type { ReturnableOrder, ReturnRow } from "@curat/contract/returns";
import type { StaffReturn } from "@curat/contract/staff/returns";
import type { WithdrawableOrder, Withdrawal } from "@curat/contract/withdrawals";
import {
  goodsKey,
  movesOf,
  refundDeadline,
  refundMethod,
  type RefundMethod,
  RETURN_STATUSES,
} from "./returns.rules.ts";
import {
  isDeclaredWithin,
  lastDay,
  REFUND_DAYS,
  type ReturnTerms,
  SEND_BACK_DAYS,
} from "./return-terms.rules.ts";
import type { Return, Returnable } from "./returns.store.ts";
import { formatLei } from "../../../text/money.ts";
import { formatDay } from "../../../text/time.ts";
import { trackingUrl } from "../../selling/shipping/index.ts";
import { endsWithoutSale } from "../../selling/orders/index.ts";

export function toWireCreated({ id, number }: { id: number; number: number }) {
  return { id, number: String(number), status: RETURN_STATUSES.requested.label };
}

export function toWireReturn(request: Return): ReturnRow {
  return {
    id: request.id,
    number: String(request.number),
    orderid: request.orderId,
    order_number: String(request.orderNumber),
    order_randomID: request.orderRandomId,
    created_at: request.createdAt.toISOString(),
    changed_at: request.changedAt.toISOString(),
    status: RETURN_STATUSES[request.status].label,
    status_code: request.status,
    rejection: request.rejection,
    reason: request.reason,
    observation: request.observation,
    transport: transportOf(request.waybill),
    products: request.lines.map(({ productId, name, quantity, unit }) => ({
      productid: productId,
      product: name,
      quantity,
      um: unit,
    })),
  };
}

function transportOf(waybill: Return["waybill"]): ReturnRow["transport"] {
  if (!waybill) return null;
  const { courier, awb, code, status } = waybill;
  return { courier: COURIER_NAMES[courier], awb, code, tracking: trackingUrl(courier, awb), status };
}

export function toWireStaffReturn(
  request: Return,
  { version, account, now }: { version: number; account: string[]; now: Date },
): Wire<StaffReturn> {
  const { fullName, email, phone, bank, iban, status, isWithdrawal, refundBani } = request;
  const deadline = refundDeadline(request, now);
  return {
    ...toWireReturn(request),
    full_name: fullName,
    email,
    phone,
    bankname: bank,
    bankaccount: iban,
    is_withdrawal: isWithdrawal,
    needs_account: needsAccount(request),
    deadline: deadline && { until: deadline.until, days_left: deadline.daysLeft, state: deadline.state },
    refund: refundBani === null ? null : toLei(refundBani),
    moves: movesOf(status).map((to) => ({ status: to, label: RETURN_STATUSES[to].label })),
    account,
    version,
  };
}

export function toWireReturnable(order: Returnable): Wire<ReturnableOrder> {
  return {
    ...toWireOrder(order),
    delivered_at: (order.deliveredAt ?? order.placedAt).toISOString(),
    refund: refundMethod(order, true),
  };
}

export function toWireWithdrawable(
  order: Returnable,
  terms: Pick<ReturnTerms, "days">,
): Wire<WithdrawableOrder> {
  const { deliveredAt } = order;
  const refund = refundMethod(order);
  return {
    ...toWireOrder(order),
    delivered_at: deliveredAt?.toISOString() ?? null,
    until: deliveredAt && lastDay(deliveredAt, terms.days),
    refund_all: refund,
    refund_part: refund,
  };
}

export function toWireWithdrawal(request: Return, terms: ReturnTerms): Withdrawal {
  const { number, createdAt, fullName, email, lines } = request;
  return {
    number: String(number),
    declared_at: createdAt.toISOString(),
    full_name: fullName,
    email,
    products: lines.map(({ name, quantity, unit }) => ({ product: name, quantity, um: unit })),
    next: nextSteps(request, terms),
    needs_account: needsAccount(request),
  };
}

/** Converts an order. Several lines of a product become one item; a line without a product is its own item. */
function toWireOrder({ lines, ...order }: Returnable) {
  const items = new Map<string, Wire<ReturnableOrder>["items"][number]>();
  for (const line of lines) {
    const item = items.get(goodsKey(line)) ?? {
      productid: line.productId,
      lineid: line.productId === null ? line.lineId : null,
      product: line.name,
      code: line.code,
      pic: line.picture,
      um: line.unit,
      price: toLei(line.unitPriceBani),
      quantity: 0,
      returnable: 0,
    };
    item.quantity += line.quantity;
    item.returnable += line.quantity - line.taken;
    items.set(goodsKey(line), item);
  }
  return {
    id: order.id,
    randomID: order.randomId,
    number: String(order.number),
    orderdate: order.placedAt.toISOString(),
    items: [...items.values()],
  };
}

export function nextSteps(request: Return, terms: ReturnTerms): string[] {
  if (parcelOf(request) === "revived")
    return [
      "Plata a ajuns după anulare, așa că trimitem comanda cu toate produsele. Dacă nu le mai vrei, te poți retrage din nou.",
    ];
  return [...parcelSteps(request, terms), moneyStep(request)];
}

export function needsAccount(request: Return): boolean {
  const { iban, status, paymentState } = request;
  if (iban !== "" || status === "rejected" || paymentState === "refunded") return false;
  return refundOf(request) === "account";
}

/**
 * Returns where the goods are. "nowhere": the order was cancelled. "revived": a late payment reopened it. "out": an
 * amendment removed them.
 */
function parcelOf({ status, orderStatus, deliveredAt, areKept }: Return) {
  if (status === "closed" && !endsWithoutSale(orderStatus)) return areKept ? "revived" : "out";
  if (status === "closed") return "nowhere";
  if (deliveredAt !== null) return "delivered";
  return orderStatus === "shipped" ? "sent" : "here";
}

function parcelSteps(request: Return, { pickupDays, address }: ReturnTerms): string[] {
  const { createdAt, deliveredAt } = request;
  const parcel = parcelOf(request);
  if (parcel === "nowhere") return ["Comanda a fost anulată și nu o mai expediem."];
  if (parcel === "out") return ["Produsele din care te-ai retras au fost scoase din comandă."];
  const isPickedUp = deliveredAt === null || isDeclaredWithin(pickupDays, deliveredAt, createdAt);
  const way = isPickedUp
    ? "Trimitem curierul după colet, pe cheltuiala noastră: te sunăm ca să stabilim ziua."
    : "Costul returnării îl suporți tu.";
  if (parcel === "here")
    return [
      "Nu îți mai trimitem produsele din care te-ai retras.",
      `Dacă le-am expediat deja, le poți trimite la adresa ${address} în cel mult ${SEND_BACK_DAYS} zile de când le primești. ${way}`,
    ];
  if (parcel === "sent")
    return [
      "Coletul este la curier. Îl poți refuza la livrare și atunci nu mai trebuie să trimiți nimic.",
      `Dacă îl primești, trimite produsele la adresa ${address} în cel mult ${SEND_BACK_DAYS} zile. ${way}`,
    ];
  const last = formatDay(new Date(lastDay(createdAt, SEND_BACK_DAYS)));
  return [`Trimite produsele la adresa ${address} până la ${last}. ${way}`];
}

function moneyStep(request: Return): string {
  const parcel = parcelOf(request);
  const refund = refundOf(request);
  const { iban, totalBani, refundBani, orderRefundBani } = request;
  const account = iban === "" ? "contul al cărui IBAN îl scrii pe pagina retragerii" : `contul ${iban}`;
  const where = refund === "card" ? "pe cardul cu care ai plătit" : `în ${account}`;
  const within = `${where}, în cel mult ${REFUND_DAYS} zile de la această declarație`;
  if (parcel === "out") {
    const due = "Plătești doar produsele rămase în comandă.";
    return refund === "none" ? due : `${due} Dacă ai plătit mai mult, îți returnăm diferența ${within}.`;
  }
  if (refund === "none")
    return parcel === "nowhere" || totalBani === 0
      ? "Nu ai plătit nimic și nu ai nimic de plătit."
      : "Nu ai plătit încă nimic. Dacă plătești la livrare, scrie apoi IBAN-ul pe pagina retragerii și îți returnăm banii.";
  const bani = refundBani ?? (parcel === "nowhere" ? orderRefundBani : null);
  const amount = bani === null ? "banii, inclusiv livrarea standard dacă returnezi tot," : formatLei(bani);
  return parcel === "nowhere"
    ? `Îți returnăm ${amount} ${within}.`
    : `Îți returnăm ${amount} ${within}; putem aștepta până când primim produsele sau dovada că le-ai trimis.`;
}

function refundOf(request: Return): RefundMethod {
  // A cancelled order without payments has no refund, even if the buyer entered an account.
  const isPaid = ["refund_due", "refunded"].includes(request.paymentState);
  const parcel = parcelOf(request);
  if (parcel === "revived" || (parcel === "nowhere" && !isPaid)) return "none";
  return request.iban === "" ? refundMethod(request) : "account";
}
