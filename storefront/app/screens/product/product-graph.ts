/** A product in the words of schema.org (browsing spec, section 2; law: Feeds). */
import { STOCK } from "@curat/contract/catalog.values";
import { pictureAt } from "../../components/picture/picture-sources.ts";
import type { ProductView } from "./product-view.ts";

const AVAILABILITY = {
  [STOCK.inStock]: "https://schema.org/InStock",
  [STOCK.limited]: "https://schema.org/LimitedAvailability",
  [STOCK.outOfStock]: "https://schema.org/OutOfStock",
} as const;

type Described = Pick<
  ProductView,
  | "name"
  | "subtitle"
  | "canonical"
  | "brand"
  | "code"
  | "barcode"
  | "pictures"
  | "price"
  | "stock"
  | "isBuyable"
  | "crumbs"
  | "stars"
  | "reviewCount"
>;

/** Product with its offer, and the way to it; addresses are absolute. */
export function productGraph(product: Described): object {
  const absolute = (url: string) => new URL(url, product.canonical).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        name: product.name,
        description: product.subtitle || undefined,
        sku: product.code || undefined,
        gtin13: /^\d{13}$/.test(product.barcode ?? "") ? product.barcode : undefined,
        brand: product.brand.name ? { "@type": "Brand", name: product.brand.name } : undefined,
        image: product.pictures.map((picture) => absolute(pictureAt(picture, 1200))),
        offers: {
          "@type": "Offer",
          url: product.canonical,
          price: product.price.toFixed(2),
          priceCurrency: "RON",
          availability: product.isBuyable ? AVAILABILITY[product.stock] : AVAILABILITY[STOCK.outOfStock],
          itemCondition: "https://schema.org/NewCondition",
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            applicableCountry: "RO",
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: 14, // the legal right (law: Contract, withdrawal)
          },
        },
        aggregateRating:
          product.reviewCount > 0
            ? { "@type": "AggregateRating", ratingValue: product.stars, reviewCount: product.reviewCount }
            : undefined,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Acasa", url: "/" },
          ...product.crumbs,
          { name: product.name, url: product.canonical },
        ].map(({ name, url }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: url ? absolute(url) : undefined,
        })),
      },
    ],
  };
}
