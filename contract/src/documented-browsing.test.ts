/** Compares calls and fields with the specification (requirements: B20, B19). */
import type { RouteConfig, z } from "@hono/zod-openapi";
import { expect, it } from "vitest";
import { getPost, listPosts } from "./blog.ts";
import { getBundle } from "./bundles.ts";
import { addBundleToCart, addToCart, removeFromCart } from "./cart.ts";
import {
  getBrand,
  getBrandFilters,
  getBrandRelated,
  getCategory,
  getCategoryFilters,
  getProduct,
  getRelated,
  listBrands,
} from "./catalog.ts";
import { listComplaintTypes } from "./complaints.ts";
import { sendMessage } from "./contact.ts";
import { getArticle, getHomePage } from "./content.ts";
import { listFavourites, toggleFavourite } from "./favourites.ts";
import { listCities, listCounties } from "./geography.ts";
import { getLandingPage } from "./landing.ts";
import { listProducts } from "./listing.ts";
import { subscribe } from "./newsletter.ts";
import { addReview } from "./reviews.ts";
import { resolveRoute } from "./routing.ts";
import { advancedSearch, getSuggestions, searchProducts } from "./search.ts";
import { getFooter, getMenu, getSettings } from "./settings.ts";
import { setStockAlert } from "./stock-alerts.ts";
import { listStores } from "./stores.ts";

type AnyCall = Pick<RouteConfig, "method" | "path" | "request"> & {
  responses: { 200: { content: { "application/json": { schema: z.ZodType } } } };
};

function bare(schema: z.ZodType): z.ZodType {
  const { def } = schema as unknown as { def: { type: string; in?: z.ZodType; out?: z.ZodType } };
  if (def.type === "pipe") return bare((def.in?.type === "transform" ? def.out : def.in) as z.ZodType);
  return "unwrap" in schema && typeof schema.unwrap === "function"
    ? bare((schema.unwrap as () => z.ZodType)())
    : schema;
}

function shapeOf(schema: z.ZodType, path = ""): string[] {
  let found = bare(schema);
  for (const name of path.split(".").filter(Boolean))
    found = bare((found as z.ZodObject).shape[name] as z.ZodType);
  return Object.keys((found as z.ZodObject).shape);
}

function expectAnswer(call: AnyCall, path: string, fields: string): void {
  const schema = call.responses[200].content["application/json"].schema;
  expect(shapeOf(schema, path)).toEqual(expect.arrayContaining(fields.split(" ")));
}
function expectQuery(call: AnyCall, fields: string): void {
  expect(shapeOf(call.request?.query as z.ZodType)).toEqual(expect.arrayContaining(fields.split(" ")));
}
function expectBody(call: AnyCall, fields: string, type = "application/json"): void {
  const content = call.request?.body?.content as Record<string, { schema: z.ZodType }>;
  expect(shapeOf(content[type]?.schema as z.ZodType)).toEqual(expect.arrayContaining(fields.split(" ")));
}
function expectCalls(calls: Record<string, AnyCall>): void {
  for (const [documented, { method, path }] of Object.entries(calls))
    expect(`${method.toUpperCase()} ${path}`).toBe(documented);
}

it("the router call has the documented path, body and response fields", () => {
  expectCalls({ "POST /utilities/router": resolveRoute });
  expectBody(resolveRoute, "url");
  expectAnswer(resolveRoute, "", "statusCode headInfo data");
  expectAnswer(resolveRoute, "data", "extern url id type");
  expectAnswer(
    resolveRoute,
    "headInfo",
    "canonical headerTag metaDescription metaKeywords metaRobots metaTitle",
  );
});

it("settings, menu, footer and home page have the documented calls", () => {
  expectCalls({
    "GET /utilities/settings": getSettings,
    "GET /utilities/menu": getMenu,
    "GET /utilities/footer": getFooter,
    "GET /utilities/homepagev2": getHomePage,
  });
  expectAnswer(getMenu, "data", "articles categories promos topLinks");
  expectAnswer(getMenu, "data.topLinks", "Url NumeAfisat");
  expectAnswer(getMenu, "data.promos", "id url promopic promopic_mobile promotitle");
  expectAnswer(getHomePage, "data", "blocks promos");
});

