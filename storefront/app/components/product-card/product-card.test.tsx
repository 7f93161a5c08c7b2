import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ProductCard } from "./product-card.tsx";
import type { Card } from "./to-card.ts";

const PLAIN: Card = {
  id: 7,
  url: "/detergent-flor-5-l",
  name: "Detergent Flor, 5 l, lavandă",
  brand: "Lumora",
  picture: "/media/packshot/1-a",
  price: 52.9,
  oldPrice: null,
  stock: 1,
  stockText: "În stoc",
  isBuyable: true,
};
const REDUCED: Card = { ...PLAIN, oldPrice: 60, saves: 12, stars: 4.5 };

function htmlOf(item: Card, settings: object = {}): string {
  const element = <ProductCard item={item} />;
  const routes = [{ id: "root", path: "*", element, loader: () => null }];
  const hydrationData = { loaderData: { root: { hasAccounts: true, ...settings } } };
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
}

it("a card shows brand, name, picture, prices, stars, favourite button and promotion", () => {
  const html = htmlOf({ ...REDUCED, promo: "Luna curățeniei" });
  for (const part of [
    ">Lumora</p>",
    "Detergent Flor",
    "5 l, lavandă",
    'href="/detergent-flor-5-l"',
    'src="/media/packshot/1-a/',
    'width="400"',
    "Preț redus:",
    "Preț anterior:",
    "4,5 din 5 stele",
    'aria-label="Adaugă la favorite: Detergent Flor, 5 l, lavandă"',
    "Luna curățeniei",
  ])
    expect(html).toContain(part);
});

it("a card marks a price that comes from the customer's own price list", () => {
  expect(htmlOf({ ...PLAIN, isOwnPrice: true, unitPrice: "10.58 lei/l" })).toContain(
    "Prețul tău · 10.58 lei/l",
  );
  expect(htmlOf(PLAIN)).not.toContain("Prețul tău");
});

it("a card shows bucket price and zones only if the product has them", () => {
  const html = htmlOf({ ...PLAIN, bucket: 0.6, zones: ["red", "green"] });
  expect(html).toContain("<b>0.60 lei</b> / găleată");
  expect(html).not.toContain("de la");
  expect(html).toMatch(/red[^>]*><b aria-hidden="true">R<\/b><span[^>]*>Roșu: <\/span>toalete/);
  expect(html).toMatch(/green[^>]*><b aria-hidden="true">V<\/b>/);
  expect(htmlOf({ ...PLAIN, bucket: 0.45, isBucketFrom: true })).toContain("de la <b>0.45 lei</b>");
  for (const words of ["găleată", "Zone"]) expect(htmlOf(PLAIN)).not.toContain(words);
});

it("a card shows bubbles only for savings and new products", () => {
  const html = htmlOf({ ...REDUCED, isNew: true });
  expect(html).toContain(">-12%<");
  expect(html).toContain("Reducere 12%");
  expect(html).toContain(">Nou<");
  for (const bubble of ["%<", ">Nou<"]) expect(htmlOf(PLAIN)).not.toContain(bubble);
});

it('a card has an "add to cart" button only if the flag is on and the product is buyable', () => {
  expect(htmlOf(PLAIN, { hasQuickAdd: true })).toMatch(/action="\/cos\/actiune".*>Adauga in cos</);
  expect(htmlOf(PLAIN, { hasQuickAdd: false })).not.toContain("/cos/actiune");
  const gone = htmlOf({ ...PLAIN, stock: 2, isBuyable: false }, { hasQuickAdd: true });
  expect(gone).not.toContain("/cos/actiune");
  expect(gone).toContain('href="/detergent-flor-5-l#cere-info">Anunță-mă<');
  expect(htmlOf({ ...PLAIN, isBuyable: false }, { hasQuickAdd: true })).toContain(">Vezi detalii<");
});

it("a card shows the out-of-stock label only once", () => {
  expect(htmlOf({ ...PLAIN, stock: 2, stockText: "Stoc epuizat" }).match(/>Stoc epuizat</g)).toHaveLength(1);
  for (const stock of [1, 3] as const) expect(htmlOf({ ...PLAIN, stock })).not.toContain("Stoc epuizat");
});

it("a card shows variant values separately from the name, and links to other variants", () => {
  const html = htmlOf({
    ...PLAIN,
    line: "5 l · lavandă",
    others: [
      { name: "1 l", url: "/detergent-flor-1-l" },
      { name: "lămâie", url: "/detergent-flor-lamaie" },
    ],
    more: 3,
  });
  expect(html).toMatch(/main[^>]*>Detergent Flor<\/span><span[^>]*> 5\u00a0l · lavandă</);
  expect(html).toContain('<a href="/detergent-flor-1-l">1 l</a><a href="/detergent-flor-lamaie">lămâie</a>');
  expect(html).toContain('+3<span class="visually-hidden"> variante</span></a>');
  expect(htmlOf(PLAIN)).not.toContain("Alte variante");
});

it("a card has no row for missing stars, reductions or unit prices", () => {
  for (const part of ["rating", "bubbles", "unit"]) {
    expect(htmlOf(PLAIN)).not.toContain(`__${part}`);
    expect(htmlOf(PLAIN)).not.toMatch(new RegExp(`class="[^"]*\\b_?${part}_`));
  }
});

it.each([
  [1, "in", "În stoc"],
  [3, "limited", "Stoc limitat"],
  [2, "none", "Stoc epuizat"],
] as const)("with stock %d the badge has the colour %s and the words %s", (stock, variant, words) => {
  const html = htmlOf({ ...PLAIN, stock, stockText: "" });
  expect(html).toMatch(new RegExp(`class="[^"]*stock-badge[^"]*${variant}[^"]*">${words}<`));
});
