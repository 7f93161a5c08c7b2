import { listTexts } from "@curat/contract/texts.values";
import type { ApiContext } from "../context.ts";
import type { Db } from "../db/database.ts";
import type { ApiApp } from "../http/serve.ts";
import { ACCOUNT_CHECKERS, loadAccountTraffic } from "./account-checkers.ts";
import { accountsRoutes } from "./platform/accounts/index.ts";
import { answerTemplatesRoutes } from "./publishing/answer-templates/index.ts";
import { blogRoutes, staffPostsRoutes, staffSectionsRoutes } from "./publishing/blog/index.ts";
import { booksRoutes } from "./money/books/index.ts";
import { bundleRoutes, relatedBundles, staffBundlesRoutes } from "./catalogue/bundles/index.ts";
import { cartOfferRoutes, cartRoutes, tryCartRoutes } from "./selling/cart/index.ts";
import {
  catalogRoutes,
  staffBrandsRoutes,
  staffCategoriesRoutes,
  staffParametersRoutes,
  staffChoiceRoutes,
  staffPricesRoutes,
  staffSeapItemsRoutes,
  staffProductsRoutes,
  staffVariantsRoutes,
} from "./catalogue/catalog/index.ts";
import { amendmentsRoutes } from "./aftersales/amendments/index.ts";
import { complaintsRoutes, staffComplaintsRoutes } from "./aftersales/complaints/index.ts";
import { staffCreditRoutes } from "./selling/credit/index.ts";
import { complianceRoutes } from "./backoffice/compliance/index.ts";
import { consentRoutes } from "./publishing/consent/index.ts";
import { contactRoutes, staffMessagesRoutes } from "./publishing/contact/index.ts";
import { contentRoutes, staffArticlesRoutes, staffHomeRoutes } from "./publishing/content/index.ts";
import {
  customerDeskRoutes,
  customerNotesRoutes,
  staffCompaniesRoutes,
  staffCustomersRoutes,
} from "./customer-care/customer-desk/index.ts";
import { customersRoutes } from "./selling/customers/index.ts";
import { doctorRoutes } from "./backoffice/doctor/index.ts";
import { draftsRoutes } from "./publishing/drafts/index.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import { accountingRoutes } from "./exchange/accounting/index.ts";
import { marketplaceRoutes } from "./exchange/marketplace/index.ts";
import { webhooksRoutes } from "./exchange/webhooks/index.ts";
import { exportsRoutes, importsRoutes, readSmallFile } from "./exchange/data-exchange/index.ts";
import { failedJobsRoutes } from "./backoffice/failed-jobs/index.ts";
import { figuresRoutes } from "./backoffice/figures/index.ts";
import { firstStepsRoutes } from "./backoffice/first-steps/index.ts";
import { feedsRoutes } from "./publishing/feeds/index.ts";
import { geographyRoutes } from "./platform/geography/index.ts";
import { incomingRoutes } from "./money/incoming/index.ts";
import { receivablesRoutes, setOffRoutes } from "./money/receivables/index.ts";
import {
  efacturaRoutes,
  invoiceIssuersRoutes,
  invoiceListRoutes,
  invoicesRoutes,
} from "./money/invoices/index.ts";
import { landingRoutes, staffLandingRoutes } from "./publishing/landing/index.ts";
import { staffMediaRoutes } from "./platform/media/index.ts";
import { newsletterRoutes, staffNewsletterRoutes } from "./selling/newsletter/index.ts";
import {
  accountOrdersRoutes,
  orderBulkRoutes,
  ordersRoutes,
  cardRefundRoutes,
  paymentRoutes,
  staffOrdersRoutes,
  orderMailsAndNotesRoutes,
} from "./selling/orders/index.ts";
import { campaignMailsRoutes, mailTextsRoutes } from "./backoffice/notifications/index.ts";
import { campaignsRoutes } from "./customer-care/campaigns/index.ts";
import { offersRoutes, staffOffersRoutes } from "./selling/offers/index.ts";
import { manualOrdersRoutes } from "./selling/manual-orders/index.ts";
import { recurringOrdersRoutes, staffRecurringOrdersRoutes } from "./selling/recurring-orders/index.ts";
import { orderSheetRoutes } from "./selling/order-sheet/index.ts";
import { staffPackingRoutes } from "./fulfilment/packing/index.ts";
import {
  buyingForRoutes,
  staffCustomerGroupsRoutes,
  staffPriceListsRoutes,
} from "./catalogue/price-lists/index.ts";
import { privacyRoutes, staffPrivacyRoutes } from "./customer-care/privacy/index.ts";
import { productSheetsRoutes } from "./catalogue/product-sheets/index.ts";
import { promotionRoutes, staffPromotionsRoutes } from "./catalogue/promotions/index.ts";
import { refundsRoutes } from "./selling/refunds/index.ts";
import {
  readReturnTerms,
  returnsRoutes,
  staffRefundsRoutes,
  returnWaybillRoutes,
  staffReturnsRoutes,
  withdrawalsRoutes,
} from "./aftersales/returns/index.ts";
import { reviewsRoutes, staffReviewsRoutes } from "./publishing/reviews/index.ts";
import { routingRoutes, staffRedirectsRoutes } from "./platform/routing/index.ts";
import { type Catalogue, searchRoutes, synonymsRoutes } from "./catalogue/search/index.ts";
import { sessionsRoutes } from "./platform/sessions/index.ts";
import { SETTING_REFUSALS, SETTING_RULES } from "./setting-rules.ts";
import { SHOPPER_TEXTS } from "./shopper-texts.ts";
import {
  loadSettings,
  settingsRoutes,
  shopTextsRoutes,
  staffMenuRoutes,
  staffSettingsRoutes,
} from "./platform/settings/index.ts";
import {
  homeDeliveryBani,
  ownMethodsRoutes,
  readTariffs,
  shippingRoutes,
  shopTodayRoutes,
  tryParcelRoutes,
} from "./selling/shipping/index.ts";
import {
  staffEnteringRoutes,
  staffKeysRoutes,
  staffMeRoutes,
  staffNoticesRoutes,
  staffPeopleRoutes,
  staffPresenceRoutes,
  staffRolesRoutes,
  staffViewsRoutes,
} from "./platform/staff/index.ts";
import { migrationRoutes } from "./exchange/store-migration/index.ts";
import { jobsRoutes } from "./platform/background-jobs/index.ts";
import { logRoutes } from "./backoffice/log/index.ts";
import { staffSearchRoutes } from "./backoffice/staff-search/index.ts";
import { staffStockRoutes } from "./catalogue/stock/index.ts";
import { stockPlacesRoutes, stockTransfersRoutes } from "./catalogue/stock-places/index.ts";
import {
  bulkAwbRoutes,
  courierVisitRoutes,
  parcelsRoutes,
  shipmentsRoutes,
} from "./fulfilment/shipments/index.ts";
import { reorderListsRoutes } from "./selling/reorder-lists/index.ts";
import { staffAlertsRoutes, stockAlertsRoutes } from "./customer-care/stock-alerts/index.ts";
import { costsRoutes } from "./purchasing/costs/index.ts";
import { replenishmentRoutes } from "./purchasing/replenishment/index.ts";
import { purchaseOrdersRoutes } from "./purchasing/purchase-orders/index.ts";
import { lotsRoutes } from "./purchasing/lots/index.ts";
import { stockCountsRoutes } from "./purchasing/counts/index.ts";
import { receiptsRoutes } from "./purchasing/receipts/index.ts";
import { suppliersRoutes } from "./purchasing/suppliers/index.ts";
import { staffStoresRoutes, storesRoutes } from "./catalogue/stores/index.ts";
import { dashboardRoutes } from "./backoffice/dashboard/index.ts";
import { staffVouchersRoutes } from "./selling/vouchers/index.ts";

