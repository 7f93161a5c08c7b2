/** What still points the wrong way. The list only shrinks: the check names an exception that nothing needs. */
export interface Exception {
  from: string;
  /** A path from the root, or the name of a workspace as it is written. */
  to: string;
}

export const exceptions: Exception[] = [
  // Tests that seal and open what the card processor sends, with its own envelope.
  {
    from: "api/src/modules/orders/payment/payment-news.api.test.ts",
    to: "api/src/modules/payments/providers/netopia/envelope.ts",
  },
  { from: "api/src/testing/test-payments.ts", to: "api/src/modules/payments/providers/netopia/envelope.ts" },
  { from: "server/src/card-payment.test.ts", to: "api/src/modules/payments/providers/netopia/envelope.ts" },
  {
    from: "server/src/card-payment.test.ts",
    to: "api/src/modules/payments/providers/netopia/payment-form.ts",
  },
  // A shop without demo has no need of it: these wait for a door of their own.
  { from: "server/src/site/media-making.ts", to: "@curat/demo" },
  { from: "server/src/stand-in-process.ts", to: "@curat/demo/netopia" },
  { from: "server/src/stand-in-process.ts", to: "@curat/demo/sameday" },
  { from: "server/src/stand-ins.ts", to: "@curat/demo/netopia" },
  { from: "server/src/stand-ins.ts", to: "@curat/demo/sameday" },
];
