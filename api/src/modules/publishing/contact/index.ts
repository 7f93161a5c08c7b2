/**
 * Messages to the shop.
 *
 * - `contact.service.ts`: receiving
 * - `messages.rules.ts`, `messages.service.ts`: answers by staff
 * - `reports.service.ts`: reports of reviews
 *
 * Tables and views: contact_answer, contact_message.
 */
export { contactRoutes } from "./contact.routes.ts";
export { type ContactMessage, findMessage } from "./contact.store.ts";
export { findAnswer, type MessageAnswer, waitingMessages } from "./messages.store.ts";
export { answerReports, storeReport } from "./reports.service.ts";
export { type Report, reportsOf } from "./reports.store.ts";
export { staffMessagesRoutes } from "./staff-messages.routes.ts";
export {
  deleteOldMessages,
  eraseMessages,
  readdressMessages,
  storedMessages,
} from "./personal-data.store.ts";
export { contactTexts } from "./texts.ts";
