export { lineRefusal, type PricedLine, vatOf } from "./cart.rules.ts";
export { cartRoutes } from "./cart.routes.ts";
export { acknowledge, loadSaleTerms } from "./cart.service.ts";
export { type CartRow, lockCart, lockLines, markOrdered } from "./cart.store.ts";
export { cartTasks } from "./cart.tasks.ts";
export { HANDLING_CHARGE_NAME } from "./cart.wire.ts";
export { mergeGuestCart } from "./merge.ts";
export { type Quote, quoteCart } from "./quote.rules.ts";
