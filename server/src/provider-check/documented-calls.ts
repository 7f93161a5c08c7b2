/** The documented read calls, in an order in which responses provide the ids for later calls. */
import { getOrder, listOrders } from "@curat/contract/account-orders";
import { listAddresses, listCompanies } from "@curat/contract/address-book";
import { getPost, listPosts } from "@curat/contract/blog";
import { getBundle } from "@curat/contract/bundles";
import { getCart } from "@curat/contract/cart";
import {
  getBrand,
  getBrandFilters,
  getBrandRelated,
  getCategory,
  getCategoryFilters,
  getProduct,
  getRelated,
  listBrands,
} from "@curat/contract/catalog";
import type { Client, Result } from "@curat/contract/client";
import { listComplaints, listComplaintTypes } from "@curat/contract/complaints";
import { getConsentGroups } from "@curat/contract/consent";
import { getArticle, getHomePage } from "@curat/contract/content";
import { getUser } from "@curat/contract/customers";
import { listFavourites } from "@curat/contract/favourites";
import { listCities, listCounties } from "@curat/contract/geography";
import { listProducts } from "@curat/contract/listing";
import { listReturnable, listReturnReasons, listReturns } from "@curat/contract/returns";
import { resolveRoute } from "@curat/contract/routing";
import { advancedSearch, getSuggestions, searchProducts } from "@curat/contract/search";
import { getFooter, getMenu, getSettings, type MenuCategory } from "@curat/contract/settings";
import { listStores } from "@curat/contract/stores";

/** Ids and URLs from previous responses, which later calls use. */
export interface Found {
  categoryId?: number | undefined;
  categoryUrl?: string | undefined;
  productId?: number | undefined;
  productUrl?: string | undefined;
  productName?: string | undefined;
  brandId?: number | undefined;
  bundleId?: number | undefined;
  postId?: number | undefined;
  countyId?: number | undefined;
  orderId?: string | undefined;
  promoId?: number | undefined;
}

type CallInput = Result<Parameters<Client["call"]>[0]>;
export interface DocumentedCall {
  name: string;
  /** Whether buying is impossible without this call. */
  isEssential: boolean;
  without: string;
  isOwn?: true;
  /** Makes the call; undefined if it needs an unknown id. */
  ask(client: Client, found: Found): Promise<CallInput> | undefined;
}

const call = (
  name: string,
  without: string,
  ask: DocumentedCall["ask"],
  facts: Partial<Pick<DocumentedCall, "isEssential" | "isOwn">> = {},
): DocumentedCall => ({ name, without, isEssential: false, ask, ...facts });
const own = { isOwn: true } as const;
const essential = { isEssential: true } as const;

const idOf = (id: number | undefined): { params: { id: string } } | undefined =>
  id ? { params: { id: String(id) } } : undefined;

/** Returns the response after `note` has stored what later calls need from it. */
async function noting<Answer extends { ok: boolean }>(
  requested: Promise<Answer>,
  note: (answer: Extract<Answer, { ok: true }>) => void,
): Promise<Answer> {
  const answer = await requested;
  if (answer.ok) note(answer as Extract<Answer, { ok: true }>);
  return answer;
}

const firstLeaf = (categories: readonly MenuCategory[]): MenuCategory | undefined =>
  categories[0] && (firstLeaf(categories[0].subcats) ?? categories[0]);

