import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MegaMenu } from "./mega-menu.tsx";
import { showGoods } from "./menu-goods.ts";

const category = (id: number, subcats: object[] = []) => ({
  categoryID: id,
  category: `Raion ${id}`,
  url: `/r${id}`,
  icon: null,
  pic: null,
  subcats,
});
const NAMES = { offer: "offer", tile: "tile" };

it("puts pictures, counts and the offer into the panes once, and leaves what is not told as it was", () => {
  const panel = document.createElement("div");
  panel.innerHTML = renderToStaticMarkup(
    <MegaMenu categories={[category(1, [category(2, [category(3)]), category(4)])] as never} />,
  );
  const goods = {
    tiles: { "/r2": { src: "/p/2.webp", count: 12 } },
    offer: { url: "/promotii/a", title: "Luna hârtiei", src: "/o.webp" },
  };
  showGoods(panel, goods, NAMES);
  showGoods(panel, goods, NAMES);
  const link = (href: string) => panel.querySelector(`a[href="${href}"]`);
  expect(link("/r2")?.textContent).toBe("Raion 2 (12)");
  expect(link("/r2")?.querySelectorAll('img[src="/p/2.webp"]')).toHaveLength(1);
  expect(link("/r4")?.outerHTML).toBe('<a href="/r4">Raion 4</a>');
  expect(panel.querySelectorAll(".offer")).toHaveLength(1);
  expect(panel.querySelector(".offer")?.textContent).toBe("Luna hârtiei");
});
