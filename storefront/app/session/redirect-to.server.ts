import { redirect } from "react-router";
import { ownPath } from "@curat/ui/navigation/own-path.ts";

/** Leads to a page of ours or of others. Its address may be anybody's text: letters that no header takes leave it encoded. */
export function redirectTo(address: string, status: 301 | 302 | 303): Response {
  return redirect(ownPath(address) ?? new URL(address, "http://shop").href, status);
}
