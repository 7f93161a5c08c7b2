/** Categories, brands and products (requirements: B20, B19). */
import { z } from "@hono/zod-openapi";
import { breadcrumb } from "./breadcrumbs.ts";
import { bundle } from "./bundles.ts";
import { call, idParam, lei, numberQuery, one, paged, pdfCall } from "./envelope.ts";
import { LIMITS } from "./limits.values.ts";
import {
  filter,
  ownPriceShown,
  priceRange,
  productItem,
  selection,
  stockId,
  variantGroup,
} from "./listing.ts";
import { review } from "./reviews.ts";
import { ZONES } from "./zones.values.ts";

const tag = "Catalogue";

export const banner = z.object({
  bannertype: z.int(),
  url: z.string(),
  bannerpic: z.string(),
  bannerpic_mobile: z.string(),
  bannertitle: z.string(),
});

export const categoryLink = z.object({
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
    bundles: z.array(bundle),
    banners: z.array(banner),
    info: z.object({ category: z.string(), description: z.string(), baseline: z.string(), url: z.string() }),
  })
  .openapi("Category");
export type Category = z.infer<typeof category>;

const param = z.object({ param: z.string(), value: z.string() });

const answerer = z.object({ name: z.string(), address: z.string(), email: z.string() });

/** Facts that a product page must show by law (law: GPSR, CLP, Biocides). */
const legal = z.object({
  unit_price: z.string().nullable(),
  net_quantity: z.string().nullable(),
  manufacturer: answerer.nullable(),
  responsible: answerer.nullable().optional(),
  durability_years: z.int().nullable().optional(),
  /**
   * Extension: URL of the product's completed EU durability label; absent while the shop lacks the
   * Commission's file.
   */
  durability_label: z.string().optional(),
  pictograms: z.array(z.string()),
  signal_word: z.string().nullable(),
  statements: z.array(z.string()),
  biocide_notice: z.string().nullable(),
  cpv: z.string().nullable(),
});

const dose = z
  .object({
    ml_from: z.number(),
    ml_to: z.number(),
    water_l: z.number(),
    bucket: priceRange,
    litre: priceRange,
    /** Pack sizes in litres, including this product's, with the same scent or colour. */
    sizes: z.array(
      z.object({
        productID: z.int(),
        url: z.string(),
        litres: z.number(),
        price: lei,
        buyable: z.boolean(),
        bucket: priceRange,
      }),
    ),
  })
  .openapi("ProductDose");
export type ProductDose = z.infer<typeof dose>;

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
    docs: z.array(
      z.object({
        location: z.string(),
        title: z.string(),
        type: z.enum(["docx", "pdf"]),
        bytes: z.int().optional(),
        revised: z.string().optional().openapi({ example: "2026-11" }),
      }),
    ),
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
    allReviews: z.array(review),
    banners: z.array(banner.partial().required({ bannerpic: true })),
    bundles: z.array(bundle),
    bundle_stock: z.int(),
    breadcrumbs: z.array(breadcrumb),
    options: z.array(z.object({ name: z.string(), text: z.string() })),
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
    delivery_price: lei.optional(),
    own_price: ownPriceShown.optional(),
    price_net: lei.optional(),
    dose: dose.optional(),
    zones: z.array(z.enum(ZONES)).optional(),
  })
  .openapi("Product");
export type Product = z.infer<typeof product>;

export const brand = z
  .object({
    brandID: z.int(),
    picture: z.string().nullable(),
    banners: z.array(banner),
    /** Lists that the brand page may show besides products (B-072). */
    bundles: z.array(bundle).optional(),
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

export const getCategory = call({
  method: "get",
  path: "/categories/{id}",
  tag,
  summary: "Returns one category with its subcategories and banners",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(category),
});

export const getCategoryFilters = call({
  method: "get",
  path: "/categories/{id}/filters",
  tag,
  summary: "Lists the filters of a category; a filter's counts ignore its own selection",
  access: "public",
  effect: "read",
  request: { params: idParam, query: z.object(selection) },
  answer: one(z.array(filter)),
});

export const listBrands = call({
  method: "get",
  path: "/brands",
  tag,
  summary: "Lists brands that have products, by name",
  access: "public",
  effect: "read",
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
  summary: "Returns one brand with its logo and texts",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(brand),
});

export const getBrandFilters = call({
  method: "get",
  path: "/brands/{id}/filters",
  tag,
  summary: "Lists the filters of a brand's products; a filter's counts ignore its own selection",
  access: "public",
  effect: "read",
  request: { params: idParam, query: z.object(selection) },
  answer: one(z.array(filter)),
});

export const getProduct = call({
  method: "get",
  path: "/products/{id}",
  tag,
  summary: "Returns one product by id or address",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(product),
});

export const getProductLabel = pdfCall({
  method: "get",
  path: "/products/{id}/label",
  tag,
  rate: "papers",
  summary:
    "Returns a PDF label for a bottle filled from the product: name, dose, hazards and space for a date",
  access: "public",
  effect: "read",
  request: { params: idParam },
  fileName: "eticheta-{cod}.pdf",
});

const productGroup = z.object({ title: z.string(), products: z.array(productItem) });
export type ProductGroup = z.infer<typeof productGroup>;

export const getRelated = call({
  method: "get",
  path: "/products/{id}/related",
  tag,
  summary: "Lists similar products in groups",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(productGroup)),
});

export const getBrandRelated = call({
  method: "get",
  path: "/products/{id}/brandRelated",
  tag,
  summary: "Lists products of the same brand in groups",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(productGroup)),
});
