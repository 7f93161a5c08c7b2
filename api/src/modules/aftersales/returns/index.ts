export { importReturns, type ReturnImport, type ReturnsImport } from "./returns.import.ts";
export { returnsRoutes } from "./returns.routes.ts";
export { freeLines, planReturnsOf, type ReturnsAfter, settleReturns } from "./changed-order.service.ts";
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
