/** Filling a shop from outside: the demo, later a merchant's own files. Shapes in, rows out, one transaction a call. */
import type { ApiContext } from "../context.ts";
import type { Db, Tx } from "../db/database.ts";
import { transaction } from "../db/database.ts";
import { type BlogImport, importBlog } from "../modules/blog/index.ts";
import { type BundlesImport, importBundles } from "../modules/bundles/index.ts";
import { importCatalog, type CatalogImport } from "../modules/catalog/index.ts";
import { type ComplaintsImport, importComplaints } from "../modules/complaints/index.ts";
import { readConsentGroups } from "../modules/consent/index.ts";
import { importContent, type ContentImport } from "../modules/content/index.ts";
import { type CustomersImport, importCustomers } from "../modules/customers/index.ts";
import { readFeedsSetting } from "../modules/feeds/index.ts";
import { importGeography, type GeographyImport } from "../modules/geography/index.ts";
import { importInvoices } from "../modules/invoices/index.ts";
import { importLanding, type LandingImport } from "../modules/landing/index.ts";
import { importOrders, type OrdersImport } from "../modules/orders/index.ts";
import { readPaymentTerms } from "../modules/payments/index.ts";
import {
  importPromotions,
  listTouchedByPromotions,
  type PromotionsImport,
} from "../modules/promotions/index.ts";
import { importReturns, type ReturnsImport } from "../modules/returns/index.ts";
import { importReviews, type ReviewsImport } from "../modules/reviews/index.ts";
import { importSettings, type SettingsImport } from "../modules/settings/index.ts";
import { importShipments } from "../modules/shipments/index.ts";
import { readTariffs } from "../modules/shipping/index.ts";
import { importStores, type StoresImport } from "../modules/stores/index.ts";
import { importVouchers, type VouchersImport } from "../modules/vouchers/index.ts";

export type {
  BannerImport,
  BrandImport,
  CategoryImport,
  ParameterImport,
  ProductImport,
} from "../modules/catalog/index.ts";
export type { ArticleImport, HomeBlockImport } from "../modules/content/index.ts";
export type { BlogCategoryImport, BlogPostImport, BlogSectionImport } from "../modules/blog/index.ts";
export type { LandingPageImport } from "../modules/landing/index.ts";
export type { ConsentGroupImport } from "../modules/consent/index.ts";
export type { AnswerImport, ReviewImport } from "../modules/reviews/index.ts";
export type { BundleImport } from "../modules/bundles/index.ts";
export type { PromotionImport } from "../modules/promotions/index.ts";
export type { CompanyImport, CustomerImport, PlaceImport } from "../modules/customers/index.ts";
export type { OrderEventImport, OrderImport, OrderLineImport } from "../modules/orders/index.ts";
export type { ReturnImport } from "../modules/returns/index.ts";
export type { ComplaintImport } from "../modules/complaints/index.ts";
export type { CityImport } from "../modules/geography/index.ts";
export type { StoreImport } from "../modules/stores/index.ts";
export type { VoucherImport } from "../modules/vouchers/index.ts";

export type ShopImport = CatalogImport &
  ContentImport &
  BlogImport &
  LandingImport &
  GeographyImport &
  StoresImport &
  CustomersImport &
  OrdersImport &
  ReturnsImport &
  ComplaintsImport &
  SettingsImport &
  ReviewsImport &
  PromotionsImport &
  BundlesImport &
  VouchersImport;

/** Writes what the part names; rows that stand already (same id or key) are replaced. */
export async function importShop({ db, now }: ApiContext, part: ShopImport): Promise<void> {
  refuseWrongTerms(part.settings ?? {});
  await transaction(db, async (tx) => {
    await importSettings(tx, part);
    await importGeography(tx, part);
    await importStores(tx, part);
    await importContent(tx, part);
    const laterTouched = await touchedAfterCatalog(tx, part, now());
    await importCatalog(tx, part, { now: now(), laterTouched });
    // After the products that they name.
    await importCustomers(tx, part, now());
    await importPromotions(tx, part, now());
    await importBundles(tx, part);
    await importVouchers(tx, part, now());
    await importBlog(tx, part);
    await importLanding(tx, part);
    await importShipments(tx, await importOrders(tx, part));
    await importInvoices(tx, part);
    await importReturns(tx, part);
    await importComplaints(tx, part);
    await importReviews(tx, part, now());
  });
}

/** Products whose prices or stars follow from the part, beside those that it tells. */
async function touchedAfterCatalog(
  tx: Tx,
  { promotions = [], reviews = [] }: ShopImport,
  now: Date,
): Promise<number[]> {
  const promoted = promotions.flatMap(({ productIds }) => productIds);
  const rated = reviews.map(({ productId }) => productId);
  return [...(await listTouchedByPromotions(tx, now)), ...promoted, ...rated];
}

/** A wrong tariff or charge would fail every cart later; it is refused when it is written. */
function refuseWrongTerms(settings: Record<string, unknown>): void {
  if ("shipping" in settings) readTariffs(settings.shipping);
  if ("feeds" in settings) readFeedsSetting(settings.feeds);
  if ("INVOICE" in settings) refuseWrongSeries(settings.INVOICE);
  if ("consent" in settings) readConsentGroups(settings.consent);
  if ("payments" in settings) {
    const { chargeBani, costBani } = readPaymentTerms(settings.payments).cashOnDelivery;
    // A fee for a way to pay may not exceed its cost (law: Payment fee); a stored one that does is charged at cost.
    if (chargeBani > costBani) throw new Error("The charge of cash on delivery may not exceed its cost.");
  }
}

/** The table takes no other, and then no invoice could be issued. */
function refuseWrongSeries(invoice: unknown): void {
  const series = (invoice as { series?: unknown } | null)?.series;
  if (series !== undefined && !(typeof series === "string" && /^[A-Z0-9]{1,10}$/.test(series)))
    throw new Error("The series of invoices is one to ten capital letters and digits.");
}

/** True while no product was ever written. */
export async function isShopEmpty(db: Db): Promise<boolean> {
  const row = await db.selectFrom("product_facts").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}
