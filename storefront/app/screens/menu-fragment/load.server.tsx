import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { MegaMenu } from "../../layout/menu/mega-menu.tsx";
import { scopeContext } from "../../storefront-context.ts";

/**
 * Returns the whole menu as HTML, which the bootstrap script requests. It is cached like a page (decision
 * 0088).
 */
export async function loadMenuFragment(context: Readonly<RouterContextProvider>): Promise<Response> {
  const menu = await context.get(scopeContext).shared.menu();
  if (!menu) return new Response(null, { status: 503 });
  const html = renderToStaticMarkup(<MegaMenu categories={menu.categories} promotions={menu.promos} />);
  const headers = { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" };
  return new Response(html, { headers });
}
