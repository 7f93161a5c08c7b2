/** Toasts for the next page, stored in a cookie. */
import { redirect } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { ownPath } from "@curat/ui/navigation/own-path.ts";
import { parseNotices } from "@curat/ui/notices/parse-notices.ts";
import { greenWarningOf } from "./green-claims.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";

export function flashNotice(context: Context, text: string, kind: Notice["kind"]): void {
  sessionOf(context).set("notices", JSON.stringify([{ kind, text }, ...warningsOf(context)]));
}

/** Redirects to an office page with a toast. Encodes characters that headers do not allow. */
export function leaveTo(
  context: Context,
  to: string,
  message?: string,
  kind: Notice["kind"] = "success",
): never {
  if (message !== undefined) flashNotice(context, message, kind);
  else if (warningsOf(context).length > 0)
    sessionOf(context).set("notices", JSON.stringify(warningsOf(context)));
  throw redirect(ownPath(to) ?? "/", 303);
}

function warningsOf(context: Context): Notice[] {
  const text = greenWarningOf(context);
  return text === undefined ? [] : [{ kind: "error", text }];
}

/** Returns the previous request's toasts and deletes their cookie. */
export function takeFlash(context: Context): Notice[] {
  const session = sessionOf(context);
  if (session.cookies.notices === undefined) return [];
  session.set("notices", undefined);
  return parseNotices(session.cookies.notices);
}
