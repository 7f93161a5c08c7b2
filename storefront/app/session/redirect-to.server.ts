import { redirect } from "react-router";
import { ownPath } from "@curat/ui/navigation/own-path.ts";

/**
 * Returns a redirect to an untrusted internal or external URL. Encodes characters that headers do not allow.
 */
export function redirectTo(address: string, status: 301 | 302 | 303): Response {
  return redirect(ownPath(address) ?? new URL(address, "http://shop").href, status);
}
