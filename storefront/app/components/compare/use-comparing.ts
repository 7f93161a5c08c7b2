import { useFetcher } from "react-router";
import { browserCookies, writeCookie } from "../../session/cookies.ts";
import { changedIds, comparedCookie, comparedIds } from "./compared-ids.ts";
import type { ComparedChange } from "./compared-ids.ts";

/** Returns the form that changes the comparison. `keep` writes the cookie immediately. */
export function useComparing() {
  const { Form, formData } = useFetcher();
  const intent = formData?.get("intent");
  return {
    Form,
    asked: typeof intent === "string" ? intent : undefined,
    keep(change: ComparedChange): void {
      const ids = changedIds(comparedIds(browserCookies().compare), change);
      // Otherwise the server explains why a fourth product is refused.
      if (ids) writeCookie("compare", comparedCookie(ids));
    },
  };
}
