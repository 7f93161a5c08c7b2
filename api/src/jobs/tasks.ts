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
import { feedTasks } from "../modules/feeds/index.ts";
import { invoiceTasks } from "../modules/invoices/index.ts";
import { undoPiece } from "../modules/log/index.ts";
import { movePiece, movingTasks, readPiece } from "../modules/moving/index.ts";
import { newsletterTasks } from "../modules/newsletter/index.ts";
import { notificationTasks } from "../modules/notifications/index.ts";
import { offersTasks } from "../modules/offers/index.ts";
import { orderSheetTasks } from "../modules/order-sheet/index.ts";
import { orderTasks } from "../modules/orders/index.ts";
import { sheetPiece, sheetTasks } from "../modules/product-sheets/index.ts";
import { privacyTasks } from "../modules/privacy/index.ts";
import { promotionTasks } from "../modules/promotions/index.ts";
import { searchTasks } from "../modules/search/index.ts";
import { shipmentTasks } from "../modules/shipments/index.ts";
import { shippingTasks } from "../modules/shipping/index.ts";
import { staffTasks } from "../modules/staff/index.ts";
import { todayTasks } from "../modules/today/index.ts";
import { stockTasks } from "../modules/stock/index.ts";
import { stockAlertTasks } from "../modules/stock-alerts/index.ts";
import { endRefused } from "./refused-mails.ts";

/** Mails, which wait for the mail server alone. */
export function mailTasks(context: ApiContext): TaskList {
  return endRefused(notificationTasks(context), context);
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
    ...feedTasks(context),
    ...shipmentTasks(context),
    ...invoiceTasks(context),
    ...promotionTasks(context),
    ...privacyTasks(context),
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
