export { refundsRoutes } from "./refunds.routes.ts";
export {
  finishRefunds,
  insertRefund,
  listRefunds,
  noteRefunded,
  type Refund,
  refundsOfReturns,
} from "./refunds.store.ts";
export { toWireRefund } from "./refunds.wire.ts";
