export { storedRequests, voidCodes } from "./privacy.store.ts";
export { privacyRoutes } from "./privacy.routes.ts";
export { issuePrivacyCode, type PrivacyLink } from "./privacy.service.ts";
