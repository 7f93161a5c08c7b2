import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Gives the request's CSP nonce to everything that writes an inline script or style. */
export const Nonce = NonceContext;

/** The nonce of the document: the request's on the server; in the browser that of an element which came with it. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfDocument();
}

/** Once an error page replaced everything, the head is written anew here: its styles need the nonce too. */
function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[nonce]")?.nonce || undefined;
}
