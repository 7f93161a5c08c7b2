/** Default header names. An external provider may use others, which are client options. */
export const HEADERS = {
  apiKey: "x-api-key",
  userToken: "user-token",
  cartId: "qcartid",
  consentId: "csvid",
  /** Trusted only together with a valid API key. */
  visitor: "x-visitor-address",
  visitorAgent: "x-visitor-agent",
  staffKey: "x-staff-key",
  /** Session token of a staff member; takes precedence over an API key. */
  staffToken: "x-staff-token",
  /** Marks a request that no person triggered, so that it does not extend the staff session. */
  staffBackground: "x-staff-background",
} as const;

export const API_BASE = "/api/v1";
