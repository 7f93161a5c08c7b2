import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Provides the request's CSP nonce to inline scripts and styles. */
export const Nonce = NonceContext;

/** Returns the document's CSP nonce. In the browser it is read from an existing element. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfDocument();
}

/** Returns the nonce of the document. An error page that replaces it needs the nonce for its styles. */
function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[nonce]")?.nonce || undefined;
}
