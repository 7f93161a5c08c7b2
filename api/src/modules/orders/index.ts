export { enqueueOrderMail, type Move, type Moved, moveOrder, openRefund } from "./order-moves.ts";
export { ordersRoutes } from "./orders.routes.ts";
export { findOrder, type Order, type OrderLine } from "./orders.store.ts";
