import { createContext, use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";

/** The request's code while an error page renders on the server; undefined in the browser. */
export const RequestCode = createContext<string | undefined>(undefined);

interface RequestCodeTextProps {
  /** What the page failed with. */
  error: unknown;
  /** The sentence that tells the code. */
  say: (code: string) => string;
  className?: string | undefined;
}

/**
 * The sentence with the code of the request that failed. A loader's or action's failure carries its code
 * (`with-request-codes.server.ts`). A failed rendering has one only on the server, so hydration keeps the server's text. Renders
 * an empty paragraph without a code, as when the shop cannot be reached.
 */
export function RequestCodeText({ error, say, className }: RequestCodeTextProps) {
  const rendered = use(RequestCode);
  const { key } = useLocation();
  const code = codeOf(error) ?? rendered;
  return (
    <p key={key} className={className} suppressHydrationWarning>
      {code === undefined ? "" : say(code)}
    </p>
  );
}

function codeOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { code } = (error.data ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
