import { redirect } from "react-router";
import type { MiddlewareFunction } from "react-router";
import { isDocumentRequest, isRead } from "./request-kind.ts";

/** Redirects `/a/` permanently to `/a`, so that each page has one URL (requirements: B2). */
export const trailingSlashMiddleware: MiddlewareFunction<Response> = ({ request }) => {
  if (!isDocumentRequest(request) || !isRead(request)) return;
  const target = withoutTrailingSlash(new URL(request.url));
  if (target) throw redirect(target, 301);
};

/**
 * Returns the URL without trailing slashes, or undefined if it has none. The result never starts with two
 * slashes.
 */
export function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  if (pathname === "/" || !pathname.endsWith("/")) return undefined;
  return pathname.replace(/\/+$/, "").replace(/^\/*/, "/") + search;
}
