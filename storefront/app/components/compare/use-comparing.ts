import { useFetcher } from "react-router";
import { browserCookies, writeCookie } from "../../session/cookies.ts";
import { changedIds, comparedCookie, comparedIds } from "./compared-ids.ts";
import type { ComparedChange } from "./compared-ids.ts";

/** Returns the form that changes the comparison. `keep` writes the cookie without waiting for the server. */
export function useComparing() {
  const { Form, formData } = useFetcher();
  const intent = formData?.get("intent");
  return {
    Form,
    asked: typeof intent === "string" ? intent : undefined,
    keep(change: ComparedChange): void {
      const ids = changedIds(comparedIds(browserCookies().compare), change);
      // If the list is full, the server reports it.
      if (ids) writeCookie("compare", comparedCookie(ids));
    },
  };
}
