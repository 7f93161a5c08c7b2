import { renderToStaticMarkup } from "react-dom/server";
import { createContext } from "react-router";
import type { Footer, Menu, Settings } from "@curat/contract/settings";
import { FooterLinks } from "./footer/footer-links.tsx";
import type { IslandHtml } from "./island.tsx";
import { MegaMenu } from "./menu/mega-menu.tsx";

/** The islands' HTML for this request, from the layout's loader to the document. */
export const islandsContext = createContext<IslandHtml>({ menu: "", footerText: "", footer: "" });

interface Shared {
  settings: Settings | undefined;
  menu: Menu | undefined;
  footer: Footer | undefined;
  hasOwnApi: boolean;
}

/** Each rendered once per version, since the shared reads keep one object a version. */
export function islandHtml({ settings, menu, footer, hasOwnApi }: Shared): IslandHtml {
  return {
    menu: menu ? menuHtml(menu) : "",
    footerText: settings?.BEFORE_FOOTER_TEXT ?? "",
    footer: footerHtml(footer, settings, hasOwnApi),
  };
}

const menus = new WeakMap<Menu, string>();

function menuHtml(menu: Menu): string {
  const known = menus.get(menu);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(<MegaMenu categories={menu.categories} />);
  menus.set(menu, html);
  return html;
}

const footers = new WeakMap<object, { settings: Settings | undefined; html: string }>();
function footerHtml(footer: Footer | undefined, settings: Settings | undefined, hasOwnApi: boolean): string {
  if (!footer) return "";
  const known = footers.get(footer);
  if (known && known.settings === settings) return known.html;
  const [company, withdrawal] = [settings?.INVOICE, settings?.withdrawal?.open];
  const html = renderToStaticMarkup(<FooterLinks {...{ footer, company, withdrawal, hasOwnApi }} />);
  footers.set(footer, { settings, html });
  return html;
}
