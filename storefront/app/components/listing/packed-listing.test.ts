import { STOCK } from "@curat/contract/catalog.values";
import { describe, expect, it } from "vitest";
import type { Card } from "../product-card/to-card.ts";
import type { ListingView } from "./listing-view.ts";
import { packListing, unpackListing } from "./packed-listing.ts";

const lean: Card = {
  url: "/detergent",
  name: "Detergent Flor, 5 l",
  picture: null,
  price: 52.9,
  oldPrice: null,
  stock: STOCK.outOfStock,
  stockText: "Stoc epuizat",
  isBuyable: false,
};
const full: Card = {
  ...lean,
  picture: "/media/packshot/a",
  oldPrice: 60,
  stock: STOCK.limited,
  stockText: "Ultimele bucăți",
  isBuyable: false,
  id: 7,
  brand: "Lustrava",
  saves: 12,
  stars: 4.5,
  isNew: true,
  promo: "2+1",
  unitPrice: "10,58 lei/l",
  line: "5 l · brad",
  others: [
    { name: "1 l", url: "/detergent-1-l" },
    { name: "altul", url: "https://alt.example/x" },
  ],
  more: 4,
  minQuantity: 6,
  isLiked: true,
  isOwnPrice: true,
  bucket: 0.6,
  isBucketFrom: true,
  zones: ["red", "blue"],
};
const listing: ListingView = {
  cards: [lean, full],
  total: 2,
  page: 1,
  perPage: 12,
  lastPage: 1,
  filters: [
    {
      id: "brand",
      name: "Brand",
      values: [
        { name: "Lustrava", count: 0, url: "brand:lustrava", isOn: true },
        { name: "Altele", url: "altfel:altele" },
      ],
    },
    { id: "categorie", name: "Categorii", isLinks: true, values: [{ name: "Saci", url: "/saci", count: 3 }] },
  ],
  sort: 0,
  sortRule: "free",
  address: { path: "/a", selected: ["brand:lustrava"] },
  rules: { filters: "query", pages: "suffix" },
};

describe("a packed listing", () => {
  it("comes out as it went in", () => {
    expect(unpackListing(packListing(listing))).toEqual(listing);
    expect(unpackListing(packListing({ ...listing, cards: [], filters: [] })).cards).toEqual([]);
  });
  it("takes names with tabs and line feeds for names with spaces", () => {
    const [card] = unpackListing(packListing({ ...listing, cards: [{ ...lean, name: "a\tb\nc" }] })).cards;
    expect(card?.name).toBe("a b c");
  });
});
