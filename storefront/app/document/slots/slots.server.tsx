/**
 * The places of a kept page that differ from visitor to visitor, in the document's order: the header's cart, and the data
 * by which React takes it over. Each is found in the page as it stands for a stranger, rendered by its own component, and
 * takes the visitor's rendering in its place. (decision 0093)
 */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { chosenTexts, type ChosenTexts } from "@curat/contract/texts.values";
import { CartDropdown } from "../../layout/header/cart-dropdown.tsx";
import { type CartSummary, EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { EMPTY_BLOCK, writeVisitorData } from "../../session/visitor-data.ts";

const SLOT = { id: "slot", path: "*" };
/** Some page: the slots' forms lead to addresses that begin with a slash, it does not matter where they stand. */
const page = (await createStaticHandler([SLOT]).query(new Request("http://slot/"))) as StaticHandlerContext; // no loader answers

/** What stands in each slot of a stranger's page; a page that lacks one of them is rendered for each visitor. */
export function emptySlots(): string[] {
  return [cartHtml(EMPTY_CART), EMPTY_BLOCK];
}

/** What stands in each slot for who has this cart. */
export function filledSlots(cart: CartSummary): string[] {
  return [cartHtml(cart), writeVisitorData({ cart })];
}

/** A visitor looks at many pages with one cart. */
const rendered = new LRUCache<string, { texts: ChosenTexts; html: string }>({ max: 2_000 });

function cartHtml(cart: CartSummary): string {
  const key = JSON.stringify(cart);
  const texts = chosenTexts();
  const known = rendered.get(key);
  if (known?.texts === texts) return known.html;
  const router = createStaticRouter([{ ...SLOT, element: <CartDropdown cart={cart} /> }], page);
  const html = renderToString(<StaticRouterProvider router={router} context={page} hydrate={false} />);
  rendered.set(key, { texts, html });
  return html;
}
