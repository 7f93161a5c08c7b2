import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { MESSAGES } from "@curat/contract/messages.values";
import type { OrderBody } from "@curat/contract/orders";
import { lineRefusal, lostGiftText, type Quote } from "../../cart/index.ts";
import { findPaymentMethod } from "../../payments/index.ts";
import { isIssuedTo } from "../../vouchers/index.ts";
import { emptyTexts, placingTexts } from "../texts.ts";

export interface CheckedQuote {
  quote: Quote;
  delivery: NonNullable<Quote["delivery"]>;
  payment: NonNullable<Quote["payment"]>;
}
export type Checked = ({ ok: true } & CheckedQuote) | { ok: false; errors: FieldErrors };

export interface SeenByBuyer {
  /** True if the cart last shown to the buyer had the voucher's discount. */
  voucherApplied: boolean;
  email: string;
  cui: string | null;
  cashOfDayBani?: number | undefined;
}

/** Checks a quote against what the buyer saw, and its total only if everything else is right. */
export function checkQuote(
  quote: Quote,
  body: Pick<OrderBody, "delivery" | "payment" | "seen_total">,
  seen: SeenByBuyer,
): Checked {
  if (quote.lines.length === 0) return { ok: false, errors: { cart: [emptyTexts.empty] } };
  const errors: FieldErrors = {};
  for (const line of quote.lines) {
    const refusal = lineRefusal(line);
    if (refusal) errors[`items.${line.itemId}`] = [refusal];
  }
  if (quote.lostGifts.length > 0) errors.gifts = quote.lostGifts.map(lostGiftText);
  const coupon = couponRefusal(quote, seen);
  if (coupon) errors.coupon = [coupon];
  const company = companyRefusal(quote, seen);
  if (company) errors.cart = [company];
  const { delivery, payment } = quote;
  const isDelivery = delivery?.id === body.delivery.deliveryid;
  if (!isDelivery) errors["delivery.deliveryid"] = [MESSAGES.invalid("Metodă de livrare")];
  if (payment?.id !== body.payment.paymentid) errors["payment.paymentid"] = [paymentRefusal(body, seen)];
  if (!delivery || !payment || Object.keys(errors).length > 0) return { ok: false, errors };
  if (body.seen_total !== undefined && toBani(body.seen_total) !== quote.totals.totalBani)
    return { ok: false, errors: { seen_total: [placingTexts.totalChanged] } };
  return { ok: true, quote, delivery, payment };
}

/** Reports once that a voucher no longer applies; another person's voucher is refused every time. */
function couponRefusal({ voucher }: Quote, { voucherApplied, email }: SeenByBuyer): string | undefined {
  if (!voucher || voucher.applies) return undefined;
  return voucherApplied || !isIssuedTo(voucher.voucher, email) ? voucher.refusal : undefined;
}

function companyRefusal({ lines }: Quote, { cui }: SeenByBuyer): string | undefined {
  const foreign = lines.find(({ cuis }) => cuis !== null && (cui === null || !cuis.includes(cui)));
  return foreign && placingTexts.companyPrice(foreign.name, foreign.cuis?.[0] ?? "");
}

function paymentRefusal({ payment }: Pick<OrderBody, "payment">, { cashOfDayBani = 0 }: SeenByBuyer): string {
  if (cashOfDayBani > 0) return placingTexts.cashOfDay;
  const method = findPaymentMethod(payment.paymentid);
  return method ? placingTexts.paymentNotOffered(method.name) : MESSAGES.invalid("Metodă de plată");
}
