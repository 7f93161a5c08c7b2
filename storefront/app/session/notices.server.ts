/** How an action answers: with JavaScript in its data, without in a cookie that the next page shows (flash). */
import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import type { Notice } from "@curat/contract/signals";
import { isDocumentRequest } from "./request-kind.ts";
import { sessionOf } from "./session.server.ts";

const MOST_NOTICES = 5;

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
  if (notices.length > 0) session.set("notices", JSON.stringify(notices.slice(0, MOST_NOTICES)));
  throw redirect(to, 303);
}

/** The flash notices of the page before, to be shown once. */
export function takeFlash(context: Readonly<RouterContextProvider>): Notice[] {
  const session = sessionOf(context);
  if (session.cookies.notices === undefined) return [];
  session.set("notices", undefined);
  return parseNotices(session.cookies.notices);
}

/** A person can write any cookie: only what looks like notices is shown. */
export function parseNotices(text: string): Notice[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isNotice).slice(0, MOST_NOTICES) : [];
  } catch {
    return [];
  }
}

function isNotice(value: unknown): value is Notice {
  const notice = value as Partial<Notice> | null;
  return (
    typeof notice === "object" &&
    (notice?.kind === "success" || notice?.kind === "error") &&
    typeof notice.text === "string"
  );
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
