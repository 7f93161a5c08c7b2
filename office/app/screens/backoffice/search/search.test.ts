import { describe, expect, it } from "vitest";
import { leadsTo, visit } from "../../../testing/visit.ts";
import { settingsNamed } from "./found-settings.ts";
import { loadFound, loadSearch } from "./search.server.ts";

const nothing = { exact_order: null, orders: [], products: [], customers: [], companies: [] };
const search = async (query: string, found: object, load = loadSearch) => {
  const me = { permissions: ["orders:view"] };
  const { result, requests } = await visit(
    ({ url }) => ({ body: { data: url.includes("/staff/me") ? me : { ...nothing, ...found } } }),
    (context) => load(context, new URL(`https://curat.ro/admin/cautare${query}`)),
    { path: `/cautare${query}`, method: "GET" },
  );
  return { result, queries: requests.map(({ url }) => new URL(url).search).filter(Boolean) };
};

describe("search results", () => {
  it("an exact order number redirects to the order", async () => {
    const { result } = await search("?q=100007", { exact_order: 7 });
    expect(leadsTo(result)).toBe("/comenzi/7");
  });

  it("the only result opens at once", async () => {
    const product = { id: 12, code: "ZX-1", name: "Detergent", slug: null };
    const { result } = await search("?q=zx-1", { products: [product] });
    expect(leadsTo(result)).toBe("/produse/12");
    const { result: several } = await search("?q=zx", { products: [product, { ...product, id: 13 }] });
    expect(leadsTo(several)).toBeNull();
  });

  it("search results contain office pages and shop records, grouped by kind", async () => {
    const { result, queries } = await search("?q=com", {
      products: [
        { id: 1, code: "C1", name: "Compresă", slug: "compresa" },
        { id: 2, code: "C2", name: "Comod", slug: null },
      ],
      companies: [{ name: "Comerț SRL", cui: "14399840" }],
    });
    expect(queries).toEqual(["?q=com&limit=20"]);
    expect(result).toEqual({
      text: "com",
      groups: [
        {
          title: "Pagini",
          items: [
            { to: "/comenzi", text: "Comenzi" },
            { to: "/comenzi-recurente", text: "Comenzi recurente" },
          ],
        },
        {
          title: "Produse",
          items: [
            { to: "/produse/1", text: "Compresă", more: "C1" },
            { to: "/produse/2", text: "Comod", more: "C2" },
          ],
        },
        { title: "Firme", items: [{ to: "/firme/14399840", text: "Comerț SRL", more: "14399840" }] },
      ],
    });
  });

  it("a search text of one character sends no request", async () => {
    expect(await search("?q=a", {})).toEqual({ result: { text: "a", groups: null }, queries: [] });
  });
});

it("suggestions contain the text that they were requested for", async () => {
  expect((await search("?q=ana", {}, loadFound)).result).toEqual({ text: "ana", groups: [] });
});

it.each([
  ["tva", "/setari/vatRates"],
  ["tarife", "/setari/shipping"],
  ["serie factură", "/setari/INVOICE"],
  ["curieri", "/setari/conturi/fan"],
])("the search %j finds a setting only for staff who may view settings", (text, to) => {
  const links = settingsNamed(["settings:view"], text).flatMap(({ items }) => items.map((item) => item.to));
  expect(links).toContain(to);
  expect(settingsNamed(["orders:view"], text)).toEqual([]);
});
