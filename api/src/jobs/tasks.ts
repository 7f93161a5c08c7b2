/** Every kind of job and who handles it. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../context.ts";
import { backgroundJobTasks } from "../modules/background-jobs/index.ts";
import { cartTasks } from "../modules/cart/index.ts";
import { customerTasks } from "../modules/customers/index.ts";
import { doctorTasks } from "../modules/doctor/index.ts";
import { DRAFT_KINDS } from "../modules/draft-kinds.ts";
import { draftTasks } from "../modules/drafts/index.ts";
import { checkPiece, exchangeTasks, exportPiece, writePiece } from "../modules/data-exchange/index.ts";
import { invoiceTasks } from "../modules/invoices/index.ts";
import { undoPiece } from "../modules/log/index.ts";
import { movePiece, movingTasks, readPiece } from "../modules/moving/index.ts";
import { newsletterTasks } from "../modules/newsletter/index.ts";
import { notificationTasks } from "../modules/notifications/index.ts";
import { offersTasks } from "../modules/offers/index.ts";
import { orderSheetTasks } from "../modules/order-sheet/index.ts";
import { orderTasks } from "../modules/orders/index.ts";
import { sheetPiece, sheetTasks } from "../modules/product-sheets/index.ts";
import { promotionTasks } from "../modules/promotions/index.ts";
import { searchTasks } from "../modules/search/index.ts";
import { shipmentTasks } from "../modules/shipments/index.ts";
import { shippingTasks } from "../modules/shipping/index.ts";
import { staffTasks } from "../modules/staff/index.ts";
import { todayTasks } from "../modules/today/index.ts";
import { stockTasks } from "../modules/stock/index.ts";
import { stockAlertTasks } from "../modules/stock-alerts/index.ts";

/** Mails, which wait for the mail server alone. */
export function mailTasks(context: ApiContext): TaskList {
  return notificationTasks(context);
}

/** Everything else: what runs by the clock, invoices, couriers. */
export function workTasks(context: ApiContext): TaskList {
  return {
    ...cartTasks(context),
    ...offersTasks(context),
    ...orderSheetTasks(context),
    ...shippingTasks(context),
    ...orderTasks(context),
    ...searchTasks(context),
    ...shipmentTasks(context),
    ...invoiceTasks(context),
    ...promotionTasks(context),
    ...newsletterTasks(context),
    ...customerTasks(context),
    ...doctorTasks(context),
    ...staffTasks(context),
    ...todayTasks(context),
    ...stockTasks(context),
    ...stockAlertTasks(context),
    ...sheetTasks(context),
    ...movingTasks(context),
    ...draftTasks(context, DRAFT_KINDS),
    ...backgroundJobTasks(context, {
      undo: undoPiece,
      sheet: sheetPiece,
      moving_read: readPiece,
      moving_in: movePiece,
      import_check: checkPiece,
      import_write: writePiece,
      export: exportPiece,
    }),
    ...exchangeTasks(context),
  };
}

/** Jobs by the clock (UTC): minute, hour, day, month, weekday, task; those that ask couriers let the others pass, those that ask ANAF stand in a queue of their own. */
export const CRONTAB = `
* * * * * apply_promotions
* * * * * publish_drafts
* * * * * start_planned_sheets
* * * * * release_unpaid_orders
* * * * * tell_stock_alerts
*/10 * * * * tell_staff
*/15 * * * * poll_shipments ?priority=8
* * * * * efactura_step ?queue=anaf&jobKey=efactura_step&max=1&priority=8
13 1,5,9,13,17,21 * * * efactura_lists ?queue=anaf&jobKey=efactura_lists&max=6&priority=8
17 2 * * * delete_expired_carts
21 2 * * * delete_expired_logins
22 2 * * * delete_expired_staff_logins
23 2 * * * delete_unconfirmed_subscriptions
27 2 * * * forget_networks
29 2 * * * delete_old_mails
31 2 * * * delete_old_bulks
33 2 * * * delete_old_searches
35 2 * * * delete_old_background_jobs
36 2 * * * delete_old_sheets
39 2 * * * delete_old_offers
40 2 * * * delete_old_order_sheets
43 2 * * * count_sold_pieces
37 2 * * * forget_moving
38 2 * * * delete_old_exchanges
7 1 * * * prove_restore ?queue=restore&jobKey=prove_restore&max=3&priority=9
41 3 * * * sync_lockers ?priority=8
`;

/** Jobs of every start of the worker: cheap where nothing is to be done. */
export const AT_START = ["fill_lockers"];
