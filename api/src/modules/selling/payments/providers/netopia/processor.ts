import type { NetopiaAccount } from "../../../../../config.ts";
import type { CardProcessor } from "../processor.ts";
import { cardPaymentForm } from "./payment-form.ts";

/** Netopia version 1, which has no API: the buyer's browser submits the encrypted order. */
export function netopiaV1(account: NetopiaAccount): CardProcessor {
  return {
    name: "netopia",
    notificationPath: "/payments/netopia/notification",
    hasPass: true,
    startsInBrowser: true,
    start: async (order) => ({ kind: "form", html: cardPaymentForm(account, order) }),
  };
}
