export { type ConsentGroupImport, consentGroups, readConsentGroups } from "./consent-groups.ts";
export { consentRoutes } from "./consent.routes.ts";
