/** Categories, filters, products (browsing spec, sections 3 and 7). */
import { z } from "@hono/zod-openapi";
import { call, idParam, lei, listQuery, numberQuery, one, paged } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";

const tag = "Catalogue";

export const breadcrumb = z.object({
  name: z.string(),
  parentID: z.int().nullable(),
  url: z.string().optional(),
});
export type Breadcrumb = z.infer<typeof breadcrumb>;

/** stockID: 1 in stock, 2 out of stock, 3 limited. */
export const stockId = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const categoryBanner = z.object({
  bannertype: z.int(),
  url: z.string(),
  bannerpic: z.string(),
  bannerpic_mobile: z.string(),
  bannertitle: z.string(),
});

export const productItem = z
  .object({
    info: z.object({ url: z.string(), product: z.string(), urls: z.object({ path: z.string() }) }),
    stockID: stockId,
    stock: z.string(),
    price: lei,
    oldprice: lei.nullable(),
    pic: z.string().nullable(),
    bundle_quantity: z.int().optional(),
    bundle_sortorder: z.int().optional(),
    productID: z.int().optional(),
    brand: z.string().optional(),
    save_percent: z.int().optional(),
    stars: z.number().optional(),
    liked: z.boolean().optional(),
    buyable: z.boolean().optional(),
    min_qty: z.int().optional(),
    order_qty: z.int().optional(),
    promo: z.string().optional(),
    is_new: z.boolean().optional(),
    unit_price: z.string().optional().openapi({ example: "12.40 lei/l" }),
  })
  .openapi("ProductItem");
export type ProductItem = z.infer<typeof productItem>;

const categoryLink = z.object({
  categoryID: z.int(),
  icon: z.string().nullable(),
  pics: z.array(z.string()),
  countProducts: z.int(),
  info: z.object({ category: z.string(), url: z.string() }),
});
export type CategoryLink = z.infer<typeof categoryLink>;

export const category = z
  .object({
    categoryID: z.int(),
    parentID: z.int().nullable(),
    must_have_model: z.boolean(),
    breadcrumbs: z.array(breadcrumb),
    icon: z.string().nullable(),
    pics: z.array(z.string()),
    countProducts: z.int(),
    subcats: z.array(categoryLink),
    bundles: z.array(z.unknown()),
    banners: z.array(categoryBanner),
    info: z.object({ category: z.string(), description: z.string(), baseline: z.string(), url: z.string() }),
  })
  .openapi("Category");
export type Category = z.infer<typeof category>;

export const filterValue = z.object({
  display: z.string(),
  count: z.int().optional(),
  selected: z.boolean().optional(),
  url: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  selected_min: z.number().nullable().optional(),
  selected_max: z.number().nullable().optional(),
});
export const filter = z
  .object({
    type: z.enum(["category", "price", "other", "sterge"]),
    filterID: z.string(),
    display: z.string(),
    quick: z.boolean(),
    url: z.string(),
    values: z.array(filterValue),
  })
  .openapi("Filter");
export type Filter = z.infer<typeof filter>;
export type FilterValue = z.infer<typeof filterValue>;

const param = z.object({ param: z.string(), value: z.string() });
const variantGroup = z.object({
  name: z.string(),
  choices: z.array(
    z.object({
      value: z.string(),
      selected: z.boolean(),
      buyable: z.boolean(),
      info: z.object({ url: z.string() }),
    }),
  ),
});

/** Safety, manufacturer and unit-price facts that the law wants on the page (law: GPSR, CLP, biocides). */
const legal = z.object({
  unit_price: z.string().nullable(),
  net_quantity: z.string().nullable(),
  manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
  pictograms: z.array(z.string()),
  signal_word: z.string().nullable(),
  statements: z.array(z.string()),
  biocide_notice: z.string().nullable(),
  cpv: z.string().nullable(),
});

