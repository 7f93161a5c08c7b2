import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Provides the request's CSP nonce to inline scripts and styles. */
export const Nonce = NonceContext;

/** Returns the document's CSP nonce. In the browser it is read from an existing element. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfDocument();
}

/** When an error page replaces the document, the browser renders the head, whose styles need the nonce. */
function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[nonce]")?.nonce || undefined;
}
