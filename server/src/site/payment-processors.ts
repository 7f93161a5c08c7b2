import type { ProcessSettings } from "../process-settings.ts";

/** Netopia's origins, which payment forms of an external API may use. */
const NETOPIA = ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"];

/**
 * Returns the origins to which payment forms may submit: the shop's processor or, with an external API,
 * Netopia.
 */
export function processorsOf({ apiUrl, netopia }: Pick<ProcessSettings, "apiUrl" | "netopia">): string[] {
  if (apiUrl) return NETOPIA;
  return netopia ? [new URL(netopia.url).origin] : [];
}
