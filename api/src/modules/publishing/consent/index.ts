export { type ConsentGroupImport, consentGroups, readConsentGroups } from "./consent.settings.ts";
export { consentRoutes } from "./consent.routes.ts";
export { countChoices, listChoices } from "./consent.store.ts";
