import { createHash } from "node:crypto";
import type { NetopiaV2Account } from "../../../../../config.ts";
import { baniOfDecimal, decimalLei } from "../../../../../text/money.ts";
import {
  type PaymentQuery,
  type RefundQuery,
  type CardOrder,
  type CardProcessor,
  type PaymentAnswer,
  REFUND_SETTLES_MS,
  type RefundAnswer,
  type Started,
} from "../processor.ts";
import { callV2, type V2Answer, type V2Called } from "./client.ts";
import { CREDITED, stateOf } from "./states.ts";

/** Romania's code in ISO 3166-1. */
const ROMANIA = 642;

/** Netopia version 2: the shop starts the payment and sends the buyer to Netopia's page. */
export function netopiaV2(account: NetopiaV2Account): CardProcessor {
  return {
    name: "netopia_v2",
    notificationPath: "/payments/netopia-v2/notification",
    hasPass: true,
    startsInBrowser: false,
    start: (order) => start(account, order),
    askPayment: (payment) => fetchPayment(account, payment),
    refund: (refund) => refundV2(account, refund),
    askRefund: (refund) => fetchRefund(account, refund),
  };
}

async function start(account: NetopiaV2Account, order: CardOrder): Promise<Started> {
  const called = await callV2(account, "/payment/card/start", startBody(account, order));
  if (called.kind !== "answer") return called;
  const { error, payment } = called.answer;
  if (error.code === "56") return { kind: "used" };
  const page = URL.parse(payment?.paymentURL ?? "");
  if (error.code === "101" && payment && payment.ntpID !== "" && isPage(page))
    return { kind: "page", url: page.href, processorId: payment.ntpID };
  return { kind: "refused", detail: detailOf(error) };
}

function isPage(page: URL | null): page is URL {
  return page?.protocol === "https:" || page?.protocol === "http:";
}

function startBody({ posSignature }: NetopiaV2Account, order: CardOrder): object {
  const { buyer, reference, instalments = 0 } = order;
  const party = {
    email: buyer.email,
    phone: buyer.phone,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    city: buyer.city || "-",
    country: ROMANIA,
    countryName: "Romania",
    // Netopia refuses an empty state.
    state: buyer.county || buyer.city || "-",
    postalCode: buyer.postcode ?? "",
    details: buyer.address,
  };
  return {
    config: {
      emailTemplate: "",
      emailSubject: "",
      notifyUrl: order.confirmUrl,
      redirectUrl: order.returnUrl,
      language: "ro",
    },
    payment: {
      options: { installments: instalments, bonus: 0 },
      instrument: { type: "card" },
      data: {},
    },
    order: {
      ntpID: "",
      posSignature,
      dateTime: order.at.toISOString(),
      description: order.details,
      orderID: reference,
      amount: Number(decimalLei(order.amountBani)),
      currency: "RON",
      billing: party,
      shipping: party,
      products: [],
      installments: {
        selected: 0,
        available: Array.from({ length: instalments + 1 }, (_, months) => months),
      },
      data: {},
    },
  };
}

function fetchStatus(account: NetopiaV2Account, { reference, processorId }: PaymentQuery): Promise<V2Called> {
  const body = { posID: account.posSignature, ntpID: processorId, orderID: reference };
  return callV2(account, "/operation/status", body);
}

async function fetchPayment(account: NetopiaV2Account, query: PaymentQuery): Promise<PaymentAnswer> {
  const called = await fetchStatus(account, query);
  if (called.kind === "unanswered") return called;
  if (called.kind === "refused") return { kind: "unanswered", detail: called.detail };
  const { error, payment } = called.answer;
  if (payment?.status === undefined) return { kind: "unknown", detail: detailOf(error) };
  return { kind: "known", notification: notificationOf(payment.status, payment, error) };
}

function notificationOf(
  state: number,
  { amount, currency, ntpID }: NonNullable<V2Answer["payment"]>,
  error: V2Answer["error"],
) {
  const bani = amount === undefined ? undefined : baniOfDecimal(String(amount));
  // A refunded payment was paid before, and Netopia's status contains the original amount.
  const { status } = state === CREDITED ? { status: "paid" as const } : stateOf(state);
  return {
    provider: "netopia_v2" as const,
    status,
    action: `status ${state}`,
    currency,
    amountBani: bani,
    processedBani: bani,
    detail: status === "failed" ? detailOf(error) : "",
    digest: createHash("sha256").update(`netopia_v2 ${ntpID} ${state} ${bani} ${currency}`).digest(),
  };
}

function detailOf({ code, message }: V2Answer["error"]): string {
  return `${code} ${message}`.trim().slice(0, 200) || "Netopia a refuzat plata fără un motiv.";
}

/** Refunds a payment. Netopia may report success without refunding, so state and amount are checked as well. */
async function refundV2(account: NetopiaV2Account, refund: RefundQuery): Promise<RefundAnswer> {
  const called = await callV2(account, "/operation/credit", {
    ntpID: refund.processorId,
    amount: Number(decimalLei(refund.amountBani)),
    split: [],
  });
  if (called.kind !== "answer") return called;
  const { error, payment } = called.answer;
  if (error.code !== "00" && error.code !== "0") return { kind: "refused", detail: detailOf(error) };
  const bani = payment?.amount === undefined ? undefined : baniOfDecimal(String(payment.amount));
  return payment?.status === CREDITED && bani === refund.amountBani
    ? { kind: "credited" }
    : { kind: "refused", detail: "Netopia a răspuns fără să restituie suma." };
}

/** Queries a refund. The status contains no refund amounts, so it can only confirm the first refund of a payment. */
async function fetchRefund(account: NetopiaV2Account, refund: RefundQuery): Promise<RefundAnswer> {
  const response = await fetchStatus(account, refund);
  const isOld = refund.at.getTime() - refund.askedAt.getTime() >= REFUND_SETTLES_MS;
  const unclear = { kind: "unanswered" as const, detail: UNCLEAR };
  if (response.kind !== "answer") return { kind: "unanswered", detail: response.detail };
  const state = response.answer.payment?.status;
  if (state === CREDITED) return refund.creditedBani === 0 ? { kind: "credited" } : unclear;
  if (state === undefined || stateOf(state).status !== "paid") return unclear;
  return isOld ? { kind: "refused", detail: "Netopia nu a restituit suma." } : unclear;
}

const UNCLEAR = "Netopia nu a comunicat ce s-a întâmplat cu restituirea. Verific-o în contul Netopia.";
