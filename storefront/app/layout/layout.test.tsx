import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Footer } from "@curat/contract/settings";
import { describe, expect, it } from "vitest";
import type { LayoutData } from "../session/layout-data.ts";
import { FooterLinks } from "./footer/footer-links.tsx";
import { CheckoutHeader } from "./header/checkout-header.tsx";
import { Header } from "./header/header.tsx";
import { MainMenu } from "./menu/main-menu.tsx";
import { MegaMenu, MenuLinks } from "./menu/mega-menu.tsx";

function htmlOf(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const HOURS = "Luni – Vineri, 08:30 – 16:30";
const LAYOUT = {
  shopName: "Curat",
  logo: null,
  promoText: "Livrare gratuită",
  phone: "0264 000 111",
  hasAccounts: true,
  businessStore: "https://firme.example/",
  topLinks: [],
  customer: undefined,
  cart: { lines: [], delivery: 0, total: 0, count: 0 },
} as unknown as LayoutData;

describe("the header", () => {
  it("the header shows promo text, logo, search, favourites, account, cart and menu", () => {
    const html = htmlOf(<Header layout={LAYOUT} />);
    for (const part of [
      "Livrare gratuită",
      ">Curat</span>",
      'placeholder="Cauta"',
      'href="/account/favorite"',
      'href="/auth"',
      "Cosul tau este gol",
      "Toate produsele",
    ])
      expect(html).toContain(part);
    expect(htmlOf(<Header layout={{ ...LAYOUT, promoText: "" }} />)).not.toContain("<aside");
  });

  it("the header shows the shop's own logo, even in the checkout", () => {
    const layout = { ...LAYOUT, logo: "https://cdn.example/logo.svg" };
    for (const header of [<Header key="a" layout={layout} />, <CheckoutHeader key="b" layout={layout} />]) {
      const html = htmlOf(header);
      expect(html).toContain('src="https://cdn.example/logo.svg"');
      expect(html).toContain('alt="Curat"');
    }
  });

  it("the checkout's header shows only logo, phone and a back link", () => {
    const html = htmlOf(<CheckoutHeader layout={LAYOUT} />);
    expect(html).toContain('href="tel:0264000111"');
    expect(html).toContain("Înapoi la site");
    expect(html).not.toContain("Coșul meu");
    expect(html).not.toContain("Cauta");
  });
});

describe("the menu", () => {
  it("the menu renders absolute URLs as external links", () => {
    const topLinks = [
      { name: "Promoții", url: "promotii" },
      { name: "Forum", url: "http://forum.example/" },
    ];
    const menu = {
      topLinks,
      businessStore: "https://firme.example/",
      hasAccounts: true,
      isLoggedIn: false,
      hasOrderSheet: false,
    };
    const html = htmlOf(<MainMenu {...menu} />);
    expect(html).toContain('<a href="/promotii">Promoții</a>');
    expect(html).toContain('<a href="http://forum.example/" rel="noopener">Forum</a>');
    expect(html).toContain('<a href="https://firme.example/" rel="noopener">Magazin pentru firme</a>');
  });

  it("the menu has links to all categories before the full menu is loaded", () => {
    const menu = {
      topLinks: [],
      businessStore: "",
      hasAccounts: false,
      isLoggedIn: false,
      hasOrderSheet: false,
    };
    expect(htmlOf(<MainMenu {...menu} />)).toMatch(/href="\/sitemap">Toate categoriile</);
  });

  it("each of the menu's three levels starts with a link to the category's own page", () => {
    const category = (categoryID: number, name: string, subcats: object[]) => ({
      categoryID,
      category: name,
      url: `/c${categoryID}`,
      icon: null,
      pic: null,
      subcats,
    });
    const tree = [category(1, "Hârtie", [category(2, "Role", [category(3, "Role mari", [])])])];
    const html = renderToStaticMarkup(<MegaMenu categories={tree as never} promotions={[]} />);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(["/c1", "/c2", "/c3"]);
    expect(html).toContain("Vezi toate produsele din Hârtie");
    const first = renderToStaticMarkup(<MenuLinks categories={tree as never} />);
    expect(first).toMatch(/^<a [^>]*href="\/c1">Hârtie<\/a>$/);
  });
});

describe("the footer", () => {
  const footer: Footer = {
    newsletter: false,
    articles: [31, 32, 33, 34].map((typeID) => ({
      id: typeID,
      typeID,
      url: `/articole/${typeID}.html`,
      linktitle: `Articolul ${typeID}`,
    })),
    social: ["Facebook", "Instagram", "YouTube"].map((network) => ({
      network,
      url: `https://${network}.example/`,
    })),
    payments: { mastercard: "1", visa: "1", netopia: "0" },
  };
  const html = renderToStaticMarkup(
    <FooterLinks footer={footer} company={undefined} hours={HOURS} hasOwnApi withdrawal={undefined} />,
  );
  const partOf = (title: string) => html.split("<section").find((part) => part.includes(`>${title}<`)) ?? "";

  it("the footer groups articles into company, useful information and legal", () => {
    for (const [title, id] of [
      ["Despre noi", 31],
      ["Informații utile", 32],
      ["Legal", 33],
    ] as const) {
      const links = [...partOf(title).matchAll(/\/articole\/(\d+)/g)].map(([, found]) => Number(found));
      expect(links).toEqual([id]);
    }
    expect(html).not.toContain("Articolul 34");
  });

  it("the footer shows the seller and address from the settings", () => {
    const company = {
      company: "Limpede SRL",
      address: "Str. Lungă 1",
      tel: "0264 000 111",
      email: "a@limpede.example",
      cui: "RO14399840",
      registry: "J12/1/2009",
    };
    const named = renderToStaticMarkup(
      <FooterLinks footer={footer} company={company} hours={HOURS} hasOwnApi withdrawal={undefined} />,
    );
    expect(named).toContain("Limpede SRL, Str. Lungă 1");
    expect(named).toContain("CUI RO14399840 · J12/1/2009");
    expect(named).toMatch(/href="tel:0264000111"[^>]*>0264 000 111<.*Luni – Vineri, 08:30 – 16:30/);
  });

  it("the footer shows social networks, payment marks and cookie settings", () => {
    for (const network of ["Facebook", "Instagram", "YouTube"]) expect(html).toContain(`>${network}</a>`);
    expect(html).toContain('aria-label="Mastercard"');
    expect(html).toContain('aria-label="Visa"');
    expect(html).not.toContain("NETOPIA");
    expect(html).toContain('<a href="/cookie"');
    expect(html).toContain('aria-label="Sameday"');
  });

  it("the footer shows the links that the law requires outside of collapsible groups", () => {
    const closed = [...html.matchAll(/<details.*?<\/details>/g)].map(([part]) => part).join("");
    expect(closed).toContain("Harta site-ului");
    for (const address of ["/retragere", "/cookie", "https://anpc.ro/ce-este-sal/"]) {
      expect(html).toContain(`href="${address}"`);
      expect(closed).not.toContain(`href="${address}"`);
    }
  });
});
