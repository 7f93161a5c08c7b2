export { erase, loadStoredData } from "./personal-data.ts";
export { storedDataPdf } from "./stored-data-pdf.ts";
export { finishRequestsOf, moveRequests, storedRequests, voidCodes } from "./privacy.store.ts";
export { privacyRoutes } from "./privacy.routes.ts";
export { issuePrivacyCode, type PrivacyLink } from "./privacy.service.ts";
export { staffPrivacyRoutes } from "./staff-requests.routes.ts";
export { type ClosedRequest, findClosedRequest, waitingRequests } from "./staff-requests.store.ts";
export { PRIVACY_DAYS } from "./privacy.rules.ts";
export { privacyTexts } from "./texts.ts";
