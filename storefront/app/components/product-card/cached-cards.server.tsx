/** Caches the HTML of product cards, because the same card appears in many lists (decision 0176). */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { StaticHandlerContext } from "react-router";
import { type ChosenTexts, chosenTexts } from "@curat/contract/texts.values";
import { type SlotMarks, SlotMarksContext } from "../../session/visitor-slot.tsx";
import type { LayoutData } from "../../session/layout-data.ts";
import { TodayProvider } from "../../session/shop-now.tsx";
import type { CachedCard } from "./card-place.tsx";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardProps } from "./product-card.tsx";

const MAX_LETTERS = 8_000_000;

const stored = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Returns a card's HTML for this layout. Returns undefined while the visitor compares products. */
export const cachedCard: CachedCard = (card, layout, marks) => {
  if (!layout || layout.compared?.length) return undefined;
  const key = `${marks?.hasFavourites ? "marked " : ""}${keyOfLayout(layout)} ${JSON.stringify(card)}`;
  const known = stored.get(key);
  if (known !== undefined) return known;
  const html = htmlOf(card, layout, marks);
  // Do not cache HTML that starts with a preload, which React may render before the card.
  if (!html.startsWith("<article")) return undefined;
  stored.set(key, html);
  return html;
};

const keys = new WeakMap<LayoutData, string>();

/** Returns a key for all data that a card reads from the layout and the text overrides. */
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

/** Returns a number that identifies an overrides object. The object is replaced only when a text changes. */
function numberOf(texts: ChosenTexts): number {
  const number = numbers.get(texts) ?? (count += 1);
  numbers.set(texts, number);
  return number;
}

const ROOT = { id: "root", path: "*" };
/**
 * A router context in which cards render. Any page will do, because the card's forms and links use absolute
 * paths.
 */
const page = (await createStaticHandler([ROOT]).query(new Request("http://card/"))) as StaticHandlerContext;

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
