import type { ProcessSettings } from "../process-settings.ts";

/** Netopia's origins, which payment forms of an external API may use. */
const NETOPIA = ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"];

/** The payment pages of processors whose account staff may enter while the shop runs. */
const PAGES = [
  ...NETOPIA,
  "https://secure.netopia-payments.com",
  "https://secure.sandbox.netopia-payments.com",
  "https://secure-sandbox.netopia-payments.com",
  "https://checkout.stripe.com",
];

/**
 * Returns the origins to which payment forms may lead: the processors' pages, and those of a demo's stand-ins. With an
 * external API only Netopia.
 */
export function processorsOf({
  apiUrl,
  netopia,
  netopiaV2,
  stripe,
}: Pick<ProcessSettings, "apiUrl" | "netopia" | "netopiaV2" | "stripe">): string[] {
  if (apiUrl) return NETOPIA;
  const own = [netopia?.url, netopiaV2?.url, localOf(stripe?.url)];
  return [...new Set([...PAGES, ...own.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))])];
}

/** Stripe's API is never a payment page, but its stand-in has both. */
function localOf(url: string | undefined): string | undefined {
  return url?.startsWith("http:") ? url : undefined;
}
