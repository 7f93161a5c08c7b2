/** Serves `/.well-known/security.txt`, the contact for security reports (RFC 9116). */
import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { scopeContext } from "../storefront-context.ts";

const GOOD_FOR_MS = 180 * 86_400_000;

/** Returns security.txt with the email address from the shop's settings. Throws 404 if none is set. */
export async function answerSecurityContact(context: Readonly<RouterContextProvider>): Promise<Response> {
  const { options, shared } = context.get(scopeContext);
  const email = (await shared.settings())?.INVOICE.email ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw data(null, { status: 404 });
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR_MS).toISOString()}`,
    "Preferred-Languages: ro, en",
    `Canonical: ${options.shopUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
