import type { RouterContextProvider } from "react-router";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/**
 * Returns a sentence that asks visitors to mention this request's code. Undefined if the request has no code.
 */
export function reportedCode(context: Readonly<RouterContextProvider>): string | undefined {
  const { requestCode } = context.get(scopeContext);
  return requestCode === undefined ? undefined : texts.tell(requestCode);
}
