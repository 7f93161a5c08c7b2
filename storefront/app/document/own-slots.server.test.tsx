import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { StaticHandlerContext } from "react-router";
import { describe, expect, it } from "vitest";
import { CardPlace, CachedCards } from "../components/product-card/card-place.tsx";
import { cachedCard } from "../components/product-card/cached-cards.server.tsx";
import type { Card } from "../components/product-card/to-card.ts";
import { FavouriteToggle } from "../components/favourite/favourite-toggle.tsx";
import { AccountDropdown } from "../layout/header/account-dropdown.tsx";
import { CartDropdown } from "../layout/header/cart-dropdown.tsx";
import { type CartSummary, EMPTY_CART } from "../session/cart/cart-summary.ts";
import { writeVisitorData } from "../session/visitor-data.ts";
import { fillSlots, type FilledSlots } from "./own-slots.server.tsx";
import { PageScripts } from "./page-scripts.tsx";
import {
  cutPage,
  type SlotMarks,
  SlotMarksContext,
  unfilledPage,
  useVisitorText,
  VisitorSlot,
} from "../session/visitor-slot.tsx";
import type { CutPage } from "../storefront-context.ts";

const MARK = "9b2f-secret";
const NAME = `Soap "O'Neil" $& $1 </script> <b> [/9b2f] [secret cart]`;
const ANA = {
  id: 7,
  firstname: "$& Ana",
  fullname: `Ana O'Neil & "fiii" [/secret] $'`,
  email: "a&'b@example.com",
};
const BOB = { id: 8, firstname: "Bob", fullname: "Bob <i>Pop</i>", email: "bob@example.com" };
const UNNAMED = { id: 0, firstname: "", fullname: "", email: "" };
const CART: CartSummary = { ...EMPTY_CART, goods: 12.5, count: 1 };
const CARD: Card = {
  id: 22,
  url: "/p",
  name: NAME,
  price: 5,
  stock: 1,
  stockText: "În stoc",
  isBuyable: true,
} as Card;
const EMPTY_BLOCK = '<script id="visitor-data" type="application/json"></script>';

interface Shown {
  customer?: typeof ANA;
  cart?: CartSummary;
  liked?: number[];
}

function Writer({ customer }: { customer: typeof ANA }) {
  const [name, email] = [useVisitorText("name", customer.fullname), useVisitorText("email", customer.email)];
  return (
    <>
      <input name="name" defaultValue={name} />
      <input name="email" defaultValue={email} />
    </>
  );
}

async function pageOf(
  { customer, cart = EMPTY_CART, liked = [] }: Shown,
  marks?: SlotMarks,
): Promise<string> {
  const element = (
    <SlotMarksContext value={marks}>
      <VisitorSlot name="account">
        <AccountDropdown customer={customer} />
      </VisitorSlot>
      <VisitorSlot name="cart">
        <CartDropdown cart={cart} />
      </VisitorSlot>
      <h1>{NAME}</h1>
      <FavouriteToggle productId={1} name={NAME} isFavourite={liked.includes(1)} />
      <FavouriteToggle productId={1} name={NAME} isFavourite={liked.includes(1)} variant="button" />
      <CachedCards value={cachedCard}>
        <CardPlace item={{ ...CARD, ...(liked.includes(22) && { isFavourite: true as const }) }} />
      </CachedCards>
      {customer && <Writer customer={customer} />}
      <PageScripts />
    </SlotMarksContext>
  );
  const routes = [{ id: "root", path: "*", element, loader: () => ({ hasAccounts: true }) }];
  const context = (await createStaticHandler(routes).query(
    new Request("http://shop/detergenti"),
  )) as StaticHandlerContext;
  const router = createStaticRouter(routes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

function filled({ between, slots }: CutPage, own: FilledSlots, liked: number[] = []): string {
  return between
    .map((text, at) => {
      const slot = slots[at];
      if (!slot) return text;
      if (slot.name !== "liked" && slot.name !== "unliked") return text + (own[slot.name] ?? slot.html);
      return text + (liked.includes(slot.productId ?? 0) === (slot.name === "liked") ? slot.html : "");
    })
    .join("");
}

async function ownPage(shown: Shown, data: string): Promise<string> {
  return (await pageOf(shown)).replace(EMPTY_BLOCK, () => data);
}

describe("cached page for customers", () => {
  it("a cached page, filled for a customer, equals the customer's own page", async () => {
    const cut = cutPage(await pageOf({ customer: UNNAMED }, { mark: MARK, hasFavourites: true }), MARK);
    for (const { email, ...customer } of [ANA, BOB])
      for (const liked of [[], [22], [1, 22, 5]]) {
        const visitor = { cart: CART, customer, email, liked };
        const own = await ownPage(
          { customer: { ...customer, email }, cart: CART, liked },
          writeVisitorData(visitor),
        );
        expect(filled(cut, fillSlots(visitor), liked)).toBe(own);
      }
  });

  it("a cached page for customers has empty favourite icons until it is filled", async () => {
    const marked = await pageOf({ customer: UNNAMED }, { mark: MARK, hasFavourites: true });
    expect(unfilledPage(cutPage(marked, MARK))).toBe(await pageOf({ customer: UNNAMED }));
  });
});

describe("a cached page equals an anonymous visitor's page once its marks are removed", () => {
  it("a cached page without its marks equals the page of an anonymous visitor", async () => {
    const marked = await pageOf({}, { mark: MARK, hasFavourites: false });
    expect(unfilledPage(cutPage(marked, MARK))).toBe(await pageOf({}));
  });

  it("a cached page for anonymous visitors can be filled for a visitor with a cart", async () => {
    const cut = cutPage(await pageOf({}, { mark: MARK, hasFavourites: false }), MARK);
    expect(cut.slots.map(({ name }) => name)).toEqual(["account", "cart", "data"]);
    const own = await ownPage({ cart: CART }, writeVisitorData({ cart: CART }));
    expect(filled(cut, fillSlots({ cart: CART }))).toBe(own);
  });
});
