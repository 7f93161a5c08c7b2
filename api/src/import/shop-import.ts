/** Imports shop data: the demo, or a merchant's own files. Each call is one transaction. */
import type { ApiContext } from "../context.ts";
import type { Db, Tx } from "../db/database.ts";
import { transaction } from "../db/database.ts";
import { type BlogImport, importBlog } from "../modules/publishing/blog/index.ts";
import { type BundlesImport, importBundles } from "../modules/catalogue/bundles/index.ts";
import {
  importCatalog,
  importSeapItems,
  type CatalogImport,
  type SeapItemsImport,
} from "../modules/catalogue/catalog/index.ts";
import { type ComplaintsImport, importComplaints } from "../modules/aftersales/complaints/index.ts";
import { type CreditsImport, importCredits } from "../modules/selling/credit/index.ts";
import { importOffers, type OffersImport } from "../modules/selling/offers/index.ts";
import { importContent, type ContentImport } from "../modules/publishing/content/index.ts";
import { type CustomersImport, importCustomers } from "../modules/selling/customers/index.ts";
import { importGeography, type GeographyImport } from "../modules/platform/geography/index.ts";
import {
  importInvoices,
  importReceived,
  type ReceivedInvoicesImport,
} from "../modules/money/invoices/index.ts";
import { importLanding, type LandingImport } from "../modules/publishing/landing/index.ts";
import { importOrders, type OrdersImport } from "../modules/selling/orders/index.ts";
import { importMedia, type MediaImport } from "../modules/platform/media/index.ts";
import { importPriceLists, type PriceListsImport } from "../modules/catalogue/price-lists/index.ts";
import {
  importPromotions,
  listTouchedByPromotions,
  type PromotionsImport,
} from "../modules/catalogue/promotions/index.ts";
import {
  importRecurringOrders,
  type RecurringOrdersImport,
} from "../modules/selling/recurring-orders/index.ts";
import { type CampaignsImport, importCampaigns } from "../modules/customer-care/campaigns/index.ts";
import { importSubscribers, type SubscribersImport } from "../modules/selling/newsletter/index.ts";
import { importReorderLists, type ReorderListsImport } from "../modules/selling/reorder-lists/index.ts";
import { importReturns, type ReturnsImport } from "../modules/aftersales/returns/index.ts";
import { importReviews, type ReviewsImport } from "../modules/publishing/reviews/index.ts";
import { type CostsImport, importCosts } from "../modules/purchasing/costs/index.ts";
import { importSuppliers, type SuppliersImport } from "../modules/purchasing/suppliers/index.ts";
import {
  importPurchaseOrders,
  type PurchaseOrdersImport,
} from "../modules/purchasing/purchase-orders/index.ts";
import { importShelves, type ShelvesImport } from "../modules/catalogue/stock/index.ts";
import { importStockPlaces, type StockPlacesImport } from "../modules/catalogue/stock-places/index.ts";
import { importStockLevels, type StockLevelsImport } from "../modules/purchasing/replenishment/index.ts";
import { importLots, type LotsImport } from "../modules/purchasing/lots/index.ts";
import { importStockCounts, type StockCountsImport } from "../modules/purchasing/counts/index.ts";
import { importReceipts, type ReceiptsImport } from "../modules/purchasing/receipts/index.ts";
import { SETTING_RULES } from "../modules/setting-rules.ts";
import { importSettings, type SettingsImport } from "../modules/platform/settings/index.ts";
import { type DeliveryMethodsImport, importDeliveryMethods } from "../modules/selling/shipping/index.ts";
import { importShipments } from "../modules/fulfilment/shipments/index.ts";
import { importStores, type StoresImport } from "../modules/catalogue/stores/index.ts";
import { importVouchers, type VouchersImport } from "../modules/selling/vouchers/index.ts";

