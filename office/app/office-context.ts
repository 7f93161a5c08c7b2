/** Values that the server provides to every request. */
import { createContext } from "react-router";

export interface OfficeOptions {
  /** `app.request` of the API that runs in the same process. */
  apiFetch: typeof fetch;
  apiBaseUrl: string;
  apiKey: string;
  shopUrl: string;
  /** Shell commands for this installation. The office shows them for tasks that it cannot do itself. */
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
  /** User agent of the staff member's browser. */
  visitorAgent: string | undefined;
}

/** Set by `createOffice` for each request; everything else about the request is derived from it. */
export const scopeContext = createContext<RequestScope>();