it("categories and their filters have the documented calls and parameters", () => {
  expectCalls({ "GET /categories/{id}": getCategory, "GET /categories/{id}/filters": getCategoryFilters });
  expectQuery(getCategoryFilters, "sel_params sel_params_price");
});

it("the product list has the documented page, sort, category, brand and selection parameters", () => {
  expectCalls({ "GET /products": listProducts });
  expectQuery(listProducts, "page perPage sortorder categoryid brandid sel_params sel_params_price");
  expectAnswer(listProducts, "", "data meta current_page prev_page_url next_page_url");
});

it("the advanced search accepts the documented filters and returns 16 products per page", () => {
  expectCalls({ "POST /advance_search": advancedSearch });
  expectBody(
    advancedSearch,
    "page perPage sortorder brandID filters listing_type sel_params sel_params_price",
  );
  const { schema } = advancedSearch.request.body.content["application/json"];
  expect(schema.parse({ filters: { promoID: "7" } })).toMatchObject({ perPage: 16, filters: { promoID: 7 } });
  expectAnswer(advancedSearch, "", "data meta current_page prev_page_url next_page_url filters");
});

it("brands have the documented calls and 1,000 brands per page", () => {
  expectCalls({
    "GET /brands": listBrands,
    "GET /brands/{id}": getBrand,
    "GET /brands/{id}/filters": getBrandFilters,
  });
  expectQuery(listBrands, "per_page");
  expect(listBrands.request.query.parse({ per_page: "1000" }).per_page).toBe(1000);
});

it("search and suggestions have the documented calls", () => {
  expectCalls({ "GET /search/{term}": searchProducts, "GET /search/suggestion/{term}": getSuggestions });
});

it("product pages have the documented calls", () => {
  expectCalls({
    "GET /products/{id}": getProduct,
    "GET /products/{id}/related": getRelated,
    "GET /products/{id}/brandRelated": getBrandRelated,
  });
  for (const related of [getRelated, getBrandRelated]) expectAnswer(related, "data", "title products");
});

it("adding a review has the documented call and fields", () => {
  expectCalls({ "POST /products/{productID}/add/reviews": addReview });
  expectBody(addReview, "name email title stars comment");
});

it("the store list has the documented call and parameter", () => {
  expectCalls({ "GET /stores": listStores });
  expectQuery(listStores, "productid");
});

it("favourites and stock alerts have the documented calls and fields", () => {
  expectCalls({ "POST /user/wishlists/{productID}": toggleFavourite, "POST /user/alert": setStockAlert });
  expectBody(setStockAlert, "name lastname email terms productID expire_date");
});

it("messages and newsletter subscriptions have the documented calls and bodies", () => {
  expectCalls({ "POST /utilities/rfq": sendMessage, "POST /utilities/newsletter": subscribe });
  expectBody(sendMessage, "name lastname email phone questions terms productid");
  expectBody(sendMessage, "name email phone questions terms", "multipart/form-data");
  expectBody(subscribe, "email terms");
});

it("counties, cities and complaint types have the documented calls and fields", () => {
  expectCalls({
    "GET /counties": listCounties,
    "GET /cities/{countyId}": listCities,
    "GET /user/complaints/types": listComplaintTypes,
  });
  expectAnswer(listCounties, "data", "id name");
  expectAnswer(listCities, "data", "cityID name");
  expectAnswer(listComplaintTypes, "data", "typeid name");
});

it("articles, posts, bundles and landing pages have the documented calls", () => {
  expectCalls({
    "GET /articles/{id}": getArticle,
    "GET /blog": listPosts,
    "GET /blog/{id}": getPost,
    "GET /bundles/{id}": getBundle,
    "GET /landingpages/{id}": getLandingPage,
  });
  expectQuery(listPosts, "page categoryID tagID");
});

