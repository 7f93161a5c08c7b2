import { getBrandRelated, getProduct, getRelated } from "@curat/contract/catalog";
import { getExpectedGoods } from "@curat/contract/expected-goods";
import { listStockAlerts } from "@curat/contract/stock-alerts";
import { shownBundles } from "../../components/bundle-boxes/shown-bundles.server.ts";
import { longDate } from "@curat/ui/date/long-date.ts";
import { type Card, toCard } from "../../components/product-card/to-card.ts";
import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { REQUEST_INFO_KEY } from "../../components/request-info/request-address.ts";
import { apiOf, cachedApiOf, refuseFailed } from "../../session/api.server.ts";
import { findCustomer, findShownCustomer } from "../../session/customer.server.ts";
import type { Customer } from "../../session/customer.server.ts";
import { isDocumentRequest } from "../../session/request-kind.ts";
import { sessionOf } from "../../session/session.server.ts";
import { within } from "../../session/within.ts";
import { scopeContext } from "../../storefront-context.ts";
import type { PageRequest } from "../../components/screen/screen-types.ts";
import { toProductView } from "./product-view.ts";
import { REVIEW_KEY } from "./reviews-tab.ts";

export interface RelatedGroup {
  title: string;
  cards: Card[];
}

/** Time limits for related products in milliseconds: during a navigation, and for a full document. */
const TIMEOUT_MS = { step: 50, document: 2_000 };

/** Returns a product, or null if it does not exist. Related products that fail or are late are omitted. */
export async function loadProduct(page: PageRequest) {
  const related = Promise.all([loadGroups(page, getRelated), loadGroups(page, getBrandRelated)]).then(
    (groups) => groups.flat(),
  );
  const found = within(isDocumentRequest(page.request) ? TIMEOUT_MS.document : TIMEOUT_MS.step, related);
  const pendingProduct = cachedApiOf(page.context).call(getProduct, { params: { id: String(page.id) } });
  const [answer, customer, settings, restockedOn] = await Promise.all([
    pendingProduct,
    findShownCustomer(page.context),
    page.context.get(scopeContext).shared.settings(),
    pendingProduct.then((one) =>
      one.ok && !toProductView(one.data).isBuyable ? findRestock(page) : undefined,
    ),
  ]);
  refuseFailed(answer);
  if (!answer.ok) return null;
  const { info } = answer.data;
  const product = toProductView(answer.data);
  const { shopUrl } = page.context.get(scopeContext).options;
  const address = absoluteAddress(page.url.pathname, shopUrl);
  return {
    head: {
      title: info.metatitle || info.product,
      description: info.metadescription,
      robots: info.robots,
      // An external provider may send no canonical URL.
      canonical: info.canonical ? absoluteAddress(info.canonical, shopUrl) : address,
      picture: product.pictures[0],
      type: "product" as const,
    },
    product: { ...product, canonical: address },
    writer: customer && writerOf(customer),
    hasReviewForm: settings?.flags?.reviews !== false && settings?.flags?.accounts !== false,
    opensReviews: page.url.searchParams.has(REVIEW_KEY),
    opensInfo: !product.isBuyable && !customer && page.url.searchParams.has(REQUEST_INFO_KEY),
    bundles: await shownBundles(page.context, answer.data.bundles, "product"),
    restockedOn,
    alert: customer && !product.isBuyable ? await findAlert(page, product.id) : undefined,
    related: (await found) ?? instead(page, related),
  };
}

/** For a navigation, returns the pending promise. A document gets no related products and is then not cached. */
function instead({ request, context }: PageRequest, related: Promise<RelatedGroup[]>) {
  if (!isDocumentRequest(request)) return related;
  sessionOf(context).markIncomplete();
  return [];
}

/**
 * Returns the customer's alert, or undefined if there is none or it cannot be read. Makes the page
 * uncacheable.
 */
async function findAlert({ context }: PageRequest, productId: number) {
  await findCustomer(context);
  if (!context.get(scopeContext).options.hasOwnApi) return undefined;
  const answer = await apiOf(context).call(listStockAlerts);
  const alert = answer.ok ? answer.data.find(({ productID }) => productID === productId) : undefined;
  return alert && { until: longDate(`${alert.expire_date}T12:00:00Z`) };
}

/**
 * Returns the day on which ordered goods are expected, if the shop shows it. Returns undefined if the call
 * fails or is late.
 */
async function findRestock({ context, request, id }: PageRequest): Promise<string | undefined> {
  if (!context.get(scopeContext).options.hasOwnApi) return undefined;
  const pendingGoods = cachedApiOf(context).call(getExpectedGoods, { params: { id: String(id) } });
  try {
    const answer = await within(
      isDocumentRequest(request) ? TIMEOUT_MS.document : TIMEOUT_MS.step,
      pendingGoods,
    );
    const day = answer?.ok ? answer.data.expected_on : null;
    return day ? longDate(`${day}T12:00:00Z`) : undefined;
  } catch (error) {
    console.error("goods on order failed", id, error);
    return undefined;
  }
}

/** Logged-in customers only, so that pages of other visitors can be cached. */
function writerOf({ firstname, lastname, fullname, email, phone }: Customer) {
  return { firstname, lastname, fullname, email, phone };
}
export type Writer = ReturnType<typeof writerOf>;

/** Returns no groups if the call fails (requirements: B21). Never rejects. */
async function loadGroups(
  { context, id }: PageRequest,
  call: typeof getRelated | typeof getBrandRelated,
): Promise<RelatedGroup[]> {
  try {
    const answer = await cachedApiOf(context).call(call, { params: { id: String(id) } });
    if (!answer.ok) return [];
    return answer.data
      .filter(({ products }) => products.length > 0)
      .map(({ title, products }) => ({ title, cards: products.map(toCard) }));
  } catch (error) {
    console.error("related products failed", id, error);
    return [];
  }
}
