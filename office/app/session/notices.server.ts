/** What is said after an act: in a cookie that the next page shows once (flash). */
import { redirect } from "react-router";
import type { Notice } from "@curat/contract/answer-notices";
import { ownPath } from "@curat/ui/navigation/own-path.ts";
import { parseNotices } from "@curat/ui/notices/parse-notices.ts";
import { greenWarningOf } from "./green-claims.server.ts";
import { sessionOf } from "./session.server.ts";
import type { Context } from "./session.server.ts";

/** Has that said on the next page. */
export function sayNext(context: Context, text: string, kind: Notice["kind"]): void {
  sessionOf(context).set("notices", JSON.stringify([{ kind, text }, ...warningsOf(context)]));
}

/**
 * Ends an action on a page of the office, where `say` is said. The address may hold what stood in the one that was asked: signs
 * that no header takes leave it encoded.
 */
export function leaveTo(context: Context, to: string, say?: string, kind: Notice["kind"] = "success"): never {
  if (say !== undefined) sayNext(context, say, kind);
  else if (warningsOf(context).length > 0)
    sessionOf(context).set("notices", JSON.stringify(warningsOf(context)));
  throw redirect(ownPath(to) ?? "/", 303);
}

/** What else there is to say of what was saved. */
function warningsOf(context: Context): Notice[] {
  const text = greenWarningOf(context);
  return text === undefined ? [] : [{ kind: "error", text }];
}

/** The notices of the act before, to be shown once. */
export function takeFlash(context: Context): Notice[] {
  const session = sessionOf(context);
  if (session.cookies.notices === undefined) return [];
  session.set("notices", undefined);
  return parseNotices(session.cookies.notices);
}
