import { scopeContext } from "../office-context.ts";
import type { Context } from "./session.server.ts";

/** The sentence that tells the code of this request; undefined outside of our server. */
export function reportedCode(context: Context): string | undefined {
  const { requestCode } = context.get(scopeContext);
  return requestCode === undefined
    ? undefined
    : `Dacă se repetă, spune-i celui care se ocupă de server codul ${requestCode}.`;
}
