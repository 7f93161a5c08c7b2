/**
 * Cookie purposes and choices.
 *
 * - `consent.settings.ts`: the purposes
 * - `consent.store.ts`: the log of choices
 *
 * Tables and views: consent_log.
 */
export { type ConsentGroupImport, consentGroups, readConsentGroups } from "./consent.settings.ts";
export { consentRoutes } from "./consent.routes.ts";
export { countChoices, listChoices } from "./consent.store.ts";
