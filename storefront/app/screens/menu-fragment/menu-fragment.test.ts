import { expect, it } from "vitest";
import { visit } from "../../testing/visit.ts";
import { loadMenuFragment } from "./load.server.tsx";

const category = (url: string, changes: object = {}) => ({
  categoryID: url,
  category: url,
  url,
  icon: null,
  pic: null,
  subcats: [],
  ...changes,
});
const promo = {
  id: 1,
  url: "/promotii/a",
  promopic: "/w.jpg",
  promopic_mobile: "/m.jpg",
  promotitle: "−20 %",
};

async function fragmentOf(menu: object, status = 200): Promise<Response | undefined> {
  let answer: Response | undefined;
  await visit(
    { data: { articles: [], topLinks: [], ...menu } },
    async (context) => (answer = await loadMenuFragment(context)),
    { status },
  );
  return answer;
}

it("the menu shows pictures and counts of second-level categories, and the first three promotions", async () => {
  const below = [
    category("/hartie/role", { pic: "/media/packshot/role-1a", count: 24 }),
    category("/hartie/prosoape"),
  ];
  const promos = [1, 2, 3, 4].map((id) => ({ ...promo, id, url: `/promotii/a${id > 1 ? id : ""}` }));
  const answer = await fragmentOf({ categories: [category("/hartie", { subcats: below })], promos });
  const html = await answer?.text();
  expect(html).toMatch(
    /<a href="\/hartie\/role"><img [^>]*src="\/media\/packshot\/role-1a\/\d+\.webp"\/><span>\/hartie\/role<small> \(24\)</,
  );
  expect(html).toContain('<a href="/hartie/prosoape"><span>/hartie/prosoape</span></a>');
  expect(html?.match(/href="\/promotii\/[^"]+"/g)).toHaveLength(3);
  expect(html).toMatch(/href="\/promotii\/a"><img [^>]*src="\/m\.jpg"\/><span>−20 %</);
});

it("the menu fragment is HTML that is not indexed", async () => {
  const answer = await fragmentOf({ categories: [], promos: [] });
  expect(answer?.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer?.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer?.text()).toBe("");
});

it("the menu fragment returns 503 when the menu cannot be read", async () => {
  expect((await fragmentOf({}, 503))?.status).toBe(503);
});