it("cart calls for products, bundles and removal return the cart", () => {
  expectCalls({
    "POST /cart/add/{productID}": addToCart,
    "POST /cart/add/bundle/{id}": addBundleToCart,
    "DELETE /cart/remove/{itemId}": removeFromCart,
  });
  expectBody(addToCart, "qty options");
  expectBody(addBundleToCart, "qty");
  for (const call of [addToCart, addBundleToCart, removeFromCart])
    expectAnswer(call, "data", "cartitems totals qcartid");
});

it("a product has the documented brand, category, stock, codes and prices", () => {
  expectAnswer(
    getProduct,
    "data",
    "productID masterID brandID brand brands categoryID category stockID stock stockno code supp_code barcode price oldprice save_percent vat currencyID",
  );
  expectAnswer(getProduct, "data.brands", "picture info");
  expectAnswer(getProduct, "data.brands.info", "url brand");
});

it("a product has the documented pictures, documents, films, features, variants and order limits", () => {
  expectAnswer(
    getProduct,
    "data",
    "pic pics docs movies features param variants promo liked buyable min_qty order_qty delivery_days",
  );
  expectAnswer(getProduct, "data.pics", "mini original");
  expectAnswer(getProduct, "data.docs", "location title type");
  expectAnswer(getProduct, "data.features", "pic name");
  expectAnswer(getProduct, "data.param", "param value");
  expectAnswer(getProduct, "data.variants.choices", "selected buyable info");
  expectAnswer(getProduct, "data.promo", "info promo_to");
  expectAnswer(getProduct, "data.promo.info", "pic promo");
});

it("a product has the documented reviews, banners, bundles, breadcrumbs and texts", () => {
  expectAnswer(
    getProduct,
    "data",
    "stars allReviews banners bundles bundle_stock breadcrumbs options picture info",
  );
  expectAnswer(getProduct, "data.banners", "bannerpic");
  expectAnswer(getProduct, "data.breadcrumbs", "name parentID");
  expectAnswer(
    getProduct,
    "data.info",
    "product subtitle description commercial url urls name metatitle metakeywords metadescription canonical robots warranty",
  );
});

it("a product's films and meta tags have the documented names", () => {
  expectAnswer(getProduct, "data.movies", "movie");
  expectAnswer(getProduct, "data.info", "metatitle metakeywords metadescription");
});

it("a list item has the documented URL, stock, prices and bundle position", () => {
  expectAnswer(
    listProducts,
    "data",
    "info stockID stock price oldprice pic bundle_quantity bundle_sortorder",
  );
  expectAnswer(listProducts, "data.info", "url product urls");
  expectAnswer(listProducts, "data.info.urls", "path");
});

it("a category has the documented subcategories, bundles, banners and texts", () => {
  expectAnswer(
    getCategory,
    "data",
    "categoryID parentID must_have_model breadcrumbs icon pics countProducts subcats bundles banners info",
  );
  expectAnswer(getCategory, "data.banners", "bannertype url bannerpic bannerpic_mobile bannertitle");
  expectAnswer(getCategory, "data.info", "category description baseline url");
});

it("a brand has the documented picture, banners, breadcrumbs and texts", () => {
  expectAnswer(getBrand, "data", "brandID picture banners breadcrumbs info");
  expectAnswer(
    getBrand,
    "data.info",
    "brand url description metatitle metakeywords metadescription canonical robots",
  );
});

it("a bundle has the documented prices, savings and sorted products", () => {
  expectAnswer(
    getBundle,
    "data",
    "id status sortorder picture info save_amount is_buyable bundle_stock price total_price breadcrumbs products",
  );
  expectAnswer(getBundle, "data.picture", "original");
  expectAnswer(getBundle, "data.info", "name url description");
  expectAnswer(getBundle, "data.products", "bundle_quantity bundle_sortorder info");
});

it("a filter has the documented type, quick flag and values", () => {
  expectAnswer(getCategoryFilters, "data", "type filterID display quick url values");
  expectAnswer(
    getCategoryFilters,
    "data.values",
    "display count selected url min max selected_min selected_max",
  );
});

