import type { RouterContextProvider } from "react-router";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/** The sentence that tells the code of this request; undefined outside of our server. */
export function reportedCode(context: Readonly<RouterContextProvider>): string | undefined {
  const { requestCode } = context.get(scopeContext);
  return requestCode === undefined ? undefined : texts.tell(requestCode);
}
