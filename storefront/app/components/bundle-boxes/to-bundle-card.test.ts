import type { Bundle } from "@curat/contract/bundles";
import { expect, it } from "vitest";
import { toBundleCard } from "./to-bundle-card.ts";

const item = (product: string, bundle_quantity: number, bundle_sortorder: number) =>
  ({
    info: { product, url: "/x", urls: { path: "/x" } },
    bundle_quantity,
    bundle_sortorder,
  }) as Bundle["products"][number];

const bundle: Bundle = {
  id: 5,
  status: 1,
  sortorder: 1,
  picture: { original: "/media/bundle/x" },
  info: {
    url: "/pachete/x",
    name: "Pachet",
    description: "<p>Tot ce îți trebuie<br>la curățenie</p><p>de primăvară.</p>",
  },
  save_amount: 11,
  is_buyable: true,
  bundle_stock: 4,
  price: 98.99,
  total_price: 109.99,
  breadcrumbs: [],
  products: [item("Găleată", 1, 2), item("Lavetă", 2, 1)],
};

it("a bundle card has the prices, the plain description, and the products in sort order with quantities", () => {
  expect(toBundleCard(bundle)).toEqual({
    url: "/pachete/x",
    name: "Pachet",
    picture: "/media/bundle/x",
    price: 98.99,
    total: 109.99,
    saves: 11,
    isBuyable: true,
    text: "Tot ce îți trebuie la curățenie de primăvară.",
    items: ["2 × Lavetă", "Găleată"],
  });
});

it("a bundle card shows no saving when the bundle is not cheaper", () => {
  const card = toBundleCard({ ...bundle, save_amount: 0, price: 109.99, picture: null });
  expect(card).toMatchObject({ price: 109.99, picture: null });
  expect(card).not.toHaveProperty("saves");
  expect(card).not.toHaveProperty("total");
});
