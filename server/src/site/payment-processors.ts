import { ANY_LOCAL_PORT } from "@curat/contract/payments.values";
import type { ProcessSettings } from "../process-settings.ts";

/** Netopia's origins, which payment forms of an external API may use. */
const NETOPIA = ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"];

/** Payment pages of the processors whose accounts staff can enter while the shop runs. */
const PAGES = [
  ...NETOPIA,
  "https://secure.netopia-payments.com",
  "https://secure.sandbox.netopia-payments.com",
  "https://secure-sandbox.netopia-payments.com",
  "https://checkout.stripe.com",
];

/**
 * Returns the origins to which payment forms may be submitted: the processors' pages and a demo's stand-ins. Without
 * https, every local port is allowed too, so that staff can test an account with a stand-in. With an external API,
 * only Netopia is allowed.
 */
export function processorsOf({
  apiUrl,
  netopia,
  netopiaV2,
  stripe,
  shopUrl,
}: Pick<ProcessSettings, "apiUrl" | "netopia" | "netopiaV2" | "stripe" | "shopUrl">): string[] {
  if (apiUrl) return NETOPIA;
  const own = [netopia?.url, netopiaV2?.url, localOf(stripe?.url)].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
  return [...new Set([...PAGES, ...own]), ...(shopUrl.startsWith("https:") ? [] : [ANY_LOCAL_PORT])];
}

/** Returns the URL of a stand-in, which is both API and payment page. Stripe's real API is never a payment page. */
function localOf(url: string | undefined): string | undefined {
  return url?.startsWith("http:") ? url : undefined;
}
