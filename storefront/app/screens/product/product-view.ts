import type { Product } from "@curat/contract/catalog";
import { doseText } from "@curat/contract/dose-text.values";
import type { Review } from "@curat/contract/reviews";
import { longDate } from "@curat/ui/date/long-date.ts";
import { toBanners } from "../../components/page-banners/to-banners.ts";
import { texts } from "./texts.ts";
import { toVideo } from "./video-source.ts";

export type ProductView = ReturnType<typeof toProductView>;

/** Maps a product to the page's data. Omits what the page does not need, because each page contains the data. */
export function toProductView(product: Product) {
  const { info, legal, dose } = product;
  const buckets = new Map(dose?.sizes.map(({ url, bucket }) => [url, bucket]));
  const isReduced = product.oldprice !== null && product.oldprice > product.price;
  return {
    id: product.productID,
    name: info.product,
    subtitle: info.subtitle ?? "",
    canonical: info.canonical ?? "",
    brand: {
      name: product.brand ?? "",
      url: product.brands?.info.url ?? "",
      logo: product.brands?.picture ?? null,
    },
    code: product.code ?? "",
    barcode: product.barcode ?? null,
    commercial: info.commercial ?? "",
    description: info.description ?? "",
    pictures: picturesOf(product),
    price: product.price,
    /** Price excluding VAT, for company buyers. */
    net: product.price_net ?? null,
    oldPrice: isReduced ? product.oldprice : null,
    /**
     * The old price is the lowest of the last 30 days, which only our own API records (decisions/0020:
     * Catalogue).
     */
    isOldPriceLowest: isReduced && legal !== undefined,
    saves: isReduced ? product.save_percent : 0,
    stock: product.stockID,
    stockText: product.stock,
    delivery: deliveryText(product.delivery_days ?? ""),
    // Only the API's `buyable` decides whether a product can be added to the cart (requirements: B15).
    isBuyable: product.buyable,
    minQuantity: Math.max(1, product.min_qty ?? 1),
    maxQuantity: Math.max(product.min_qty ?? 1, product.order_qty ?? 1),
    variants: (product.variants ?? []).map(({ name, choices }) => {
      // Show bucket prices only if the variants are sizes, because scents of the same size cost the same.
      const isSize = choices.filter(({ info: { url } }) => buckets.has(url)).length > 1;
      return {
        name,
        choices: choices.map(({ value, selected, buyable, info: { url }, changes, ...prices }) => ({
          value,
          isSelected: selected,
          isBuyable: buyable,
          url,
          ...(changes && { changes }),
          ...(prices.price !== undefined && { price: prices.price }),
          ...(prices.unit_price && { unitPrice: prices.unit_price }),
          ...(prices.unit_saves && { unitSaves: prices.unit_saves }),
          /** Price in lei for a bucket of solution at the lowest dose. */
          ...(isSize && buckets.has(url) && { bucket: buckets.get(url)?.from }),
        })),
      };
    }),
    dose: dose ? { ...dose, text: doseText(dose) } : null,
    zones: product.zones ?? [],
    features: (product.features ?? []).map(({ name, pic }) => ({ name, picture: pic })),
    characteristics: (product.param ?? []).map(({ param, value }) => ({ name: param, value })),
    banners: toBanners(product.banners),
    options: optionsOf(product.options),
    documents: (product.docs ?? []).map(({ title, location, type, bytes, revised }) => ({
      title,
      url: location,
      type,
      bytes,
      revised,
    })),
    videos: (product.movies ?? []).map(({ movie }) => toVideo(movie)),
    crumbs: (product.breadcrumbs ?? []).map(({ name, url, parentID }) => ({ name, url, parentId: parentID })),
    promo: toPromo(product.promo),
    category: product.category ?? "",
    categoryId: product.categoryID,
    stars: product.stars ?? 0,
    isFavourite: product.liked ?? false,
    reviewCount: product.allReviews?.length ?? 0,
    reviews: (product.allReviews ?? []).map(toReviewView),
    warranty: info.warranty ?? "",
    /** Unit price and "VAT included". The latter is omitted for products without VAT. */
    priceNote: [legal?.unit_price, product.vat !== 0 && texts.taxIncluded].filter(Boolean).join(" · "),
    own: product.own_price ?? null,
    netQuantity: legal?.net_quantity ?? null,
    masterId: product.masterID ?? product.productID,
    /** Price in lei for home delivery of one piece; null if a provider does not return it. */
    deliveryPrice: product.delivery_price ?? null,
    cpv: legal?.cpv ?? null,
    manufacturer: legal?.manufacturer?.name ? legal.manufacturer : null,
    /** Only for goods made outside the European Union. */
    responsible: legal?.responsible?.name ? legal.responsible : null,
    durabilityLabel: legal?.durability_label,
    hazards: {
      pictograms: legal?.pictograms ?? [],
      signalWord: legal?.signal_word ?? null,
      statements: legal?.statements ?? [],
      biocideNotice: legal?.biocide_notice ?? null,
    },
  };
}

function optionsOf(options: unknown): { name: string; text: string }[] {
  return (Array.isArray(options) ? (options as unknown[]) : []).filter(isOption);
}

function isOption(value: unknown): value is { name: string; text: string } {
  const option = value as { name?: unknown; text?: unknown } | null;
  return typeof option?.name === "string" && typeof option.text === "string";
}

function toReviewView(review: Review, index: number) {
  const {
    id = index,
    name,
    title,
    stars,
    comment,
    reviewdate: date,
    verified = false,
    outside = false,
  } = review;
  const answers = (review.comments ?? []).map(({ comments, ...first }) => ({
    ...toAnswerView(first),
    answers: (comments ?? []).map(toAnswerView),
  }));
  return { id, name, title, stars, comment, date, isVerified: verified, isOutside: outside, answers };
}

function toAnswerView(answer: Omit<Review["comments"][number], "comments">) {
  const { name, comment, reviewdate: date, is_shop: isShop } = answer;
  return { name, comment, date, isShop };
}

/** Maps the promotion. External providers may omit its last day. */
function toPromo(promo: Product["promo"]) {
  if (!promo?.info?.promo) return null;
  const end = promo.promo_to ? new Date(promo.promo_to) : undefined;
  const isKnown = end && !Number.isNaN(end.getTime());
  return {
    label: promo.info.promo,
    until: isKnown ? longDate(new Date(end.getTime() - 1).toISOString()) : "",
  };
}

function picturesOf({ pics, pic, picture }: Product): string[] {
  const all = (pics ?? []).map(({ original }) => original);
  const main = pic ?? picture;
  const shown = all.filter(Boolean);
  return [...new Set(shown.length > 0 || !main ? shown : [main])];
}

/**
 * Returns the delivery text. External providers send either the specified sentence or only the number of days
 * (requirements: B12).
 */
function deliveryText(provided: string): string {
  return /^\d[\d\s-]*$/.test(provided) ? `Livrare in ${provided} zile` : provided;
}
