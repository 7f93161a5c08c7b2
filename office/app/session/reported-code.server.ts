import { scopeContext } from "../office-context.ts";
import type { Context } from "./session.server.ts";

/** Returns a sentence with this request's code, or undefined outside our server. */
export function reportedCode(context: Context): string | undefined {
  const { requestCode } = context.get(scopeContext);
  return requestCode === undefined
    ? undefined
    : `Dacă se repetă, comunică administratorului serverului codul ${requestCode}.`;
}
