import type { RouterContextProvider } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { MAX_TOASTS, parseNotices } from "@curat/ui/notices/parse-notices.ts";
import { redirectTo } from "./redirect-to.server.ts";
import { isDocumentRequest } from "./request-kind.ts";
import { sessionOf } from "./session.server.ts";

interface Answering {
  context: Readonly<RouterContextProvider>;
  request: Request;
}
interface FormAnswer<Data> {
  notices?: Notice[];
  to?: string;
  data?: Data;
}

/** Ends an action that succeeded, or whose failure is reported only by notices. */
export function answerForm<Data extends object>({ context, request }: Answering, answer: FormAnswer<Data>) {
  const session = sessionOf(context);
  const notices = [...session.notices, ...(answer.notices ?? [])];
  if (isDocumentRequest(request))
    return redirectWithNotices(context, answer.to ?? refererPath(request), answer.notices);
  return { ...(answer.data as Data), notices };
}

/** Redirects to a page, which shows the notices from a flash cookie. */
export function redirectWithNotices(context: Answering["context"], to: string, own: Notice[] = []): never {
  const session = sessionOf(context);
  const notices = [...session.notices, ...own];
  if (notices.length > 0) session.set("notices", JSON.stringify(notices.slice(0, MAX_TOASTS)));
  throw redirectTo(to, 303);
}

export function takeFlash(context: Readonly<RouterContextProvider>): Notice[] {
  const session = sessionOf(context);
  if (session.cookies.notices === undefined) return [];
  session.set("notices", undefined);
  return parseNotices(session.cookies.notices);
}

/**
 * Returns the path of the page that sent the form. Ignores referers of other sites, to prevent open
 * redirects.
 */
export function refererPath(request: Request): string {
  const { origin, pathname, search } = new URL(request.url);
  const referer = request.headers.get("referer");
  if (referer && URL.canParse(referer)) {
    const from = new URL(referer);
    if (from.origin === origin && !from.pathname.startsWith("//")) return from.pathname + from.search;
  }
  return pathname.startsWith("//") ? "/" : pathname + search;
}
