/**
 * Withdrawals, returns, and refunds without a return.
 *
 * - `returns.rules.ts`: what may be returned, statuses, refund method
 * - `return-terms.rules.ts`: periods and the shop's terms
 * - `withdrawals.service.ts`, `returns.wire.ts`: withdrawal from the contract, and the responses about it
 * - `returns.service.ts`: requests of buyers and decisions of staff
 * - `return-waybills/`: couriers that bring returns back
 * - `refund-without-return/`: refunds of pieces, delivery or a sum
 *
 * Tables and views: return_request, return_goods, return_reason, return_account,
 * return_waybill.
 */
export { importReturns, type ReturnImport, type ReturnsImport } from "./returns.import.ts";
export { returnsRoutes, staffReturnsRoutes, withdrawalsRoutes } from "./returns.routes.ts";
export { isReturnStatus, returnStatusLabel, type ReturnStatus } from "./returns.rules.ts";
export {
  readReturnTerms,
  REFUND_DAYS,
  returnCostText,
  returnsSetting,
  type ReturnTerms,
} from "./return-terms.rules.ts";
export {
  countWithdrawals,
  findReturn,
  listReturnsOf,
  listWithdrawalProofs,
  type Return,
  waitingReturns,
} from "./returns.store.ts";
export { returnWaybillTasks } from "./return-waybills/return-waybills.tasks.ts";
export { returnWaybillRoutes } from "./return-waybills/return-waybills.routes.ts";
export { type BuyersWaybill, loadBuyersWaybill } from "./return-waybills/return-waybills.service.ts";
export { staffRefundsRoutes } from "./refund-without-return/refund.routes.ts";
export { needsAccount, nextSteps } from "./returns.wire.ts";
export { closeReturn, loadReturnTerms } from "./returns.service.ts";
export { eraseReturns, moveReturns, ordersWithOpenReturns, storedReturns } from "./personal-data.store.ts";
export { RETURN_TEXTS } from "./texts.ts";
