import { STOCK } from "@curat/contract/catalog.values";
import { pictureAt } from "@curat/contract/media.values";
import { absoluteAddress } from "../../components/structured-data/absolute-address.ts";
import { breadcrumbList } from "../../components/structured-data/graphs.ts";
import { tradeNumber } from "@curat/contract/trade-number.values";
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
  | "oldPrice"
  | "netQuantity"
  | "deliveryPrice"
  | "masterId"
  | "variants"
>;

/** UN/ECE codes of measurement units. */
const UNIT_CODES: Record<string, string> = { l: "LTR", kg: "KGM", m: "MTR", "m²": "MTK", "buc.": "C62" };

/** Returns the schema.org graph of a product and its offer (requirements: B12; law: Feeds). */
export function productGraph(product: Described, withdrawalDays: number): object {
  const absolute = (url: string) => absoluteAddress(url, product.canonical);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        name: product.name,
        description: product.subtitle || undefined,
        sku: product.code || undefined,
        gtin: tradeNumber(product.barcode),
        brand: product.brand.name ? { "@type": "Brand", name: product.brand.name } : undefined,
        isVariantOf: variantGroup(product, absolute),
        image: product.pictures.map((picture) => absolute(pictureAt(picture, 1200))),
        offers:
          product.price > 0
            ? {
                "@type": "Offer",
                url: product.canonical,
                price: product.price.toFixed(2),
                priceCurrency: "RON",
                availability: product.isBuyable
                  ? AVAILABILITY[product.stock]
                  : AVAILABILITY[STOCK.outOfStock],
                priceSpecification: priceSpecifications(product),
                shippingDetails:
                  product.deliveryPrice === null ? undefined : shippingDetails(product.deliveryPrice),
                itemCondition: "https://schema.org/NewCondition",
                hasMerchantReturnPolicy: {
                  "@type": "MerchantReturnPolicy",
                  applicableCountry: "RO",
                  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
                  merchantReturnDays: withdrawalDays,
                },
              }
            : undefined,
        aggregateRating:
          product.reviewCount > 0
            ? { "@type": "AggregateRating", ratingValue: product.stars, reviewCount: product.reviewCount }
            : undefined,
      },
      breadcrumbList([...product.crumbs, { name: product.name, url: product.canonical }], product.canonical),
    ],
  };
}

function priceSpecifications({ price, oldPrice, netQuantity }: Described): object[] | undefined {
  const [amount, unit] = netQuantity?.split(" ") ?? [];
  const unitCode = UNIT_CODES[unit ?? ""];
  const specifications = [
    ...(unitCode && Number(amount) > 0
      ? [
          {
            "@type": "UnitPriceSpecification",
            price: price.toFixed(2),
            priceCurrency: "RON",
            referenceQuantity: {
              "@type": "QuantitativeValue",
              value: Number(amount),
              unitCode,
              valueReference: { "@type": "QuantitativeValue", value: 1, unitCode },
            },
          },
        ]
      : []),
    ...(oldPrice === null
      ? []
      : [
          {
            "@type": "UnitPriceSpecification",
            priceType: "https://schema.org/StrikethroughPrice",
            price: oldPrice.toFixed(2),
            priceCurrency: "RON",
          },
        ]),
  ];
  return specifications.length > 0 ? specifications : undefined;
}

/** Returns the delivery price and time: up to one day for packing, and one to two days in transit. */
function shippingDetails(deliveryPrice: number): object {
  const days = (minValue: number, maxValue: number) => ({
    "@type": "QuantitativeValue",
    minValue,
    maxValue,
    unitCode: "DAY",
  });
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: deliveryPrice.toFixed(2), currency: "RON" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "RO" },
    deliveryTime: { "@type": "ShippingDeliveryTime", handlingTime: days(0, 1), transitTime: days(1, 2) },
  };
}

function variantGroup(
  { masterId, variants, name }: Described,
  absolute: (url: string) => string,
): object | undefined {
  const urls = new Set(variants.flatMap(({ choices }) => choices.map(({ url }) => url)).filter(Boolean));
  if (urls.size < 2) return undefined;
  return {
    "@type": "ProductGroup",
    productGroupID: String(masterId),
    name,
    hasVariant: [...urls].map((url) => ({ "@type": "Product", url: absolute(url) })),
  };
}
