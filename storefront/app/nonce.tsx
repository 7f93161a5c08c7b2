import { createContext, use } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Gives the request's CSP nonce to everything that writes an inline script or style. */
export const Nonce = NonceContext;

/** The nonce; undefined in the browser, which hides it from scripts anyway. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
