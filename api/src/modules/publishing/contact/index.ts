export { contactRoutes } from "./contact.routes.ts";
export { type ContactMessage, findMessage } from "./contact.store.ts";
export { findAnswer, type MessageAnswer, waitingMessages } from "./messages.store.ts";
export { answerReports, keepReport } from "./reports.service.ts";
export { type Report, reportsOf } from "./reports.store.ts";
export { staffMessagesRoutes } from "./staff-messages.routes.ts";
export {
  deleteOldMessages,
  eraseMessages,
  readdressMessages,
  storedMessages,
} from "./personal-data.store.ts";
export { contactTexts } from "./texts.ts";
