export { isOrderAccess } from "./account-orders.service.ts";
export { accountOrdersRoutes } from "./account-orders.routes.ts";
export { enqueueOrderMail, type Move, type Moved, moveOrder, openRefund } from "./order-moves.ts";
export { paymentNotificationRoute, paymentRoutes } from "./payment.routes.ts";
export { ordersRoutes } from "./orders.routes.ts";
export { findOrder, type Order, type OrderLine } from "./orders.store.ts";
export { orderTasks } from "./orders.tasks.ts";
export { findPurchase } from "./purchases.store.ts";
export { staffOrdersRoutes } from "./staff-orders.routes.ts";
