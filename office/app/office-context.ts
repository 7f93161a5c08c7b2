import { createContext } from "react-router";

export interface OfficeOptions {
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  shopUrl: string;
  /** Shell commands for tasks that the office cannot do itself. */
  commands: { doctor: string; backup: string; removeDemo: string };
}

export interface PerRequest {
  nonce: string;
  visitorAddress?: string;
  /** Shown to the person when the request fails (request-code.values.ts). */
  requestCode?: string | undefined;
}

export interface RequestScope extends PerRequest {
  options: OfficeOptions;
  visitorAgent: string | undefined;
}

/** `createOffice` sets it for each request. */
export const scopeContext = createContext<RequestScope>();
