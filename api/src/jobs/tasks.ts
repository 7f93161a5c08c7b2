import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../context.ts";
import { backgroundJobTasks } from "../modules/platform/background-jobs/index.ts";
import { cartTasks } from "../modules/selling/cart/index.ts";
import { customerTasks } from "../modules/selling/customers/index.ts";
import { doctorTasks } from "../modules/backoffice/doctor/index.ts";
import { DRAFT_KINDS } from "../modules/draft-kinds.ts";
import { draftTasks } from "../modules/publishing/drafts/index.ts";
import {
  checkPiece,
  exchangeTasks,
  exportPiece,
  writePiece,
} from "../modules/exchange/data-exchange/index.ts";
import { feedTasks } from "../modules/publishing/feeds/index.ts";
import { receivableTasks } from "../modules/money/receivables/index.ts";
import { invoiceTasks } from "../modules/money/invoices/index.ts";
import { marketplaceTasks } from "../modules/exchange/marketplace/index.ts";
import { webhookTasks } from "../modules/exchange/webhooks/index.ts";
import { undoPiece } from "../modules/backoffice/log/index.ts";
import { movePiece, migrationTasks, readPiece } from "../modules/exchange/store-migration/index.ts";
import { newsletterTasks } from "../modules/selling/newsletter/index.ts";
import { campaignSendingTasks, notificationTasks } from "../modules/backoffice/notifications/index.ts";
import { offersTasks } from "../modules/selling/offers/index.ts";
import { orderSheetTasks } from "../modules/selling/order-sheet/index.ts";
import { orderTasks } from "../modules/selling/orders/index.ts";
import { recurringOrderTasks } from "../modules/selling/recurring-orders/index.ts";
import { sheetPiece, sheetTasks } from "../modules/catalogue/product-sheets/index.ts";
import { privacyTasks } from "../modules/customer-care/privacy/index.ts";
import { promotionTasks } from "../modules/catalogue/promotions/index.ts";
import { searchTasks } from "../modules/catalogue/search/index.ts";
import { returnWaybillTasks } from "../modules/aftersales/returns/index.ts";
import { shipmentTasks } from "../modules/fulfilment/shipments/index.ts";
import { shippingTasks } from "../modules/selling/shipping/index.ts";
import { staffTasks } from "../modules/platform/staff/index.ts";
import { dashboardTasks } from "../modules/backoffice/dashboard/index.ts";
import { costsTasks } from "../modules/purchasing/costs/index.ts";
import { replenishmentTasks } from "../modules/purchasing/replenishment/index.ts";
import { stockTasks } from "../modules/catalogue/stock/index.ts";
import { stockAlertTasks } from "../modules/customer-care/stock-alerts/index.ts";
import { campaignTasks } from "../modules/customer-care/campaigns/index.ts";
import { endRefused } from "./refused-mails.ts";

/** Returns the handlers of emails, which depend only on the mail server. */
export function mailTasks(context: ApiContext): TaskList {
  return endRefused(notificationTasks(context), context);
}

/** Returns the handlers of all other jobs: scheduled ones, invoices, couriers. */
export function workTasks(context: ApiContext): TaskList {
  return {
    ...cartTasks(context),
    ...offersTasks(context),
    ...recurringOrderTasks(context),
    ...orderSheetTasks(context),
    ...shippingTasks(context),
    ...orderTasks(context),
    ...searchTasks(context),
    ...feedTasks(context),
    ...shipmentTasks(context),
    ...returnWaybillTasks(context),
    ...invoiceTasks(context),
    ...receivableTasks(context),
    ...promotionTasks(context),
    ...privacyTasks(context),
    ...newsletterTasks(context),
    ...customerTasks(context),
    ...doctorTasks(context),
    ...staffTasks(context),
    ...dashboardTasks(context),
    ...stockTasks(context),
    ...replenishmentTasks(context),
    ...costsTasks(context),
    ...stockAlertTasks(context),
    ...campaignTasks(context),
    ...campaignSendingTasks(context),
    ...sheetTasks(context),
    ...migrationTasks(context),
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
    ...webhookTasks(context),
    ...marketplaceTasks(context),
  };
}
