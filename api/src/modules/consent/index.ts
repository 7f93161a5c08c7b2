export { type ConsentGroupImport, readConsentGroups } from "./consent-groups.ts";
export { consentRoutes } from "./consent.routes.ts";
