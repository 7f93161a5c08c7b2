/**
 * Withdrawals, returns, and refunds without a return.
 *
 * - `returns.rules.ts`: what may be returned, its states, the amount
 * - `return-days.rules.ts`, `return-terms.rules.ts`: periods and the shop's terms
 * - `withdrawals.rules.ts`, `withdrawals.service.ts`: withdrawal from the contract
 * - `returns.service.ts`: requests of buyers and decisions of staff
 * - `accepted-return.service.ts`: what accepting one posts
 * - `changed-order.service.ts`: withdrawals of an order that is changed
 * - `return-account.service.ts`: the account for the money
 * - `refund-without-return/`: money back for pieces, delivery or a sum
 *
 * Tables and views: return_request, return_goods, return_reason, return_account.
 */
export { importReturns, type ReturnImport, type ReturnsImport } from "./returns.import.ts";
export { returnsRoutes } from "./returns.routes.ts";
export { closeSettled, planReturnsOf, type ReturnsAfter } from "./changed-order.service.ts";
export { isReturnStatus, returnStatusLabel, type ReturnStatus } from "./returns.rules.ts";
export { readReturnTerms, returnCostText, returnsSetting } from "./return-terms.rules.ts";
export { REFUND_DAYS } from "./return-days.rules.ts";
export { countWithdrawals, listWithdrawalProofs, type WithdrawalProof } from "./withdrawal-proofs.store.ts";
export { waitingReturns } from "./staff-returns.store.ts";
export { staffRefundsRoutes } from "./refund-without-return/refund.routes.ts";
export { staffReturnsRoutes } from "./staff-returns.routes.ts";
export { withdrawalsRoutes } from "./withdrawals.routes.ts";
export { nextSteps } from "./withdrawals.rules.ts";
export { declaredFacts, type DeclaredPlace, loadDeclaredPlace, needsAccount } from "./withdrawals.service.ts";
export { findReturn, type Return } from "./returns.store.ts";
export {
  eraseReturner,
  eraseReturns,
  moveReturns,
  ordersWithOpenReturns,
  storedReturns,
} from "./personal-data.store.ts";
export { RETURN_TEXTS } from "./texts.ts";