it("settings have the documented names, texts, sort order, invoice data and tracking ids", () => {
  expectAnswer(
    getSettings,
    "data",
    "logo name meta CUSTOM_CSS SCRIPTS HEADER_PROMO_TEXT BEFORE_FOOTER_TEXT DEFAULT_LIST_ORDER PAGE_BUNDLES_TEXT SHOW_BUNDLES_PRODUCT INVOICE gtag retargeting facebook",
  );
  expectAnswer(getSettings, "data.INVOICE", "company address tel email");
  expectAnswer(getSettings, "data.gtag", "GOOGLE_TAG_MANAGER_ID");
  expectAnswer(getSettings, "data.retargeting", "RETARGETING_KEY");
  expectAnswer(getSettings, "data.facebook", "FACEBOOK_PIXEL_ID");
});

it("an article and the blog list have their documented fields", () => {
  expectAnswer(getArticle, "data", "id url pic created created_at teaser title intro docs info");
  expectAnswer(getArticle, "data.docs", "url doctitle");
  expectAnswer(getArticle, "data.info", "title image content linktitle");
  expectAnswer(listPosts, "", "data meta");
  expectAnswer(listPosts, "data", "posts menu tags settings");
  expectAnswer(listPosts, "data.menu", "id name url");
  expectAnswer(listPosts, "data.tags", "name url");
});

it("reviews, messages and stock alerts have their documented fields", () => {
  expectBody(addReview, "name email title stars comment");
  expectAnswer(getProduct, "data.allReviews", "name title stars comment reviewdate comments");
  expectAnswer(getProduct, "data.allReviews.comments", "name comment reviewdate comments");
  expectBody(sendMessage, "name lastname email phone questions terms productid");
  expectBody(setStockAlert, "name lastname email terms productID expire_date");
});

it("a blog post has the documented content, products and meta tags", () => {
  expectAnswer(
    getPost,
    "data",
    "id title pic content url intro created products meta_title meta_description meta_keywords meta_robots",
  );
  expectBody(sendMessage, "name email phone questions terms");
  expectBody(subscribe, "email terms");
});

it("lists accept every documented parameter", () => {
  expectQuery(searchProducts, "sel_params sel_params_price page perPage sortorder categoryid query filters");
  expectQuery(listProducts, "sel_params sel_params_price page perPage sortorder categoryid brandid");
  expectBody(
    advancedSearch,
    "listing_type filters brandID sel_params sel_params_price page perPage sortorder",
  );
});

it("a landing page has the documented intro, theme and blocks", () => {
  expectAnswer(getLandingPage, "data", "info settings objects");
  expectAnswer(getLandingPage, "data.info", "intro meta");
});

it("a landing page's block has the documented layout, products, texts and HTML", () => {
  expectAnswer(
    getLandingPage,
    "data.objects",
    "type status objwidth cssclass itemsperrow products info options",
  );
  expectAnswer(
    getLandingPage,
    "data.objects.info",
    "objtitle objtitleurl objsubtitle photomb photods urlmb urlds",
  );
  expectAnswer(getLandingPage, "data.objects.options", "html");
});

it("a landing page's head has the documented title, description and keywords", () => {
  expectAnswer(getLandingPage, "data.info.meta", "metatile metadescription metakeywords");
});

it("a search accepts the documented parameters and returns paginated products", () => {
  expectQuery(searchProducts, "page perPage sortorder filters query categoryid");
  expectAnswer(searchProducts, "", "data meta current_page prev_page_url next_page_url");
});

it("the favourites list has the documented call and product fields", () => {
  expectCalls({ "GET /user/wishlists": listFavourites });
  expectAnswer(listFavourites, "data", "info stockID stock price oldprice pic");
});

it("every list returns the documented pagination fields at the top level and in meta", () => {
  for (const call of [listProducts, searchProducts, advancedSearch, listBrands, listPosts])
    expectAnswer(call, "", "data meta current_page prev_page_url next_page_url");
});
