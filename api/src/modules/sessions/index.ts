export { endSession, endSessionsOf, findCustomer, openSession, requireCustomer } from "./sessions.service.ts";
export type { Customer } from "./sessions.store.ts";
