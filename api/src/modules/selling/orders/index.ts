/**
 * Orders, from placing to their final status.
 *
 * - `orders.rules.ts`, `order-moves.ts`: statuses, and status changes with their effects
 * - `order.ts`, `order-lines.rules.ts`, `order-ledgers.ts`: lines, and entries in the ledgers of money and pieces
 * - `order-payment.rules.ts`: payment; `parcels.rules.ts`: contents and cash of parcels
 * - `orders.tasks.ts`: background jobs, and deadlines of unpaid orders
 * - `placing/`, `imported/`: orders from buyers and other shops
 * - `payment/`, `amending/`, `bulk/`: card payments, order changes, batch operations
 * - `sales/`: daily and monthly sums of sold goods and orders, written every night; after `delete from sale_day`, all are written again
 * - `account/`, `staff/`, `mails-and-notes/`: views for buyers and staff
 *
 * Tables and views: orders, order_contact, order_destination, order_facts, open_order, order_line, order_goods,
 * order_sale, order_sum, sale_change, sale_day, sale_sum, order_buyer, order_line_net, order_payer, order_reference, order_account, order_company, company_alias,
 * company_alias_facts, company_total, company_facts, order_event, order_departure, order_erasure, order_mail,
 * order_bulk, order_bulk_item, payment, payment_credit, order_credit, payment_link, payment_notification.
 */
export { correctBillingParty } from "./amending/amended-buyer.ts";
export {
  amendmentRefusal,
  loadFacts as loadAmendmentFacts,
  type Plan,
  planAmendment,
  writeAmendment,
} from "./amending/amending.service.ts";
export { toWireAmendable, toWirePreview } from "./amending/staff-amendments.wire.ts";
export { orderMailsAndNotesRoutes } from "./mails-and-notes/mails-and-notes.routes.ts";
export {
  deleteMailsSentBefore,
  findMail as findStoredMail,
  storeMail,
  noteRefusal,
  type StoredMail,
} from "./mails-and-notes/order-mails.store.ts";
export { invoiceAccess, isInvoiceAccess, orderAccess, requireByAccess } from "./account/order-access.ts";
export {
  canCancel,
  endsWithoutSale,
  hasArrived,
  invoiceDueOn,
  isPickup,
  type OrderStatus,
  statusLabel,
  trackerSteps,
} from "./orders.rules.ts";
export { accountOrdersRoutes, ordersRoutes } from "./account/account-orders.routes.ts";
export {
  accountDifferences,
  findByRandomId,
  findOrderIdByNumber,
  findPurchase,
  findRecord as findOrderRecord,
  orderNumbersOf,
  type OrderRecord,
  pieceDifferences,
} from "./order-records.store.ts";
export { sumSales } from "./sales/sale-sums.service.ts";
export { saleDifferences, soldGoods, soldOrders } from "./sales/sale-sums.store.ts";
export { actOnItem, type BulkItem, openBulk, showBulk } from "./bulk/bulk.service.ts";
export { orderBulkRoutes, staffOrdersRoutes } from "./staff/staff-orders.routes.ts";
export {
  enqueueParcelMail,
  type Move,
  type Moved,
  moveOrder,
  recordCollected,
  recordTransfer,
  reversePayment,
} from "./order-moves.ts";
export {
  actorOf,
  COURIER,
  insertEvent as noteOnOrder,
  lockOrder,
  lockOrders,
  orderChange,
  PAYMENT_LABELS,
  recordOrderChange,
  writeFields,
} from "./order-moves.store.ts";
export {
  loadMoney,
  lowerBalanceDue,
  notableBani,
  openRefund,
  settleAway,
  settleMoney,
} from "./order-ledgers.ts";
export {
  canGiveUp,
  canSplit,
  cashForParcel,
  cashOf,
  cashOfBalanceDue,
  isSplit,
  isUndoable,
  type Item as ParcelItem,
  itemsIn,
  nextStates,
  type Parcel,
  parcelState,
  type Pieces,
  stillToSend,
} from "./parcels.rules.ts";
export { loadParcels } from "./order-lines.store.ts";
export { toWireParcelItem } from "./orders.wire.ts";
/** @internal Only tests use this, to send an email without the status change. */
export { enqueueOrderMail } from "./order-moves.ts";
export { paymentNotificationRoutes } from "./payment/notifications.routes.ts";
export { cardRefundRoutes } from "./payment/refund.routes.ts";
export { loadProcessorTraffic } from "./payment/processor-traffic.store.ts";
export { paymentRoutes } from "./payment/payment.routes.ts";
export { placeMarketplaceOrder } from "./imported/marketplace-order.ts";
export { importOrders } from "./imported/orders.import.ts";
export type * from "./imported/orders.import.types.ts";
export { isProven as isProvenBuyer } from "./buyers.store.ts";
export { readUnprovenBounds, unprovenBounds } from "./placing/unproven.rules.ts";
export { awaitsCard, awaitsTransfer, takesInvoice } from "./order-payment.rules.ts";
export type { OrderLine, StoredLine } from "./order-lines.rules.ts";
export { findOrder, type Order } from "./orders.store.ts";
export { orderTasks } from "./orders.tasks.ts";
export {
  leftAtOf,
  leftWithout,
  loadReferences,
  loadSupply,
  NO_REFERENCES,
  type OrderReferences,
  restateVat,
  waitingForInvoice,
} from "./invoicing.store.ts";
export {
  aliasesOf,
  buyersOrders,
  type CompanyOrder,
  headOf,
  joinCompany,
  listOrderRows,
  lockAliases,
  type OrderRow,
  ordersBehind,
  ordersOfCompany,
  partCompany,
  type SheetOrderFilter,
} from "./staff/staff-orders.store.ts";
export {
  actOnOrder,
  refuseStaleOrder,
  requireMove,
  showStaffOrder,
  type StaffResult,
  toWireRow as toWireOrderRow,
} from "./staff/staff-order-answer.ts";
export { isOrderStatus } from "./staff/staff-orders.rules.ts";
export { newOrderLines } from "./placing/new-order.ts";
export { orderCart } from "./placing/place-order.service.ts";
export { findManual, lockFormKey, writeRequestedLink, writeSentLink } from "./payment/payment.store.ts";
export {
  eraseBuyer,
  eraseOrders,
  type ForgettableOrder,
  lockForgettable,
  moveOrders,
  storedOrders,
  waitingErasures,
} from "./personal-data.store.ts";
export { waitingOrders, type WaitingOrders } from "./staff/waiting-orders.store.ts";
export { ORDER_TEXTS } from "./texts.ts";
