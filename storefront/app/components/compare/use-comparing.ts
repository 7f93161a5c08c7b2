import { useFetcher } from "react-router";
import { browserCookies, writeCookie } from "../../session/cookies.ts";
import { changedIds, comparedCookie, comparedIds } from "./compared-ids.ts";
import type { ComparedChange } from "./compared-ids.ts";

/**
 * The form that changes what is compared. The browser keeps the choice at once, so that two quick ones do not
 * overwrite each other; the answer brings the widget.
 */
export function useComparing() {
  const { Form, formData } = useFetcher();
  const intent = formData?.get("intent");
  return {
    Form,
    /** What was just asked for, until the answer is here. */
    asked: typeof intent === "string" ? intent : undefined,
    keep(change: ComparedChange): void {
      const ids = changedIds(comparedIds(browserCookies().compare), change);
      // The shop says why a fourth is refused.
      if (ids) writeCookie("compare", comparedCookie(ids));
    },
  };
}
