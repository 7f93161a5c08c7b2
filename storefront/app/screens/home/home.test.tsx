import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { headTags } from "../../components/screen/head-tags.ts";
import { aProductItem } from "../../testing/list-answers.ts";
import { visit } from "../../testing/visit.ts";
import { loadHome } from "./load.server.ts";
import { HomeScreen } from "./screen.tsx";

afterEach(() => vi.restoreAllMocks());

const banner = (bannertitle: string) => ({ url: "/promotii", bannerpic: "/media/b", bannertitle });
const BLOCKS = [
  { type: "hero_banners", banners: [banner("Primul banner"), banner("Al doilea banner")] },
  { type: "custom_html", html: "<p>Textul magazinului</p>" },
  { type: "banner", banners: [banner("Un banner mic")] },
  { type: "product", title: "Noutăți", url: "/noutati", products: [aProductItem(1)] },
  {
    type: "blogarticle",
    title: "Din blog",
    url: "/blog",
    articles: [
      { id: 1, title: "Calcarul", url: "/blog/calcarul", intro: "", pic: null, created: "2026-11-01" },
    ],
  },
  {
    type: "zones",
    title: "Patru încăperi",
    url: "/blog/codul",
    rooms: [
      { zone: "red", pic: "/media/r" },
      { zone: "blue", pic: null },
    ],
  },
  {
    type: "buckets",
    title: "Cât costă o găleată?",
    url: null,
    surfaces: [
      {
        name: "Gresie",
        url: "/gresie",
        products: [{ ...aProductItem(7), buyable: true, bucket_price: { from: 0.32, to: 0.4 } }],
      },
      { name: "Beton", url: "/beton", products: [] },
    ],
  },
  {
    type: "brand_carousel",
    title: "Branduri",
    url: "/marci",
    brands: [{ brandID: 1, brand: "Limpido", url: "/marci/limpido", picture: null }],
  },
];
const SETTINGS = {
  name: "Limpede",
  logo: "/media/semn",
  meta: { title: "Magazinul Limpede", description: "Tot ce curăță.", keywords: "mop, găleată" },
};

async function home(blocks: unknown, status = 200) {
  let data: Awaited<ReturnType<typeof loadHome>> | undefined;
  const answer = ({ url }: Request) => {
    if (url.endsWith("/homepagev2")) return { data: { blocks, promos: [] } };
    return url.endsWith("/menu") ? { data: { categories: [], topLinks: [] } } : { data: SETTINGS };
  };
  await visit(answer, async (context) => (data = await loadHome(context)), { status });
  const router = createMemoryRouter([{ path: "*", element: data && <HomeScreen data={data} /> }]);
  return { head: data?.head, html: renderToStaticMarkup(<RouterProvider router={router} />) };
}

it("the home page shows each type of block in the configured order, and skips unknown types", async () => {
  const { html } = await home([...BLOCKS, { type: "roata_norocului" }]);
  const shown = [
    "Primul banner",
    "Textul magazinului",
    "Un banner mic",
    "Detergent 1",
    "Calcarul",
    "Patru încăperi",
    'filters=zona:rosu"',
    'filters=zona:albastru"',
    "Cât costă o găleată?",
    ">0.32<",
    "circa 4.80 lei pe lună pentru 15 găleți",
    "Detergent 7",
    'href="/gresie"',
    "Limpido",
  ].map((text) => html.indexOf(text));
  expect(shown).not.toContain(-1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(html).not.toContain("Beton");
});

it.each([
  ["blog-row", [1, 3]],
  ["brand-carousel", [2, 5]],
  ["product-rail", [1.5, 2.5, 3, 4, 5]],
])("the block %s shows %j slides at a time, from narrow to wide windows", (sheet, inView) => {
  const app = fileURLToPath(new URL("../..", import.meta.url));
  const [file = ""] = globSync(`**/${sheet}.module.css`, { cwd: app });
  const counts = [...readFileSync(app + file, "utf8").matchAll(/--slides: ([\d.]+)/g)];
  expect(counts.map(([, count]) => Number(count))).toEqual(inView);
});

it("the home page takes title, description and keywords from the settings", async () => {
  const { head, html } = await home(BLOCKS);
  const tags = headTags(head);
  expect(tags).toContainEqual({ title: "Magazinul Limpede" });
  expect(tags).toContainEqual({ name: "description", content: "Tot ce curăță." });
  expect(tags).toContainEqual({ name: "keywords", content: "mop, găleată" });
  expect(html).toMatch(/<h1[^>]*>Magazinul Limpede<\/h1>/);
  expect(html).toContain('"name":"Limpede"');
});

it("the home page logs a failed call and renders without blocks", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { html } = await home([], 500);
  expect(log).toHaveBeenCalledWith("Homepage is not working correctly");
  expect(html).toContain("Pagina este în pregătire");
});