export const DOCUMENTED_CALLS: readonly DocumentedCall[] = [
  call("GET /utilities/settings", "the shop has no name, logo, tracking and promo text", (client) =>
    client.call(getSettings),
  ),
  call(
    "GET /utilities/menu",
    "the menu, /promotii and /sitemap are empty",
    (client, found) =>
      noting(client.call(getMenu), ({ data }) => {
        const leaf = firstLeaf(data.categories);
        Object.assign(found, {
          categoryId: leaf?.categoryID,
          categoryUrl: leaf?.url,
          promoId: data.promos[0]?.id,
        });
      }),
    essential,
  ),
  call("GET /utilities/footer", "the footer has no links, networks and payment marks", (client) =>
    client.call(getFooter),
  ),
  call(
    "GET /utilities/homepagev2",
    "the home page shows categories only, with a sentence that the rest is missing",
    (client) => client.call(getHomePage),
  ),
  call("GET /utilities/gdpr", "no cookie banner: nothing that needs consent is loaded", (client) =>
    client.call(getConsentGroups),
  ),
  call(
    "POST /utilities/router",
    "no page opens: categories, products and articles return 404 or 503",
    (client, { categoryUrl }) =>
      categoryUrl ? client.call(resolveRoute, { body: { url: categoryUrl } }) : undefined,
    essential,
  ),
  call(
    "GET /categories/{id}",
    "category pages return 404",
    (client, { categoryId }) => {
      const id = idOf(categoryId);
      return id && client.call(getCategory, id);
    },
    essential,
  ),
  call("GET /categories/{id}/filters", "categories have no filters", (client, { categoryId }) => {
    const id = idOf(categoryId);
    return id && client.call(getCategoryFilters, { ...id, query: {} });
  }),
  call(
    "GET /products",
    "categories are empty",
    (client, found) =>
      noting(
        client.call(listProducts, {
          query: found.categoryId ? { categoryid: String(found.categoryId) } : {},
        }),
        ({ data }) => {
          const item = data.find(({ stockID }) => stockID !== 2) ?? data[0];
          found.productUrl = item?.info.url;
          found.productName = item?.info.product;
          found.productId = item?.productID;
        },
      ),
    essential,
  ),
  call(
    "POST /utilities/router (product)",
    "product pages return 404",
    (client, found) =>
      found.productUrl
        ? noting(client.call(resolveRoute, { body: { url: found.productUrl } }), ({ body }) => {
            found.productId = body.data.productID ?? found.productId;
          })
        : undefined,
    essential,
  ),
  call(
    "GET /products/{id}",
    "product pages return 404",
    (client, found) => {
      const id = idOf(found.productId);
      return (
        id &&
        noting(client.call(getProduct, id), ({ data }) => {
          found.brandId = data.brandID || undefined;
          found.bundleId = data.bundles[0]?.id;
        })
      );
    },
    essential,
  ),
  call("GET /products/{id}/related", "no similar products", (client, { productId }) => {
    const id = idOf(productId);
    return id && client.call(getRelated, id);
  }),
  call("GET /products/{id}/brandRelated", "no products of the same brand", (client, { productId }) => {
    const id = idOf(productId);
    return id && client.call(getBrandRelated, id);
  }),
  call("POST /advance_search", "promotions show no products", (client, { promoId }) =>
    client.call(advancedSearch, { body: { filters: promoId ? { promoID: promoId } : null } }),
  ),
  call("GET /search/{term}", "searching finds nothing", (client, { productName }) =>
    client.call(searchProducts, { params: { term: productName?.split(" ")[0] ?? "detergent" }, query: {} }),
  ),
  call("GET /search/suggestion/{term}", "no suggestions while typing", (client, { productName }) =>
    client.call(getSuggestions, { params: { term: (productName ?? "detergent").slice(0, 5) } }),
  ),
  call("GET /brands", "/marci is empty", (client, found) =>
    noting(client.call(listBrands, { query: {} }), ({ data }) => {
      found.brandId ??= data[0]?.brandID;
    }),
  ),
  call("GET /brands/{id}", "brand pages return 404", (client, { brandId }) => {
    const id = idOf(brandId);
    return id && client.call(getBrand, id);
  }),
  call("GET /brands/{id}/filters", "brands have no filters", (client, { brandId }) => {
    const id = idOf(brandId);
    return id && client.call(getBrandFilters, { ...id, query: {} });
  }),
  call("GET /bundles/{id}", "bundle pages return 404", (client, { bundleId }) => {
    const id = idOf(bundleId);
    return id && client.call(getBundle, id);
  }),
  call("GET /articles/1904", "the page about the shop returns 404", (client) =>
    client.call(getArticle, { params: { id: "1904" } }),
  ),
  call("GET /articles/1916", "the not-found page has no text of the shop", (client) =>
    client.call(getArticle, { params: { id: "1916" } }),
  ),
  call("GET /articles/1941", "the contact page returns 404", (client) =>
    client.call(getArticle, { params: { id: "1941" } }),
  ),
  call("GET /blog", "/blog is empty", (client, found) =>
    noting(client.call(listPosts, { query: {} }), ({ data }) => {
      found.postId = data.posts[0]?.id;
    }),
  ),
  call("GET /blog/{id}", "posts return 404", (client, { postId }) => {
    const id = idOf(postId);
    return id && client.call(getPost, id);
  }),
  call("GET /stores", "no stores are listed", (client) => client.call(listStores, { query: {} })),
  call(
    "GET /counties",
    "no address can be entered, so ordering is impossible",
    (client, found) =>
      noting(client.call(listCounties), ({ data }) => {
        found.countyId = data[0]?.id;
      }),
    essential,
  ),
  call(
    "GET /cities/{countyId}",
    "no address can be entered, so ordering is impossible",
    (client, { countyId }) =>
      countyId ? client.call(listCities, { params: { countyId: String(countyId) } }) : undefined,
    essential,
  ),
  call("GET /user/complaints/types", "no complaint can be sent", (client) => client.call(listComplaintTypes)),
  call("GET /user", "no customer is logged in", (client) => client.call(getUser), { ...own, ...essential }),
  call("GET /user/wishlists", "no favourites", (client) => client.call(listFavourites), own),
  call("GET /user/addresses", "addresses have to be typed", (client) => client.call(listAddresses), own),
  call("GET /user/companies", "companies have to be typed", (client) => client.call(listCompanies), own),
  call(
    "GET /user/orders",
    "the account shows no orders",
    (client, found) =>
      noting(client.call(listOrders, { query: {} }), ({ data }) => {
        found.orderId = data[0]?.randomID;
      }),
    own,
  ),
  call(
    "GET /user/orders/{id}",
    "the pages of orders return 404",
    (client, { orderId }) => (orderId ? client.call(getOrder, { params: { id: orderId } }) : undefined),
    own,
  ),
  call(
    "GET /user/return",
    "the account shows no returns",
    (client) => client.call(listReturns, { query: {} }),
    own,
  ),
  call(
    "GET /user/return/data_form",
    "nothing can be returned",
    (client) => client.call(listReturnable, { query: {} }),
    own,
  ),
  call(
    "GET /user/return/reasons",
    "no reasons to choose from",
    (client) => client.call(listReturnReasons),
    own,
  ),
  call(
    "GET /user/complaints",
    "the account shows no complaints",
    (client) => client.call(listComplaints),
    own,
  ),
  call("GET /cart", "the cart looks empty", (client) => client.call(getCart)),
];
