/**
 * Personal data: what is stored, export, erasure, retention.
 *
 * - `kept-data.ts`, `impersonal-columns.ts`: every column, with reason and period
 * - `personal-data.ts`, `erasure.ts`: the modules that export and erase
 * - `privacy.rules.ts`, `privacy.service.ts`: requests of customers and guests
 * - `staff-requests.service.ts`: requests handled by staff
 * - `retention.rules.ts`, `finished-orders.ts`, `privacy.tasks.ts`: data of finished orders
 *
 * Tables and views: privacy_request.
 */
export { erase } from "./erasure.ts";
export { loadPeriods } from "./finished-orders.ts";
export { loadStoredData } from "./personal-data.ts";
export { privacyTasks } from "./privacy.tasks.ts";
export { readRetention, retentionSetting } from "./retention.rules.ts";
export { storedDataPdf } from "./stored-data-pdf.ts";
export { finishRequestsOf, moveRequests, storedRequests, voidCodes } from "./privacy.store.ts";
export { privacyRoutes } from "./privacy.routes.ts";
export { issuePrivacyCode, type PrivacyLink } from "./privacy.service.ts";
export { staffPrivacyRoutes } from "./staff-requests.routes.ts";
export { type ClosedRequest, findClosedRequest, waitingRequests } from "./staff-requests.store.ts";
export { PRIVACY_DAYS } from "./privacy.rules.ts";
export { privacyTexts } from "./texts.ts";