export const product = z
  .object({
    productID: z.int(),
    masterID: z.int(),
    brandID: z.int(),
    brand: z.string(),
    brands: z.object({
      picture: z.string().nullable(),
      info: z.object({ url: z.string(), brand: z.string() }),
    }),
    categoryID: z.int(),
    category: z.string(),
    stockID: stockId,
    stock: z.string(),
    stockno: z.int(),
    code: z.string(),
    supp_code: z.string().nullable(),
    barcode: z.string().nullable(),
    price: lei,
    oldprice: lei.nullable(),
    save_percent: z.int(),
    vat: z.number(),
    currencyID: z.string(),
    pic: z.string().nullable(),
    pics: z.array(z.object({ mini: z.string(), original: z.string() })),
    docs: z.array(z.object({ location: z.string(), title: z.string(), type: z.enum(["docx", "pdf"]) })),
    movies: z.array(z.object({ movie: z.string() })),
    features: z.array(z.object({ pic: z.string(), name: z.string() })),
    param: z.array(param),
    variants: z.array(variantGroup),
    promo: z
      .object({ info: z.object({ pic: z.string().nullable(), promo: z.string() }), promo_to: z.string() })
      .nullable(),
    liked: z.boolean(),
    buyable: z.boolean(),
    min_qty: z.int(),
    order_qty: z.int(),
    delivery_days: z.string(),
    stars: z.number(),
    allReviews: z.array(z.unknown()),
    banners: z.array(z.object({ bannerpic: z.string() })),
    bundles: z.array(z.unknown()),
    bundle_stock: z.int(),
    breadcrumbs: z.array(breadcrumb),
    options: z.array(z.unknown()),
    picture: z.string().nullable(),
    info: z.object({
      product: z.string(),
      subtitle: z.string(),
      description: z.string(),
      commercial: z.string(),
      url: z.string(),
      urls: z.object({ path: z.string() }),
      name: z.string(),
      metatitle: z.string(),
      metakeywords: z.string(),
      metadescription: z.string(),
      canonical: z.string(),
      robots: z.string(),
      warranty: z.string(),
    }),
    legal: legal.optional(),
  })
  .openapi("Product");
export type Product = z.infer<typeof product>;

export const brand = z
  .object({
    brandID: z.int(),
    picture: z.string().nullable(),
    banners: z.array(categoryBanner),
    breadcrumbs: z.array(breadcrumb),
    info: z.object({
      brand: z.string(),
      url: z.string(),
      description: z.string(),
      metatitle: z.string(),
      metakeywords: z.string(),
      metadescription: z.string(),
      canonical: z.string(),
      robots: z.string(),
    }),
  })
  .openapi("Brand");
export type Brand = z.infer<typeof brand>;

/** How a listing is narrowed; the same in GET /products, GET …/filters and the searches (B-209). */
export const selection = {
  sel_params: listQuery,
  sel_params_price: z.string().optional().openapi({ example: "10-60" }),
};
export const listingQuery = {
  ...selection,
  page: numberQuery(1, 1, 100_000),
  perPage: numberQuery(LIMITS.perPage, 1, LIMITS.maxPerPage),
  sortorder: numberQuery(0, -1, 5),
};

export const getCategory = call({
  method: "get",
  path: "/categories/{id}",
  tag,
  summary: "One category with its subcategories and banners",
  request: { params: idParam },
  answer: one(category),
});

export const getCategoryFilters = call({
  method: "get",
  path: "/categories/{id}/filters",
  tag,
  summary: "Filters of a category; a filter's counts ignore its own selection",
  request: { params: idParam, query: z.object(selection) },
  answer: one(z.array(filter)),
});

export const listBrands = call({
  method: "get",
  path: "/brands",
  tag,
  summary: "Brands that have products, by name",
  request: {
    query: z.object({
      per_page: numberQuery(LIMITS.brandsPerPage, 1, LIMITS.brandsPerPage),
      page: numberQuery(1, 1, 100_000),
    }),
  },
  answer: paged(brand),
});

export const getBrand = call({
  method: "get",
  path: "/brands/{id}",
  tag,
  summary: "One brand with its logo and texts",
  request: { params: idParam },
  answer: one(brand),
});

export const getBrandFilters = call({
  method: "get",
  path: "/brands/{id}/filters",
  tag,
  summary: "Filters of a brand's products; a filter's counts ignore its own selection",
  request: { params: idParam, query: z.object(selection) },
  answer: one(z.array(filter)),
});

export const listProducts = call({
  method: "get",
  path: "/products",
  tag,
  summary: "Products of a category or a brand",
  request: {
    query: z.object({
      ...listingQuery,
      categoryid: numberQuery(0, 1, 2 ** 31 - 1),
      brandid: numberQuery(0, 1, 2 ** 31 - 1),
    }),
  },
  answer: paged(productItem),
});

export const getProduct = call({
  method: "get",
  path: "/products/{id}",
  tag,
  summary: "One product by id or address",
  request: { params: idParam },
  answer: one(product),
});

const productGroup = z.object({ title: z.string(), products: z.array(productItem) });
export type ProductGroup = z.infer<typeof productGroup>;

export const getRelated = call({
  method: "get",
  path: "/products/{id}/related",
  tag,
  summary: "Similar products, in groups",
  request: { params: idParam },
  answer: one(z.array(productGroup)),
});

export const getBrandRelated = call({
  method: "get",
  path: "/products/{id}/brandRelated",
  tag,
  summary: "Products of the same brand, in groups",
  request: { params: idParam },
  answer: one(z.array(productGroup)),
});
