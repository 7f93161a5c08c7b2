export { contactRoutes } from "./contact.routes.ts";
export { type ContactMessage, findMessage } from "./contact.store.ts";
export { eraseMessages, storedMessages } from "./personal-data.store.ts";
