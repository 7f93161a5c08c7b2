/**
 * The places of a kept page that differ from visitor to visitor: the header's account and cart, a form's name and e-mail, and
 * the data by which React takes the page over. Each is found in the page as it stands for nobody in particular, rendered by
 * its own component, and takes the visitor's rendering in its place. (decisions 0093, 0110)
 */
import type { ReactNode } from "react";
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router";
import { chosenTexts, type ChosenTexts } from "@curat/contract/texts.values";
import { AccountDropdown } from "../../layout/header/account-dropdown.tsx";
import { CartDropdown } from "../../layout/header/cart-dropdown.tsx";
import { type CartSummary, EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { MODEL_CUSTOMER } from "../../session/model-customer.server.ts";
import { EMPTY_BLOCK, type VisitorData, writeVisitorData } from "../../session/visitor-data.ts";
import { PAGE_DATA } from "../page-data.ts";
import { escapeAttribute } from "./escape-attribute.ts";
import { findHearts } from "./hearts.server.tsx";

/** A slot that one visitor fills alike on all his pages; `writer-data` is `data` for pages with his name and e-mail. */
export type SlotName = "account" | "cart" | "name" | "email" | "data" | "writer-data";
/** A product's heart, as it stands for who likes the product and for who does not. */
export interface HeartSlot {
  productId: number;
  liked: string;
  unliked: string;
}
/** A page between its slots: one text more than slots. */
export interface CutPage {
  between: string[];
  slots: (SlotName | HeartSlot)[];
}
/** What stands in them for one visitor; a stranger with a cart has no account, name and e-mail. */
export type FilledSlots = Partial<Record<SlotName, string>>;

/** Where a slot stands in the page's text. */
export interface Place<Slot = SlotName | HeartSlot> {
  slot: Slot;
  start: number;
  end: number;
}

/** Cuts a page that was rendered for a stranger, or for the model customer; undefined where it is not what these say. */
export function cutPage(html: string, isCustomer: boolean): CutPage | undefined {
  const writers = isCustomer ? findWriter(html) : [];
  const hearts = isCustomer ? findHearts(html, htmlOf) : [];
  if (!writers || !hearts) return undefined;
  const single: [SlotName, string][] = [
    ...(isCustomer ? [["account", accountHtml(MODEL_CUSTOMER)] as [SlotName, string]] : []),
    ["cart", cartHtml(EMPTY_CART)],
    [writers.length > 0 ? "writer-data" : "data", EMPTY_BLOCK],
  ];
  const places: Place[] = [...writers, ...hearts];
  for (const [slot, text] of single) {
    const start = html.indexOf(text);
    if (start === -1 || html.includes(text, start + 1)) return undefined;
    places.push({ slot, start, end: start + text.length });
  }
  places.sort((one, other) => one.start - other.start);
  const between: string[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) return undefined;
    between.push(html.slice(at, start));
    at = end;
  }
  between.push(html.slice(at));
  // What is left of the model beside its data would be told to every customer.
  const rest = withoutPageData(between.join(""));
  if (isCustomer && (rest.includes(MODEL_CUSTOMER.fullname) || rest.includes(MODEL_CUSTOMER.email)))
    return undefined;
  return { between, slots: places.map(({ slot }) => slot) };
}

/** Values of fields that hold the model's name and e-mail. */
function findWriter(html: string): Place[] | undefined {
  return (["name", "email"] as const).flatMap((slot) => {
    const mark = slot === "name" ? MODEL_CUSTOMER.fullname : MODEL_CUSTOMER.email;
    return [...html.matchAll(new RegExp(`(?<= value=")${mark}(?=")`, "g"))].map(({ index }) => ({
      slot,
      start: index,
      end: index + mark.length,
    }));
  });
}

const PAGE_BLOCK = new RegExp(`<script id="${PAGE_DATA}"[^>]*>[^<]*</script>`);

function withoutPageData(html: string): string {
  return html.replace(PAGE_BLOCK, "");
}

/** What stands in each slot for who has this cart, and is this customer. */
export function filledSlots(
  visitor: Pick<VisitorData, "cart" | "customer" | "liked">,
  writer?: { fullname: string; email: string },
): FilledSlots {
  const { cart, customer } = visitor;
  const filled: FilledSlots = { cart: cartHtml(cart), data: writeVisitorData(visitor) };
  if (!customer || !writer) return filled;
  return {
    ...filled,
    account: accountHtml(customer),
    name: escapeAttribute(writer.fullname),
    email: escapeAttribute(writer.email),
    "writer-data": writeVisitorData({ ...visitor, writer }),
  };
}

/** A visitor looks at many pages with one cart. */
const rendered = new LRUCache<string, { texts: ChosenTexts; html: string }>({ max: 2_000 });

function cartHtml(cart: CartSummary): string {
  const key = JSON.stringify(cart);
  const texts = chosenTexts();
  const known = rendered.get(key);
  if (known?.texts === texts) return known.html;
  const html = htmlOf(<CartDropdown cart={cart} />);
  rendered.set(key, { texts, html });
  return html;
}

function accountHtml({ id, firstname, fullname }: NonNullable<VisitorData["customer"]>): string {
  return htmlOf(<AccountDropdown customer={{ id, firstname, fullname }} />);
}

const SLOT = { id: "slot", path: "*" };
/** Some page: the slots' forms lead to addresses that begin with a slash, it does not matter where they stand. */
const page = (await createStaticHandler([SLOT]).query(new Request("http://slot/"))) as StaticHandlerContext; // no loader answers

/** A component's markup, as it stands inside of a page. */
function htmlOf(element: ReactNode): string {
  const router = createStaticRouter([{ ...SLOT, element }], page);
  return renderToString(<StaticRouterProvider router={router} context={page} hydrate={false} />);
}
