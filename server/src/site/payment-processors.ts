import type { ProcessSettings } from "../process-settings.ts";

/** The origins of Netopia, for the forms of a foreign API. */
const NETOPIA = ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"];

/**
 * Returns the origins to which a payment form of this shop may lead: its own processor, or the known ones in
 * front of a foreign API.
 */
export function processorsOf({ apiUrl, netopia }: Pick<ProcessSettings, "apiUrl" | "netopia">): string[] {
  if (apiUrl) return NETOPIA;
  return netopia ? [new URL(netopia.url).origin] : [];
}