export type {
  BannerImport,
  BrandImport,
  CategoryImport,
  ParameterImport,
  ProductImport,
  SeapItemImport,
} from "../modules/catalogue/catalog/index.ts";
export type { ArticleImport, HomeBlockImport } from "../modules/publishing/content/index.ts";
export type {
  BlogCategoryImport,
  BlogPostImport,
  BlogSectionImport,
} from "../modules/publishing/blog/index.ts";
export type { LandingPageImport } from "../modules/publishing/landing/index.ts";
export type { ConsentGroupImport } from "../modules/publishing/consent/index.ts";
export type { AnswerImport, ReviewImport } from "../modules/publishing/reviews/index.ts";
export type { BundleImport } from "../modules/catalogue/bundles/index.ts";
export type { PromotionImport } from "../modules/catalogue/promotions/index.ts";
export type { CompanyImport, CustomerImport, PlaceImport } from "../modules/selling/customers/index.ts";
export type { OrderEventImport, OrderImport, OrderLineImport } from "../modules/selling/orders/index.ts";
export type { PriceListImport } from "../modules/catalogue/price-lists/index.ts";
export type { CreditImport } from "../modules/selling/credit/index.ts";
export type { ReceivedInvoiceImport } from "../modules/money/invoices/index.ts";
export type { ReturnImport } from "../modules/aftersales/returns/index.ts";
export type { ComplaintImport } from "../modules/aftersales/complaints/index.ts";
export type { CampaignImport } from "../modules/customer-care/campaigns/index.ts";
export type { SubscriberImport } from "../modules/selling/newsletter/index.ts";
export type { ReorderListImport } from "../modules/selling/reorder-lists/index.ts";
export type { RecurringOrderImport } from "../modules/selling/recurring-orders/index.ts";
export type { OfferImport } from "../modules/selling/offers/index.ts";
export type { CityImport } from "../modules/platform/geography/index.ts";
export type { StoreImport } from "../modules/catalogue/stores/index.ts";
export type { PurchaseOrderImport } from "../modules/purchasing/purchase-orders/index.ts";
export type { StockPlaceImport } from "../modules/catalogue/stock-places/index.ts";
export type { DeliveryMethodImport } from "../modules/selling/shipping/index.ts";
export type { StockCountImport } from "../modules/purchasing/counts/index.ts";
export type { ReceiptImport } from "../modules/purchasing/receipts/index.ts";
export type { CostImport } from "../modules/purchasing/costs/index.ts";
export type { SupplierImport } from "../modules/purchasing/suppliers/index.ts";
export type { VoucherImport } from "../modules/selling/vouchers/index.ts";

export type ShopImport = CatalogImport &
  MediaImport &
  ContentImport &
  BlogImport &
  LandingImport &
  GeographyImport &
  StoresImport &
  DeliveryMethodsImport &
  CustomersImport &
  OrdersImport &
  CreditsImport &
  SeapItemsImport &
  PriceListsImport &
  ReceivedInvoicesImport &
  CostsImport &
  SuppliersImport &
  PurchaseOrdersImport &
  StockLevelsImport &
  ShelvesImport &
  LotsImport &
  StockPlacesImport &
  ReceiptsImport &
  StockCountsImport &
  ReturnsImport &
  ComplaintsImport &
  OffersImport &
  ReorderListsImport &
  SubscribersImport &
  CampaignsImport &
  RecurringOrdersImport &
  SettingsImport &
  ReviewsImport &
  PromotionsImport &
  BundlesImport &
  VouchersImport;

/** Writes the data in `part`. Replaces existing rows with the same id or key. */
export async function importShop({ db, now }: ApiContext, part: ShopImport): Promise<void> {
  await transaction(db, async (tx) => {
    await importMedia(tx, part, now());
    await importSettings(tx, part, SETTING_RULES);
    await importGeography(tx, part);
    await importStores(tx, part);
    await importDeliveryMethods(tx, part);
    await importContent(tx, part);
    const laterTouched = await touchedAfterCatalog(tx, part, now());
    await importCatalog(tx, part, { now: now(), laterTouched });
    // Customers refer to products, so the products are imported first.
    await importCustomers(tx, part, now());
    await importPromotions(tx, part, now());
    await importBundles(tx, part);
    await importVouchers(tx, part, now());
    await importBlog(tx, part);
    await importLanding(tx, part);
    await importShipments(tx, await importOrders(tx, part));
    // Credit terms come before the invoices, which contain the due date.
    await importCredits(tx, part, now());
    await importSeapItems(tx, part);
    await importPriceLists(tx, part);
    await importInvoices(tx, part);
    await importReceived(tx, part);
    await importSuppliers(tx, part, now());
    await importPurchaseOrders(tx, part);
    await importReceipts(tx, part);
    await importStockCounts(tx, part);
    await importStockLevels(tx, part, now());
    await importShelves(tx, part);
    await importLots(tx, part, now());
    await importStockPlaces(tx, part, now());
    await importCosts(tx, part, now());
    await importReturns(tx, part);
    await importComplaints(tx, part);
    await importOffers(tx, part, now());
    await importReorderLists(tx, part);
    await importSubscribers(tx, part);
    await importCampaigns(tx, part);
    await importRecurringOrders(tx, part);
    await importReviews(tx, part, now());
  });
}

/** Returns the other products whose prices or ratings depend on the import. */
async function touchedAfterCatalog(
  tx: Tx,
  { promotions = [], reviews = [] }: ShopImport,
  now: Date,
): Promise<number[]> {
  const promoted = promotions.flatMap(({ productIds }) => productIds);
  const rated = reviews.map(({ productId }) => productId);
  return [...(await listTouchedByPromotions(tx, now)), ...promoted, ...rated];
}

export async function isShopEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom("product_facts").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}
