/**
 * Cards as HTML, kept by what they show: one product stands in many lists, and most of a page that is rendered anew is cards
 * that did not change. (decision 0176)
 */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { StaticHandlerContext } from "react-router";
import { type ChosenTexts, chosenTexts } from "@curat/contract/texts.values";
import { type SlotMarks, SlotMarksContext } from "../../session/visitor-slot.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { TodayProvider } from "../../session/shop-now.tsx";
import type { KeptCard } from "./card-place.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardProps } from "./product-card.tsx";

const MAX_LETTERS = 8_000_000;

const kept = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** The card as it stands in a page with this layout; undefined where something is compared, which each card tells. */
export const keptCard: KeptCard = (card, layout, marks) => {
  if (!layout || layout.compared?.length) return undefined;
  const key = `${marks?.hasHearts ? "marked " : ""}${keyOfLayout(layout)} ${JSON.stringify(card)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = htmlOf(card, layout, marks);
  // What belongs into the head (a picture to load early) a piece of HTML could not say.
  if (!html.startsWith("<article")) return undefined;
  kept.set(key, html);
  return html;
};

const keys = new WeakMap<LayoutData, string>();

/** All that a card asks of the layout, and the shop's own words. */
function keyOfLayout(layout: LayoutData): string {
  const { hasAccounts, hasQuickAdd, compared, today } = layout;
  const key =
    keys.get(layout) ??
    JSON.stringify([
      numberOf(chosenTexts()),
      hasAccounts,
      hasQuickAdd,
      compared !== undefined,
      today?.delivery,
      today?.day,
    ]);
  keys.set(layout, key);
  return key;
}

const numbers = new WeakMap<ChosenTexts, number>();
let count = 0;

/** Texts are one object as long as nothing changes. */
function numberOf(texts: ChosenTexts): number {
  const number = numbers.get(texts) ?? (count += 1);
  numbers.set(texts, number);
  return number;
}

const ROOT = { id: "root", path: "*" };
/** Some page: what a card's forms and links lead to begins with a slash. */
const page = (await createStaticHandler([ROOT]).query(new Request("http://card/"))) as StaticHandlerContext; // no loader answers

function htmlOf(card: ProductCardProps, layout: LayoutData, marks: SlotMarks | undefined): string {
  const element = (
    <SlotMarksContext value={marks}>
      <TodayProvider>
        <ProductCard {...card} />
      </TodayProvider>
    </SlotMarksContext>
  );
  const context = { ...page, loaderData: { root: layout } };
  const router = createStaticRouter([{ ...ROOT, element }], context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
