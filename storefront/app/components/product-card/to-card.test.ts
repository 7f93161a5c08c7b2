import type { ProductItem } from "@curat/contract/listing";
import { describe, expect, it } from "vitest";
import { toCard } from "./to-card.ts";

const documented: ProductItem = {
  info: { url: "detergent-flor-5-l", product: "Detergent Flor 5 l", urls: { path: "detergent-flor-5-l" } },
  stockID: 1,
  stock: "În stoc",
  price: 52.9,
  oldprice: null,
  pic: "https://cdn.example/flor.jpg",
};

describe("toCard", () => {
  it("toCard requires only the documented fields", () => {
    expect(toCard(documented)).toEqual({
      url: "/detergent-flor-5-l",
      name: "Detergent Flor 5 l",
      picture: "https://cdn.example/flor.jpg",
      price: 52.9,
      oldPrice: null,
      stock: 1,
      stockText: "În stoc",
      isBuyable: true,
    });
  });
  it("toCard uses our own API's additional fields", () => {
    const card = toCard({
      ...documented,
      productID: 7,
      brand: "Lumora",
      oldprice: 60,
      save_percent: 11,
      stars: 4.5,
      is_new: true,
      promo: "Luna curățeniei",
      unit_price: "10,58 lei/l",
      min_qty: 6,
      liked: true,
      bucket_price: { from: 0.45, to: 1.19 },
      zones: ["blue"],
    });
    expect(card).toMatchObject({
      id: 7,
      brand: "Lumora",
      oldPrice: 60,
      saves: 11,
      stars: 4.5,
      isNew: true,
      promo: "Luna curățeniei",
      unitPrice: "10,58 lei/l",
      minQuantity: 6,
      isFavourite: true,
      bucket: 0.45,
      isBucketFrom: true,
      zones: ["blue"],
    });
    expect(toCard({ ...documented, bucket_price: { from: 0.6, to: 0.6 } }).isBucketFrom).toBeUndefined();
  });
  it("toCard omits empty, zero and default values", () => {
    const card = toCard({
      ...documented,
      brand: "",
      save_percent: 0,
      stars: 0,
      is_new: false,
      min_qty: 1,
      liked: false,
    });
    expect(Object.keys(card)).toHaveLength(8);
  });
  it("toCard shows no reduction if the old price is not higher", () => {
    expect(toCard({ ...documented, oldprice: 52.9, save_percent: 5 })).toMatchObject({ oldPrice: null });
    expect(toCard({ ...documented, oldprice: 52.9, save_percent: 5 }).saves).toBeUndefined();
  });
  it("toCard treats out-of-stock products as not buyable unless the provider states otherwise", () => {
    expect(toCard({ ...documented, stockID: 2 }).isBuyable).toBe(false);
    expect(toCard({ ...documented, stockID: 2, buyable: true }).isBuyable).toBe(true);
    expect(toCard({ ...documented, buyable: false }).isBuyable).toBe(false);
  });
});
