export const EFACTURA_VIEWS = ["waiting", "refused", "late", "missing", "double", "all"] as const;
export type EfacturaView = (typeof EFACTURA_VIEWS)[number];

export const EFACTURA_STATES = [
  "draft",
  "valid",
  "sending",
  "sent",
  "unknown",
  "accepted",
  "refused",
] as const;
export type EfacturaState = (typeof EFACTURA_STATES)[number];
