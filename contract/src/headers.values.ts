/**
 * Default names of request headers. An external provider may use others, which the client accepts as options.
 */
export const HEADERS = {
  apiKey: "x-api-key",
  userToken: "user-token",
  cartId: "qcartid",
  /** Id of the visitor's latest cookie choice (requirements: B17). */
  consentId: "csvid",
  /** IP address of the storefront's visitor; trusted only together with a valid API key. */
  visitor: "x-visitor-address",
  /** User agent of the visitor's browser, sent with calls that open a session. */
  visitorAgent: "x-visitor-agent",
  /** API key that lets the shop's own programs make the calls under /staff/. */
  staffKey: "x-staff-key",
  /** Session token of a staff member; takes precedence over an API key. */
  staffToken: "x-staff-token",
  /** Marks a request that no person triggered, so that it does not extend the staff session. */
  staffBackground: "x-staff-background",
} as const;

/** Path prefix of every call. */
export const API_BASE = "/api/v1";
