import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { chooseTexts } from "@curat/contract/texts.values";
import type { LayoutData } from "../../session/layout-data.ts";
import { TodayProvider } from "../../session/shop-now.tsx";
import { CardPlace, CachedCards } from "./card-place.tsx";
import { cachedCard } from "./cached-cards.server.tsx";
import type { Card } from "./to-card.ts";

afterEach(() => chooseTexts());

const CARD: Card = {
  id: 7,
  url: "/detergent-flor-5-l",
  name: `Detergent "Flor" & fiii, 5 l`,
  brand: "Lumora",
  picture: "/media/packshot/1-a",
  price: 52.9,
  oldPrice: 60,
  saves: 12,
  stock: 1,
  stockText: "În stoc",
  isBuyable: true,
  others: [{ name: "1 l", url: "/detergent-flor-1-l" }],
  bucket: 0.6,
};
const TODAY = { day: "2026-11-27", until: "2026-11-27T22:00:00.000Z", delivery: { day: "2026-12-02" } };
const LAYOUT = { hasAccounts: true, hasQuickAdd: true, today: TODAY } as unknown as LayoutData;

function lineOf(item: Card, layout: LayoutData, isCached: boolean): string {
  const element = (
    <TodayProvider>
      <CachedCards value={isCached ? cachedCard : undefined}>
        <CardPlace item={item} eager />
      </CachedCards>
    </TodayProvider>
  );
  const routes = [{ id: "root", path: "*", element, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: layout } } });
  return renderToString(<RouterProvider router={router} />);
}

it.each<[string, Card, object]>([
  ["for strangers", CARD, {}],
  [
    "that is a favourite, with a customer's own price",
    { ...CARD, isFavourite: true, isOwnPrice: true, net: 43.72 },
    {},
  ],
  ["that is sold out", { ...CARD, stock: 2, isBuyable: false, stockText: "Stoc epuizat" }, {}],
  ["without accounts", CARD, { hasAccounts: false }],
  ["without its button", CARD, { hasQuickAdd: false }],
  ["on another day", CARD, { today: { ...TODAY, delivery: { day: "2026-12-03" } } }],
  ["in a shop with product comparison", CARD, { compared: [] }],
  ["with products being compared", CARD, { compared: [{ productID: 7 }] }],
])("cached HTML equals React's output, even when read from the cache: a card %s", (_, card, changes) => {
  const layout = { ...LAYOUT, ...changes };
  const rendered = lineOf(card, layout, false);
  for (let time = 0; time < 2; time++) expect(lineOf(card, layout, true)).toBe(rendered);
});

it("cached HTML uses changed text overrides immediately", () => {
  expect(cachedCard({ item: CARD }, LAYOUT)).toContain("Adauga in cos");
  chooseTexts({ "product-card.add": "Ia-l" });
  expect(cachedCard({ item: CARD }, { ...LAYOUT })).toContain("Ia-l");
});

it("no card is cached while products are compared or the layout is unknown", () => {
  const compared = [{ productID: 1 }] as LayoutData["compared"];
  expect(cachedCard({ item: CARD }, { ...LAYOUT, compared })).toBeUndefined();
  expect(cachedCard({ item: CARD }, undefined)).toBeUndefined();
});