export type Catalogued = Pick<Catalogue, "engine" | "isReady">;

export function mountModules(app: ApiApp, context: ApiContext, { engine, isReady }: Catalogued): void {
  for (const mount of [
    routingRoutes,
    staffRedirectsRoutes,
    publicSettings,
    (shop: ApiApp) => staffSettingsRoutes(shop, context, SETTING_RULES, SETTING_REFUSALS),
    staffMenuRoutes,
    (shop: ApiApp) =>
      accountsRoutes(shop, context, { checkers: ACCOUNT_CHECKERS, loadTraffic: loadAccountTraffic }),
    contentRoutes,
    staffArticlesRoutes,
    staffHomeRoutes,
    blogRoutes,
    staffPostsRoutes,
    staffSectionsRoutes,
    (shop: ApiApp) => draftsRoutes(shop, context, DRAFT_KINDS),
    booksRoutes,
    accountingRoutes,
    webhooksRoutes,
    marketplaceRoutes,
    complianceRoutes,
    staffCreditRoutes,
    receivablesRoutes,
    setOffRoutes,
    (shop: ApiApp) => doctorRoutes(shop, context, isReady),
    mailTextsRoutes,
    (shop: ApiApp) =>
      shopTextsRoutes(shop, context, {
        spoken: listTexts(SHOPPER_TEXTS),
        readRows: (file) => readSmallFile(context, file),
      }),
    landingRoutes,
    staffLandingRoutes,
    consentRoutes,
    newsletterRoutes,
    staffNewsletterRoutes,
    contactRoutes,
    staffMessagesRoutes,
    catalogue,
    promotionRoutes,
    bundleRoutes,
    (shop: ApiApp) => searchRoutes(shop, context, engine),
    synonymsRoutes,
    feedsRoutes,
    geographyRoutes,
    shippingRoutes,
    shopTodayRoutes,
    tryParcelRoutes,
    ownMethodsRoutes,
    staffBrandsRoutes,
    staffBundlesRoutes,
    staffCategoriesRoutes,
    staffEnteringRoutes,
    staffKeysRoutes,
    staffMeRoutes,
    staffNoticesRoutes,
    staffPeopleRoutes,
    staffPresenceRoutes,
    staffRolesRoutes,
    staffViewsRoutes,
    staffMediaRoutes,
    staffParametersRoutes,
    staffProductsRoutes,
    staffVariantsRoutes,
    staffChoiceRoutes,
    staffPricesRoutes,
    staffSeapItemsRoutes,
    staffPriceListsRoutes,
    staffCustomerGroupsRoutes,
    productSheetsRoutes,
    buyingForRoutes,
    logRoutes,
    jobsRoutes,
    failedJobsRoutes,
    importsRoutes,
    exportsRoutes,
    dashboardRoutes,
    firstStepsRoutes,
    figuresRoutes,
    staffPromotionsRoutes,
    staffStockRoutes,
    stockPlacesRoutes,
    stockTransfersRoutes,
    costsRoutes,
    suppliersRoutes,
    purchaseOrdersRoutes,
    replenishmentRoutes,
    receiptsRoutes,
    lotsRoutes,
    stockCountsRoutes,
    staffStoresRoutes,
    storesRoutes,
    cartRoutes,
    (shop: ApiApp) => orderSheetRoutes(shop, context, engine),
    cartOfferRoutes,
    offersRoutes,
    staffOffersRoutes,
    tryCartRoutes,
    customersRoutes,
    sessionsRoutes,
    privacyRoutes,
    staffPrivacyRoutes,
    reorderListsRoutes,
    campaignsRoutes,
    campaignMailsRoutes,
    stockAlertsRoutes,
    staffAlertsRoutes,
    ordersRoutes,
    paymentRoutes,
    cardRefundRoutes,
    accountOrdersRoutes,
    staffOrdersRoutes,
    orderMailsAndNotesRoutes,
    orderBulkRoutes,
    shipmentsRoutes,
    courierVisitRoutes,
    parcelsRoutes,
    bulkAwbRoutes,
    staffPackingRoutes,
    refundsRoutes,
    staffRefundsRoutes,
    incomingRoutes,
    migrationRoutes,
    invoicesRoutes,
    invoiceListRoutes,
    efacturaRoutes,
    invoiceIssuersRoutes,
    amendmentsRoutes,
    returnsRoutes,
    returnWaybillRoutes,
    staffReturnsRoutes,
    withdrawalsRoutes,
    answerTemplatesRoutes,
    complaintsRoutes,
    staffComplaintsRoutes,
    reviewsRoutes,
    staffReviewsRoutes,
    staffVouchersRoutes,
    staffCustomersRoutes,
    staffCompaniesRoutes,
    staffSearchRoutes,
    customerNotesRoutes,
    customerDeskRoutes,
    manualOrdersRoutes,
    recurringOrdersRoutes,
    staffRecurringOrdersRoutes,
  ])
    mount(app, context);
}

function catalogue(app: ApiApp, context: ApiContext): void {
  catalogRoutes(app, context, { bundles: relatedBundles, deliveryBani: deliveryBeside });
}

function publicSettings(app: ApiApp, context: ApiContext): void {
  settingsRoutes(app, context, {
    freeFromBani: (shipping) => readTariffs(shipping).freeFromBani,
    withdrawalDays: (returns) => readReturnTerms(returns).days,
  });
}

async function deliveryBeside(db: Db, product: { weightGrams: number; priceBani: number }): Promise<number> {
  const { shipping } = await loadSettings(db);
  return homeDeliveryBani(readTariffs(shipping), product.weightGrams, product.priceBani);
}
