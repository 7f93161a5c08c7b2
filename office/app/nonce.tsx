import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Provides the request's CSP nonce to inline scripts and styles. */
export const Nonce = NonceContext;

/** Returns the document's nonce: on the server the request's, in the browser that of an existing element. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfDocument();
}

/**
 * When an error page replaces the document, the head is rendered in the browser, and its styles need the
 * nonce too.
 */
function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[nonce]")?.nonce || undefined;
}
