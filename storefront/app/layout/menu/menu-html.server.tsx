import { renderToStaticMarkup } from "react-dom/server";
import { createContext } from "react-router";
import type { Menu } from "@curat/contract/settings";
import { MegaMenu } from "./mega-menu.tsx";

/** The menu's HTML for this request, from the layout's loader to the document. */
export const menuHtmlContext = createContext<string>("");

const rendered = new WeakMap<Menu, string>();

/** The mega menu as HTML; rendered once per version, since the shared reads keep one object a version. */
export function menuHtml(menu: Menu): string {
  const known = rendered.get(menu);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(<MegaMenu categories={menu.categories} />);
  rendered.set(menu, html);
  return html;
}
