import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadMenuGoods } from "./menu-goods.server.ts";

const category = (url: string, changes: object = {}) => ({
  categoryID: 1,
  category: url,
  url,
  icon: null,
  pic: null,
  subcats: [],
  ...changes,
});

async function goodsOf(menu: object): Promise<unknown> {
  let answer: unknown;
  await visit({ data: { articles: [], topLinks: [], ...menu } }, async (context) => {
    answer = await (await loadMenuGoods(context)).json();
  });
  return answer;
}

it("tells picture and count of each category of the second level, and the first promotion", async () => {
  const below = [
    category("/hartie/role", { pic: "/media/packshot/role-1a", count: 24 }),
    category("/hartie/prosoape"),
  ];
  const promo = {
    id: 1,
    url: "/promotii/a",
    promopic: "/w.jpg",
    promopic_mobile: "/m.jpg",
    promotitle: "−20 %",
  };
  expect(await goodsOf({ categories: [category("/hartie", { subcats: below })], promos: [promo] })).toEqual({
    tiles: {
      "/hartie/role": { src: expect.stringMatching(/^\/media\/packshot\/role-1a\/\d+\.webp$/), count: 24 },
      "/hartie/prosoape": { src: null },
    },
    offer: { url: "/promotii/a", title: "−20 %", src: "/m.jpg" },
  });
  expect(await goodsOf({ categories: [], promos: [] })).toEqual({ tiles: {}, offer: null });
});
