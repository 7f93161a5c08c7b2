import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import type { Footer } from "@curat/contract/settings";
import { PayLink } from "../components/order/pay-link.tsx";
import { FooterLinks } from "../layout/footer/footer-links.tsx";
import { Header } from "../layout/header/header.tsx";
import type { LayoutData } from "../session/layout-data.ts";
import { isOwnAddress } from "../session/own-addresses.ts";
import { aCheckout, theCart } from "../testing/a-checkout.ts";
import { Sidebar } from "./account/sidebar.tsx";
import { OrderActions } from "./account/order/order-actions.tsx";
import { CheckoutScreen } from "./checkout/screen.tsx";
import type { CheckoutData } from "./checkout/load.server.ts";
import type { loadAuth } from "./auth/load.server.ts";
import { AuthScreen } from "./auth/screen.tsx";
import NotFoundScreen from "./not-found/screen.tsx";

type AuthData = Awaited<ReturnType<typeof loadAuth>>;

const EASYBOX = {
  deliveryId: 2,
  deliveryCode: "SAMEDAY_EASYBOX",
  deliveryDescription: "Sameday easybox",
  courierDeliveryTax: 14.99,
};

const layoutFor = (hasOwnApi: boolean) =>
  ({
    shopName: "Curat",
    topLinks: [],
    hasAccounts: true,
    businessStore: "",
    hasOwnApi,
    customer: { id: 1, firstname: "Ana", fullname: "Ana Pop" },
    cart: { lines: [], delivery: 0, total: 0, count: 0 },
    legal: {},
    promises: {},
  }) as unknown as LayoutData;

function htmlOf(element: ReactNode, hasOwnApi: boolean): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => null }], {
    hydrationData: { loaderData: { root: layoutFor(hasOwnApi) } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

function ownLinksIn(html: string): string[] {
  const found = [...html.matchAll(/(?:href|action|formaction)="(\/[^"]*)"/gi)].map(
    ([, address = ""]) => address,
  );
  return found.filter(isOwnAddress);
}

const noHead = { title: "", robots: "noindex" };
const everything = { nameAccount: false, withdraw: false, giveBack: true };
const filled = {
  ...aCheckout(),
  cart: theCart({ delivery_option: EASYBOX, delivery_options: [EASYBOX] }),
} as unknown as CheckoutData;
const empty = { ...filled, cart: null } as unknown as CheckoutData;
const footer = { articles: [], socials: {}, payments: {} } as unknown as Footer;

const PARTS: [string, (hasOwnApi: boolean) => ReactNode][] = [
  ["header", (hasOwnApi) => <Header layout={layoutFor(hasOwnApi)} />],
  [
    "footer",
    (hasOwnApi) => (
      <FooterLinks {...{ footer, hasOwnApi }} company={undefined} hours="" withdrawal={undefined} />
    ),
  ],
  ["account menu", () => <Sidebar />],
  ["order page", () => <OrderActions order={{ id: "a1" }} sending="x" may={everything} />],
  ["link to the payment", () => <PayLink url="/plata/a1" />],
  ["empty cart", () => <CheckoutScreen data={empty} sentBefore={undefined} />],
  ["checkout", () => <CheckoutScreen data={filled} sentBefore={undefined} />],
  [
    "login",
    (hasOwnApi) => (
      <AuthScreen data={{ head: noHead, mode: "login", social: [], hasOwnApi } as unknown as AuthData} />
    ),
  ],
  ["page that does not exist", () => <NotFoundScreen data={{ head: noHead, html: "", categories: [] }} />],
];

it.each(PARTS)("with an external provider the %s has no links that need our own API", (_, partFor) => {
  expect(ownLinksIn(htmlOf(partFor(false), false))).toEqual([]);
});

it("with our own API the same page parts link to pages that need it", () => {
  const links = PARTS.flatMap(([, partFor]) => ownLinksIn(htmlOf(partFor(true), true)));
  expect([...new Set(links)].sort()).toEqual([
    "/account/alerte",
    "/account/comenzi-recurente",
    "/account/liste",
    "/account/oferte",
    "/comanda",
    "/comanda-rapida",
    "/plata/a1",
    "/retragere",
  ]);
});

it("with an external provider the checkout states that easybox cannot be chosen", () => {
  const html = htmlOf(<CheckoutScreen data={filled} sentBefore={undefined} />, false);
  expect(html).toContain("Easybox-ul nu poate fi ales în acest magazin. Alege altă metodă de livrare.");
  expect(html).not.toContain("Se încarcă easybox-urile");
});
