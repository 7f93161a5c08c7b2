/** How an action answers: with JavaScript in its data, without in a cookie that the next page shows (flash). */
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
  /** Sentences of this screen, beside those that the API's answers ask for. */
  notices?: Notice[];
  /** Where a form sent without JavaScript continues; by default where it was sent from. */
  to?: string;
  data?: Data;
}

/** Ends an action that worked, or whose failure is said by notices alone. */
export function answerForm<Data extends object>({ context, request }: Answering, answer: FormAnswer<Data>) {
  const session = sessionOf(context);
  const notices = [...session.notices, ...(answer.notices ?? [])];
  if (isDocumentRequest(request))
    return redirectWithNotices(context, answer.to ?? refererPath(request), answer.notices);
  return { ...(answer.data as Data), notices };
}

/** Ends an action on another page, with JavaScript and without; what is to be said waits there in the flash cookie. */
export function redirectWithNotices(context: Answering["context"], to: string, own: Notice[] = []): never {
  const session = sessionOf(context);
  const notices = [...session.notices, ...own];
  if (notices.length > 0) session.set("notices", JSON.stringify(notices.slice(0, MAX_TOASTS)));
  throw redirectTo(to, 303);
}

/** The flash notices of the page before, to be shown once. */
export function takeFlash(context: Readonly<RouterContextProvider>): Notice[] {
  const session = sessionOf(context);
  if (session.cookies.notices === undefined) return [];
  session.set("notices", undefined);
  return parseNotices(session.cookies.notices);
}

/** The page that a form was sent from, on this shop; its path only, so that nobody is sent elsewhere. */
export function refererPath(request: Request): string {
  const { origin, pathname, search } = new URL(request.url);
  const referer = request.headers.get("referer");
  if (referer && URL.canParse(referer)) {
    const from = new URL(referer);
    if (from.origin === origin && !from.pathname.startsWith("//")) return from.pathname + from.search;
  }
  return pathname.startsWith("//") ? "/" : pathname + search;
}
