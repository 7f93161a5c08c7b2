import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const Nonce = NonceContext;

/** Returns the document's CSP nonce. In the browser it is read from an existing element. */
export function useNonce(): string | undefined {
  return use(NonceContext) ?? nonceOfDocument();
}

function nonceOfDocument(): string | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLElement>("[nonce]")?.nonce || undefined;
}
