import { describe, expect, it } from "vitest";
import { productGraph } from "./product-graph.ts";

const product = {
  name: "Detergent Flor 5 l",
  subtitle: "",
  canonical: "https://curat.example/detergent-flor-5-l",
  brand: { name: "Lumora", url: "/marci/lumora", logo: null },
  code: "LUM-5",
  barcode: "5941234567899",
  pictures: ["/media/packshot/1-a", "https://cdn.example/b.jpg"],
  price: 52.9,
  stock: 1 as const,
  isBuyable: true,
  crumbs: [
    { name: "Pardoseli", url: "/pardoseli", parentId: null },
    { name: "Fără adresă", url: undefined, parentId: null },
  ],
  stars: 0,
  reviewCount: 0,
  oldPrice: null as number | null,
  netQuantity: "5 l" as string | null,
  deliveryPrice: 24.99 as number | null,
  masterId: 5,
  variants: [] as {
    name: string;
    choices: { value: string; isSelected: boolean; isBuyable: boolean; url: string }[];
  }[],
};
const graphOf = (changes: Partial<typeof product> = {}) =>
  JSON.parse(JSON.stringify(productGraph({ ...product, ...changes }, 30)))["@graph"];

describe("productGraph", () => {
  it("productGraph contains the shop's return period in days", () => {
    expect(graphOf()[0].offers.hasMerchantReturnPolicy.merchantReturnDays).toBe(30);
  });

  it("productGraph contains the price in RON with two decimals", () => {
    expect(graphOf()[0].offers).toMatchObject({
      price: "52.90",
      priceCurrency: "RON",
      availability: "https://schema.org/InStock",
      url: "https://curat.example/detergent-flor-5-l",
    });
  });
  it("productGraph reports a product that cannot be bought as out of stock", () => {
    expect(graphOf({ isBuyable: false })[0].offers.availability).toBe("https://schema.org/OutOfStock");
  });
  it("productGraph contains only absolute URLs", () => {
    expect(graphOf()[0].image).toEqual([
      "https://curat.example/media/packshot/1-a/1200.webp",
      "https://cdn.example/b.jpg",
    ]);
    const steps = graphOf()[1].itemListElement as { position: number; item?: string }[];
    expect(steps.map(({ position, item }) => [position, item])).toEqual([
      [1, "https://curat.example/"],
      [2, "https://curat.example/pardoseli"],
      [3, undefined],
      [4, "https://curat.example/detergent-flor-5-l"],
    ]);
  });
  it("productGraph contains the unit price and, during a reduction, the former price", () => {
    const specifications = graphOf({ oldPrice: 60 })[0].offers.priceSpecification;
    expect(specifications[0]).toMatchObject({
      price: "52.90",
      referenceQuantity: { value: 5, unitCode: "LTR", valueReference: { value: 1, unitCode: "LTR" } },
    });
    expect(specifications[1]).toMatchObject({
      priceType: "https://schema.org/StrikethroughPrice",
      price: "60.00",
    });
    expect(graphOf({ netQuantity: null })[0].offers.priceSpecification).toBeUndefined();
  });
  it("productGraph contains the delivery price if it is known", () => {
    expect(graphOf()[0].offers.shippingDetails).toMatchObject({
      shippingRate: { value: "24.99", currency: "RON" },
      shippingDestination: { addressCountry: "RO" },
    });
    expect(graphOf({ deliveryPrice: null })[0].offers.shippingDetails).toBeUndefined();
  });
  it("productGraph lists the variants of its product group", () => {
    const choice = (value: string, url: string) => ({ value, url, isSelected: false, isBuyable: true });
    const variants = [{ name: "Volum", choices: [choice("1 l", "/flor-1-l"), choice("5 l", "/flor-5-l")] }];
    expect(graphOf({ variants })[0].isVariantOf).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "5",
      hasVariant: [{ url: "https://curat.example/flor-1-l" }, { url: "https://curat.example/flor-5-l" }],
    });
    expect(graphOf()[0].isVariantOf).toBeUndefined();
  });
  it("productGraph contains a rating only if there are reviews", () => {
    expect(graphOf()[0].aggregateRating).toBeUndefined();
    expect(graphOf({ stars: 4.5, reviewCount: 2 })[0].aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 2,
    });
  });
});
