import type { ProcessSettings } from "../process-settings.ts";

/** Netopia's own, for the forms of a foreign API. */
const NETOPIA = ["https://secure.mobilpay.ro", "https://sandboxsecure.mobilpay.ro"];

/** The origins that a payment form of this shop may lead to: its own processor's, or those known before a foreign API. */
export function processorsOf({ apiUrl, netopia }: Pick<ProcessSettings, "apiUrl" | "netopia">): string[] {
  if (apiUrl) return NETOPIA;
  return netopia ? [new URL(netopia.url).origin] : [];
}
