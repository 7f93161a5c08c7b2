/**
 * Request headers of the contract; an external provider may use other names, so the client takes them as
 * options.
 */
export const HEADERS = {
  apiKey: "x-api-key",
  userToken: "user-token",
  cartId: "qcartid",
  /** Id of the visitor's latest cookie choice (requirements: B17). */
  consentId: "csvid",
  /** IP address of the person behind the storefront; trusted only together with a valid API key. */
  visitor: "x-visitor-address",
  /** User agent of that person's browser; sent when a session opens. */
  visitorAgent: "x-visitor-agent",
  /** Opens the calls under /staff/ to a program of the shop; requires a valid API key. */
  staffKey: "x-staff-key",
  /** Session token of a staff member; takes precedence over a key. */
  staffToken: "x-staff-token",
  /** Marks a request that no person triggered; it does not extend the staff session. */
  staffBackground: "x-staff-background",
} as const;

/** Path prefix of every call. */
export const API_BASE = "/api/v1";
