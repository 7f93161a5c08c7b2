import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { StaticHandlerContext } from "react-router";
import { expect, it } from "vitest";
import { FavouriteToggle } from "../../components/favourite/favourite-toggle.tsx";
import { AccountDropdown } from "../../layout/header/account-dropdown.tsx";
import { CartDropdown } from "../../layout/header/cart-dropdown.tsx";
import { type CartSummary, EMPTY_CART } from "../../session/cart/cart-summary.ts";
import { MODEL_CUSTOMER } from "../../session/model-customer.server.ts";
import { writeVisitorData } from "../../session/visitor-data.ts";
import { cutPage, type CutPage, filledSlots } from "./slots.server.tsx";

const NAME = `Soap "O'Neil" & <b>`;
const ANA = { id: 7, firstname: "Ana", fullname: `Ana O'Neil & "fiii"`, email: "a&'b@example.com" };
const CART: CartSummary = { ...EMPTY_CART, goods: 12.5, count: 1 };

interface Shown {
  customer?: { id: number; firstname: string; fullname: string; email: string };
  cart?: CartSummary;
  liked?: number[];
}

/** A page as the layout and its screens render it. */
async function pageOf({ customer, cart = EMPTY_CART, liked = [] }: Shown, block = writeBlock(), rest = "") {
  const element = (
    <>
      <AccountDropdown customer={customer} />
      <CartDropdown cart={cart} />
      <main>
        {[1, 22].map((id) => (
          <FavouriteToggle key={id} productId={id} name={NAME} isLiked={liked.includes(id)} />
        ))}
        <FavouriteToggle productId={1} name={NAME} isLiked={liked.includes(1)} variant="button" />
        {customer && <input name="name" defaultValue={customer.fullname} />}
        {customer && <input name="email" defaultValue={customer.email} />}
      </main>
    </>
  );
  const routes = [{ id: "p", path: "*", element }];
  const context = (await createStaticHandler(routes).query(
    new Request("http://shop/detergenti"),
  )) as StaticHandlerContext;
  const router = createStaticRouter(routes, context);
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return `<body>${html}${rest}${block}</body>`;
}

function writeBlock(): string {
  return '<script id="visitor-data" type="application/json"></script>';
}

const DATA = '<script id="page-data" type="application/json">["MODEL"]</script>';

function fill({ between, slots }: CutPage, filled: ReturnType<typeof filledSlots>, liked: number[]): string {
  return between
    .map((text, at) => {
      const slot = slots[at];
      if (slot === undefined) return text;
      if (typeof slot === "string") return text + filled[slot];
      return text + (liked.includes(slot.productId) ? slot.liked : slot.unliked);
    })
    .join("");
}

it("makes of the model's page each customer's own, letter for letter", async () => {
  const cut = cutPage(await pageOf({ customer: MODEL_CUSTOMER }), true);
  expect(cut?.slots).toHaveLength(8);
  for (const liked of [[], [22], [1, 22, 5]]) {
    const { email: _email, ...customer } = ANA;
    const shown = { cart: CART, customer, liked };
    const writer = { fullname: ANA.fullname, email: ANA.email };
    const own = await pageOf({ customer: ANA, cart: CART, liked }, writeVisitorData({ ...shown, writer }));
    expect(cut && fill(cut, filledSlots(shown, writer), liked)).toBe(own);
  }
});

it("makes of a stranger's page the one of who has a cart, and leaves its hearts alone", async () => {
  const cut = cutPage(await pageOf({}), false);
  expect(cut?.slots).toEqual(["cart", "data"]);
  const own = await pageOf({ cart: CART }, writeVisitorData({ cart: CART }));
  expect(cut && fill(cut, filledSlots({ cart: CART }), [])).toBe(own);
});

it("leaves the model's name in the page's data, which the visitor's stand over", async () => {
  const data = DATA.replace("MODEL", MODEL_CUSTOMER.fullname);
  expect(cutPage(await pageOf({ customer: MODEL_CUSTOMER }, undefined, data), true)).toBeDefined();
});

it.each<[string, () => Promise<string>]>([
  ["is not the model's", () => pageOf({})],
  ["says his name elsewhere", () => pageOf({ customer: MODEL_CUSTOMER }, undefined, MODEL_CUSTOMER.fullname)],
  ["says his e-mail elsewhere", () => pageOf({ customer: MODEL_CUSTOMER }, undefined, MODEL_CUSTOMER.email)],
  ["has a cart", () => pageOf({ customer: MODEL_CUSTOMER, cart: CART })],
  ["has a heart that is liked", () => pageOf({ customer: MODEL_CUSTOMER, liked: [22] })],
  ["has no block of data", () => pageOf({ customer: MODEL_CUSTOMER }, "")],
  ["has two", () => pageOf({ customer: MODEL_CUSTOMER }, writeBlock() + writeBlock())],
])("cuts no page that %s", async (_, page) => {
  expect(cutPage(await page(), true)).toBeUndefined();
});
