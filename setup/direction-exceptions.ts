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
  { from: "server/src/prepare-data.ts", to: "@curat/demo" },
  { from: "server/src/site/media-making.ts", to: "@curat/demo" },
  { from: "server/src/stand-in-process.ts", to: "@curat/demo/netopia" },
  { from: "server/src/stand-in-process.ts", to: "@curat/demo/sameday" },
  { from: "server/src/stand-ins.ts", to: "@curat/demo/netopia" },
  { from: "server/src/stand-ins.ts", to: "@curat/demo/sameday" },
  // The storefront.
  { from: "storefront/app/analytics/analytics.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/analytics/track.ts", to: "storefront/app/root.tsx" },
  {
    from: "storefront/app/components/added-popup/use-adding.ts",
    to: "storefront/app/layout/notices/notice-store.ts",
  },
  { from: "storefront/app/components/compare/compare-toggle.tsx", to: "storefront/app/root.tsx" },
  {
    from: "storefront/app/components/compare/lazy-compare-widget.tsx",
    to: "storefront/app/screens/page/lazy-screen.tsx",
  },
  {
    from: "storefront/app/components/consent-form/loaded-consent-form.tsx",
    to: "storefront/app/screens/cookie/route.tsx",
  },
  { from: "storefront/app/components/favourite/favourite-toggle.tsx", to: "storefront/app/root.tsx" },
  {
    from: "storefront/app/components/listing/listing-request.server.ts",
    to: "storefront/app/screens/page/page-address.ts",
  },
  {
    from: "storefront/app/components/listing/listing.tsx",
    to: "storefront/app/screens/page/page-address.ts",
  },
  {
    from: "storefront/app/components/listing/to-listing.server.ts",
    to: "storefront/app/screens/page/screen-types.ts",
  },
  { from: "storefront/app/components/product-card/quick-add.tsx", to: "storefront/app/root.tsx" },
  {
    from: "storefront/app/components/stock-alert/stock-alert.tsx",
    to: "storefront/app/screens/stock-alert/route.tsx",
  },
  { from: "storefront/app/components/terms/terms-checkbox.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/layout/footer/footer.tsx", to: "storefront/app/screens/page/lazy-screen.tsx" },
  { from: "storefront/app/layout/footer/footer.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/layout/header/account-dropdown.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/layout/header/checkout-header.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/layout/header/header.tsx", to: "storefront/app/root.tsx" },
  {
    from: "storefront/app/layout/header/suggestions.tsx",
    to: "storefront/app/screens/search/suggestion-view.ts",
  },
  {
    from: "storefront/app/layout/header/use-suggestions.ts",
    to: "storefront/app/screens/search/suggestion-view.ts",
  },
  { from: "storefront/app/layout/shell.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/screens/account/sidebar.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/screens/product/buy-box.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/session/preferences.ts", to: "storefront/app/analytics/consent.ts" },
  {
    from: "storefront/app/session/secret-page.server.ts",
    to: "storefront/app/analytics/secret-addresses.ts",
  },
  { from: "storefront/app/session/sent-form.server.ts", to: "storefront/app/components/form/form-values.ts" },
  {
    from: "storefront/app/session/sent-form.server.ts",
    to: "storefront/app/components/form/use-sent-form.ts",
  },
  { from: "storefront/app/session/session-memory.tsx", to: "storefront/app/root.tsx" },
  { from: "storefront/app/storefront-context.ts", to: "storefront/app/session/shared-reads.server.ts" },
];
