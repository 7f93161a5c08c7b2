import { NO_EMAIL } from "@curat/contract/staff/order-mails.values";
import { formatOfficeLei } from "../../../../text/money.ts";
import { type Account, effectOf } from "../../ledger/index.ts";
import { moneyOfMove } from "../order-payment.rules.ts";
import type { OrderRecord } from "../order-records.store.ts";
import { canCancel, endsWithoutSale, isPickup, mailedStep, type OrderStatus } from "../orders.rules.ts";
import { balanceReason } from "../parcels.rules.ts";
import { needsAwb } from "./staff-orders.rules.ts";

const MAILS: Record<NonNullable<ReturnType<typeof mailedStep>>, string> = {
  paid: "că plata a fost primită și comanda este confirmată",
  confirmed: "că a fost confirmată comanda",
  shipped: "că a fost expediat coletul, cu numărul AWB",
  delivered: "că a ajuns coletul",
  cancelled: "că a fost anulată comanda",
  refused: "că a fost refuzată comanda",
};

export function causesOfMove(record: OrderRecord, to: OrderStatus, money: Account): string[] {
  const { order } = record;
  const happened = moneyOfMove(order, to, money);
  return [
    ...(happened ? effectOf(money, happened).sentences : []),
    ...(endsWithoutSale(to) ? undoneCauses(record) : []),
    ...(to === "shipped" ? shippedCauses(record) : []),
    ...(to === "delivered" && order.customerType === "pf"
      ? ["Începe termenul în care cumpărătorul se poate retrage."]
      : []),
    ...mailCauses(record, to),
  ];
}

function undoneCauses({ order, lines, parcels, invoice }: OrderRecord): string[] {
  const goods = lines.filter(({ productId }) => productId !== null);
  const pieces = goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  return [
    // A unit may end with a period: "5 buc."
    `Se întorc în stoc: ${pieces.replace(/\.$/, "")}.`,
    ...(order.voucherCode === null ? [] : [`Voucherul ${order.voucherCode} se poate folosi din nou.`]),
    ...(invoice
      ? [`Factura ${invoice.series} ${invoice.number} se stornează, iar stornoul se trimite pe e-mail.`]
      : []),
    ...(canCancel(order.status) ? parcels.filter(({ endedAs }) => !endedAs) : []).map(
      ({ awb }) => `AWB-ul ${awb} se anulează la curier.`,
    ),
  ];
}

function shippedCauses({ order, shipment, parcels, invoice }: OrderRecord): string[] {
  const why = balanceReason(parcels);
  return [
    ...(why ? [why] : []),
    ...(needsAwb(order, "shipped") && !shipment
      ? ["Lipsește AWB-ul: fără el comanda nu poate fi expediată."]
      : []),
    ...(order.restBani > 0
      ? [`Diferența de ${formatOfficeLei(order.restBani)} nu a fost încă plătită.`]
      : []),
    invoice
      ? `Factura ${invoice.series} ${invoice.number} este deja emisă.`
      : `Se emite factura${order.email && " și se trimite pe e-mail"}.`,
    "Comanda nu se mai poate modifica.",
  ];
}

function mailCauses({ order }: OrderRecord, to: OrderStatus): string[] {
  const step = mailedStep(order.status, to);
  if (!step) return [];
  if (order.email === "") return [NO_EMAIL];
  const ready = step === "shipped" && isPickup(order) ? "că poate ridica comanda" : MAILS[step];
  return [`Cumpărătorul este anunțat prin e-mail ${ready} (${order.email}).`];
}
