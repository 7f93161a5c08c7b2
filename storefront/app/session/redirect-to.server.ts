import { redirect } from "react-router";

const HERE = "http://shop";

/** Leads to a page of ours or of others. Its address may be anybody's text: letters that no header takes leave it encoded. */
export function redirectTo(address: string, status: 301 | 302 | 303): Response {
  const { href, origin } = new URL(address, HERE);
  // Without its dots "/.//x" would begin with two slashes, which name a host.
  const path = href.slice(HERE.length).replace(/^\/{2,}/, "/");
  return redirect(origin === HERE ? path : href, status);
}
