/** Request headers of the contract; a foreign provider's names may differ, so the client takes them as settings. */
export const HEADERS = {
  apiKey: "x-api-key",
  userToken: "user-token",
  cartId: "qcartid",
  /** The last choice about cookies (requirements: B17). */
  consentId: "csvid",
  /** Address of the person behind the storefront; believed only beside a right API key. */
  visitor: "x-visitor-address",
  /** What that person's browser calls itself; sent when a session opens. */
  visitorAgent: "x-visitor-agent",
  /** Opens the calls under /staff/ to a program of the shop; counts only beside a right API key. */
  staffKey: "x-staff-key",
  /** The session of one of the shop's people; goes before a key. */
  staffToken: "x-staff-token",
  /** A page asks by itself, with nobody at it: such a request does not keep a staff session open. */
  staffBackground: "x-staff-background",
} as const;

/** Every call lives under this path. */
export const API_BASE = "/api/v1";
