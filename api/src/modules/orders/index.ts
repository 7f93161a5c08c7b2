export { ordersRoutes } from "./orders.routes.ts";
export { findOrder, type Order, type OrderLine } from "./orders.store.ts";
