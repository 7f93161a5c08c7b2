import { expect, it } from "vitest";
import { visit } from "../../../testing/visit.ts";
import type { StubbedResponse } from "../../../testing/visit.ts";
import { actOnProducts, loadProducts, productsAsFile } from "./products.server.ts";

const CHOICES = {
  brands: [{ id: 7, name: "Verdis" }],
  categories: [{ id: 3, name: "Bucătărie › Detergenți" }],
  vat_rates: [],
};
const ROW = {
  productID: 9,
  code: "V-1",
  name: "=Detergent",
  brand: "Verdis",
  category: "Detergenți",
  pic: null,
  price: 12.5,
  stock: 4,
  is_published: false,
  is_archived: false,
  barcode: null,
  list_price: 14,
  sold: 2,
  promo: null,
  changed_at: "2026-11-22T10:00:00Z",
  missing: { pics: ["Produsul nu are nicio imagine."] },
};

function stub({ url }: Request, permissions: string[]): StubbedResponse {
  const { pathname } = new URL(url);
  if (pathname.endsWith("/staff/me")) return { body: { data: { permissions } } };
  if (pathname.endsWith("/product-choices")) return { body: { data: CHOICES } };
  if (pathname.endsWith("/product-ids")) return { body: { data: [9, 10] } };
  if (pathname.endsWith("/bulk"))
    return {
      body: {
        data: [
          { id: 9, name: "Detergent", ok: true, why: null },
          { id: 10, name: "Burete", ok: false, why: "Produsul nu are nicio imagine." },
        ],
      },
    };
  return { body: { data: [ROW], meta: { total: 1, last_page: 1 } } };
}

const open = (query: string, permissions = ["products:view", "products:edit"]) =>
  visit(
    (request) => stub(request, permissions),
    (context) => loadProducts(context, new URL(`https://curat.ro/admin/produse${query}`)),
    { path: `/produse${query}`, method: "GET" },
  );
const inputOf = ({ requests }: { requests: Request[] }, path: string) =>
  new URL(requests.find(({ url }) => new URL(url).pathname.endsWith(path))?.url ?? "http://none/")
    .searchParams;

it("the product list sends the URL's filters to the API, except unknown values", async () => {
  const visited = await open(
    "?categorie=3&marca=99&stare=published&stoc=low&promotie=yes&lipseste=pics&q=det&ordine=-pret&pagina=2",
  );
  expect(Object.fromEntries(inputOf(visited, "/staff/products"))).toEqual({
    categoryID: "3",
    state: "published",
    stock: "low",
    promotion: "yes",
    missing: "pics",
    q: "det",
    sort: "-price",
    page: "2",
    per_page: "50",
  });
});

it.each([
  ["", ["products:view", "products:edit"], ["publish", "unpublish", "archive"]],
  ["?stare=archived", ["products:view", "products:edit"], ["restore"]],
  ["", ["products:view"], []],
])(
  "with the filters %j and the permissions %j the product list offers %j",
  async (query, permissions, names) => {
    const { result } = await open(query, permissions);
    const { actions, mayEdit } = result as { actions: { name: string }[]; mayEdit: boolean };
    expect([actions.map(({ name }) => name), mayEdit]).toEqual([
      names,
      permissions.includes("products:edit"),
    ]);
  },
);

function actOnWhole(list: string, act: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ whole: "1", list, act })) body.set(name, value);
  return visit(
    (request) => stub(request, []),
    (context) =>
      actOnProducts(new Request("https://curat.ro/admin/produse", { method: "POST", body }), context),
  );
}

it("a batch operation changes nothing when a category in the filter no longer exists", async () => {
  const { result, requests } = await actOnWhole("?categorie=12", "archive");
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v1/staff/product-choices"]);
  expect(result).toMatchObject({
    data: { done: 0, stopped: { why: "Lista s-a schimbat între timp: deschide-o din nou." } },
    init: { status: 422 },
  });
});

it("a batch operation changes all matching products and reports the refused ones", async () => {
  const visited = await actOnWhole("?marca=7", "publish");
  expect(inputOf(visited, "/product-ids").get("brandID")).toBe("7");
  expect(visited.result).toMatchObject({
    data: {
      done: 1,
      message: "Un produs este publicat.",
      refused: [{ id: 10, name: "Burete", why: "Produsul nu are nicio imagine." }],
    },
  });
});

it("the product export has 13 columns, lists missing data and contains no formulas", async () => {
  const { result } = await visit(
    (request) => stub(request, []),
    (context) => productsAsFile(context, new URL("https://curat.ro/admin/produse.csv")),
  );
  const text = await (result as Response).text();
  const [head, row] = text.trim().split(/\r?\n/);
  expect(head?.split(/[;,]/)).toHaveLength(13);
  expect(row).not.toMatch(/(^|[;,])"?=/);
  expect(row).toContain("Produsul nu are nicio imagine.");
});
