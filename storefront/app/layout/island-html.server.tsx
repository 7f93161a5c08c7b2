import { hoursText, promisesOf } from "@curat/contract/promises.values";
import { renderToStaticMarkup } from "react-dom/server";
import { createContext } from "react-router";
import type { Footer, Menu, Settings } from "@curat/contract/settings";
import { type ChosenTexts, chosenTexts } from "@curat/contract/texts.values";
import { FooterLinks } from "./footer/footer-links.tsx";
import type { IslandHtml } from "./island.tsx";
import { MenuLinks } from "./menu/mega-menu.tsx";

/** Passes the HTML of this request's islands from the layout's loader to the document. */
export const islandsContext = createContext<IslandHtml>({ menu: "", footerText: "", footer: "" });

interface Shared {
  settings: Settings | undefined;
  menu: Menu | undefined;
  footer: Footer | undefined;
  hasOwnApi: boolean;
}

/** Returns the islands' HTML. Each island is rendered once per version of its data. */
export function islandHtml({ settings, menu, footer, hasOwnApi }: Shared): IslandHtml {
  return {
    menu: menu ? menuHtml(menu) : "",
    footerText: settings?.BEFORE_FOOTER_TEXT ?? "",
    footer: footerHtml(footer, settings, hasOwnApi),
  };
}

const menus = new WeakMap<Menu, { texts: ChosenTexts; html: string }>();
function menuHtml(menu: Menu): string {
  const texts = chosenTexts();
  const known = menus.get(menu);
  if (known?.texts === texts) return known.html;
  const html = renderToStaticMarkup(<MenuLinks categories={menu.categories} />);
  menus.set(menu, { texts, html });
  return html;
}

const footers = new WeakMap<object, { settings: Settings | undefined; texts: ChosenTexts; html: string }>();
function footerHtml(footer: Footer | undefined, settings: Settings | undefined, hasOwnApi: boolean): string {
  if (!footer) return "";
  const texts = chosenTexts();
  const known = footers.get(footer);
  if (known?.settings === settings && known?.texts === texts) return known.html;
  const [company, withdrawal] = [settings?.INVOICE, settings?.withdrawal?.open];
  const hours = hoursText(promisesOf(settings?.promises).hours);
  const html = renderToStaticMarkup(<FooterLinks {...{ footer, company, hours, withdrawal, hasOwnApi }} />);
  footers.set(footer, { settings, texts, html });
  return html;
}
