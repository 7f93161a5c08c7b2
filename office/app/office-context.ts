/** What the server entry puts into every request's context. */
import { createContext } from "react-router";

export interface OfficeOptions {
  /** `app.request` of the shop's own API. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  shopUrl: string;
  /** What is typed at the server, as it works there: shown where the office can not do it itself. */
  commands: { doctor: string; backup: string; removeDemo: string };
}

export interface PerRequest {
  nonce: string;
  visitorAddress?: string;
  /** What the person is told when the request fails (request-code.values.ts). */
  requestCode?: string | undefined;
}

export interface RequestScope extends PerRequest {
  options: OfficeOptions;
  /** What the person's browser calls itself. */
  visitorAgent: string | undefined;
}

/** The one value that `createOffice` sets; everything else derives from it. */
export const scopeContext = createContext<RequestScope>();
