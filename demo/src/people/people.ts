import type { ShopImport } from "@curat/api";
import type { GrownProduct } from "../catalogue/grow.ts";
import { DAY_MS } from "../catalogue/prices.ts";
import { Assortment } from "./assortment.ts";
import { campaignImports, subscriberImports } from "./campaigns.ts";
import { complaintImports } from "./complaints.ts";
import { costImports } from "./costs.ts";
import { CREDITS } from "./credits.ts";
import { customerImports } from "./customers.ts";
import { offerImports } from "./offers.ts";
import { ORDERS } from "./orders/order.ts";
import { pastOrders } from "./orders/past-orders.ts";
import { receivedInvoiceImports } from "./received-invoices.ts";
import { recurringOrderImports } from "./recurring-orders.ts";
import { reorderListImports } from "./reorder-lists.ts";
import { returnImports } from "./returns.ts";
import { reviewers, reviewImports } from "./reviews/reviews.ts";
import { purchaseOrderImports, stockLevelImports } from "./purchase-orders.ts";
import { receiptImports } from "./receipts.ts";
import { stockCountImports } from "./stock-counts.ts";
import { stockPlaceImports } from "./stock-places.ts";
import { supplierImports } from "./suppliers.ts";
import { seapItemImports } from "./seap-items.ts";
import { priceListImports } from "./price-lists.ts";
import { voucherImports } from "./vouchers.ts";

type People = Required<
  Pick<
    ShopImport,
    | "customers"
    | "vouchers"
    | "orders"
    | "credits"
    | "priceLists"
    | "seapItems"
    | "receivedInvoices"
    | "suppliers"
    | "purchaseOrders"
    | "shelves"
    | "lots"
    | "stockPlaces"
    | "stockLevels"
    | "receipts"
    | "stockCounts"
    | "costs"
    | "returns"
    | "complaints"
    | "offers"
    | "reorderLists"
    | "subscribers"
    | "campaigns"
    | "recurringOrders"
    | "reviews"
  >
>;

/** Returns shelves for the first 120 products, in aisles A to D, such as "A-01-1". */
function shelfImports(own: readonly GrownProduct[]): NonNullable<ShopImport["shelves"]> {
  return own.slice(0, 120).map(({ product }, at) => ({
    productId: product.id,
    shelf: `${"ABCD"[at % 4]}-${String((at % 12) + 1).padStart(2, "0")}-${(at % 3) + 1}`,
  }));
}

/** Returns two stock lots for each of the first two biocides. One lot expires in 20 days. */
function lotImports(own: readonly GrownProduct[], today: Date): NonNullable<ShopImport["lots"]> {
  const day = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const biocides = own.filter(({ product }) => product.safety?.biocideAuthorisation);
  return biocides.slice(0, 2).flatMap(({ product }, at) => [
    { productId: product.id, code: `L24${at}7`, expiresOn: day(at === 0 ? 20 : 200), pieces: 4, sales: 5 },
    { productId: product.id, code: `L25${at}3`, expiresOn: day(420), pieces: 6 },
  ]);
}

/** Returns the people of a shop with these products, without references to missing products. */
export function peopleImports(own: readonly GrownProduct[], now: Date): People {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const assortment = new Assortment(own);
  const orders = pastOrders(ORDERS, assortment, today);
  const customers = customerImports(assortment, today);
  const suppliers = supplierImports(own);
  const reviews = reviewImports({ assortment, orders, today });
  return {
    customers: [...customers, ...reviewers(reviews, customers)],
    vouchers: voucherImports(assortment, today),
    orders: orders.map(({ order }) => order),
    credits: CREDITS,
    priceLists: priceListImports(today),
    seapItems: seapItemImports(own, today),
    receivedInvoices: receivedInvoiceImports(today),
    suppliers,
    purchaseOrders: purchaseOrderImports(today),
    shelves: shelfImports(own),
    lots: lotImports(own, today),
    stockPlaces: stockPlaceImports(own, today),
    stockLevels: stockLevelImports(suppliers),
    receipts: receiptImports(today, suppliers),
    stockCounts: stockCountImports(today),
    costs: costImports(
      own,
      orders.map(({ order }) => order),
    ),
    returns: inTheirOrder(returnImports(orders)),
    complaints: inTheirOrder(complaintImports(orders)),
    offers: offerImports(assortment, today),
    reorderLists: reorderListImports(assortment, today),
    subscribers: subscriberImports(today),
    campaigns: campaignImports(own, today),
    recurringOrders: recurringOrderImports(today),
    reviews,
  };
}

/** Sorts records by date, because the import numbers them in this order. */
function inTheirOrder<T extends { createdAt: Date }>(written: readonly T[]): T[] {
  return written.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
