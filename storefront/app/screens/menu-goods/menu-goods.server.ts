import type { RouterContextProvider } from "react-router";
import { fixedPictureSources } from "@curat/ui/picture/picture-sources.ts";
import type { MenuGoods } from "../../layout/menu/menu-goods.ts";
import { scopeContext } from "../../storefront-context.ts";

const TILE = 72;
const OFFER = 240;

/** Pictures and counts of the menu's second level, and the first promotion; nothing where there is no menu. */
export async function loadMenuGoods(context: Readonly<RouterContextProvider>): Promise<Response> {
  const menu = await context.get(scopeContext).shared.menu();
  if (!menu) return Response.json(null, { status: 503 });
  const tiles = menu.categories
    .flatMap(({ subcats }) => subcats)
    .map(({ url, pic, count }) => [
      url,
      { src: pic && fixedPictureSources(pic, TILE).src, ...(count !== undefined && { count }) },
    ]);
  const [promotion] = menu.promos;
  const goods: MenuGoods = {
    tiles: Object.fromEntries(tiles),
    offer: promotion
      ? {
          url: promotion.url,
          title: promotion.promotitle,
          src: fixedPictureSources(promotion.promopic_mobile || promotion.promopic, OFFER).src,
        }
      : null,
  };
  return Response.json(goods, { headers: { "cache-control": "public, max-age=300" } });
}
