import type { Complaint } from "../../../aftersales/complaints/index.ts";
import type { ContactMessage, MessageAnswer } from "../../../publishing/contact/index.ts";
import type { Offer } from "../../../selling/offers/index.ts";
import type { Return, ReturnTerms } from "../../../aftersales/returns/index.ts";
import { LINES, ORDER } from "./sample-order.ts";

const { email, firstName, lastName, phone, placedAt } = ORDER;
const name = `${firstName} ${lastName}`;

export const RETURN_TERMS: ReturnTerms = {
  days: 14,
  companies: false,
  pickupDays: 3,
  address: "Strada Exemplu 1, Cluj-Napoca",
};

export const RETURN: Return = {
  id: 0,
  number: 200_045,
  customerId: null,
  orderId: ORDER.id,
  orderNumber: ORDER.number,
  orderRandomId: ORDER.randomId,
  orderEmail: email,
  fullName: name,
  email,
  phone,
  bank: "",
  iban: "",
  reason: "",
  observation: "",
  status: "requested",
  isWithdrawal: false,
  waybill: null,
  rejection: "Produsul a fost desfăcut.",
  refundBani: 64_90,
  createdAt: placedAt,
  changedAt: placedAt,
  deliveredAt: placedAt,
  orderStatus: "delivered",
  orderRefundBani: ORDER.totalBani,
  areKept: false,
  paymentCode: ORDER.paymentCode,
  paymentState: ORDER.paymentState,
  totalBani: ORDER.totalBani,
  lines: LINES.map(({ productId, name: line, unit }) => ({ productId, name: line, unit, quantity: 1 })),
};

export const COMPLAINT: Complaint = {
  id: 0,
  number: 300_012,
  customerId: 1,
  typeId: 1,
  type: "Produs lipsă",
  orderNumber: String(ORDER.number),
  orderId: null,
  invoiceNumber: "",
  invoiceDate: null,
  name,
  phone,
  email,
  ownEmail: email,
  description: "Din colet lipsea un produs.",
  details: {},
  state: "answered",
  answer: "Ți-am trimis astăzi produsul care lipsea.",
  answers: [],
  createdAt: placedAt,
  answeredAt: placedAt,
};

export const MESSAGE_ANSWER: MessageAnswer = {
  id: 0,
  firstId: 0,
  name,
  email,
  text: "Da, produsul este potrivit și pentru marmură.",
  questions: "Pot folosi detergentul pe marmură?",
  askedAt: placedAt,
  kind: "contact",
  product: null,
};

export const REPORT: ContactMessage = {
  id: 0,
  kind: "review",
  name,
  lastName: "",
  email,
  phone: "",
  questions: "Recenzia se referă la altă firmă.",
  at: placedAt,
  product: "Detergent universal 5 l",
  code: "D5",
  url: "/detergent-universal-5-l",
  review: "Miroase frumos",
};

export const REVIEW = { title: "Miroase frumos", rejection: "Recenzia se referă la alt magazin." };

export const OFFER: Offer = {
  id: 0,
  token: "exemplu",
  state: "offered",
  customerId: 1,
  firstName,
  lastName,
  email,
  phone,
  company: "",
  cui: "",
  message: "",
  asked: LINES.map(({ name: text, quantity }) => ({ text, quantity })),
  draft: { lines: [], days: 14, note: "" },
  year: 2026,
  number: 1,
  reason: "Produsul nu se mai fabrică.",
  order: null,
  createdAt: placedAt,
  sent: [
    {
      version: 1,
      validUntil: placedAt,
      note: "",
      sentAt: placedAt,
      sentBy: "",
      lines: LINES.map(
        ({ productId, name: line, code, unit, quantity, unitPriceBani, vatPercent }, index) => ({
          id: index,
          productId,
          name: line,
          code,
          unit,
          quantity,
          unitBani: unitPriceBani,
          vatPercent,
        }),
      ),
    },
  ],
};
