/** Values that the server puts into every request's context. */
import { createContext } from "react-router";

export interface OfficeOptions {
  /** `app.request` of the shop's own API. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  shopUrl: string;
  /** Shell commands of this installation, shown for tasks that the office cannot do itself. */
  commands: { doctor: string; backup: string; removeDemo: string };
}

export interface PerRequest {
  nonce: string;
  visitorAddress?: string;
  /** Code shown to the person when the request fails (request-code.values.ts). */
  requestCode?: string | undefined;
}

export interface RequestScope extends PerRequest {
  options: OfficeOptions;
  /** User agent of the person's browser. */
  visitorAgent: string | undefined;
}

/** The only value that `createOffice` sets; everything else derives from it. */
export const scopeContext = createContext<RequestScope>();
