import { beforeAll, expect, it } from "vitest";
import type { Answer } from "../../../e2e/foreign-api/answer.ts";
import { KNOWN_ADDRESSES } from "../../../e2e/foreign-api/answers.ts";
import { isFull, sizeOf } from "../../../setup/test-sizes.ts";
import { type Mutation, mutationsOf, sampled } from "./mutations.ts";
import { nonsenseIn, visitProvider, type ProviderVisit } from "./provider-visits.ts";

/** The pages on which each endpoint's response is visible. `*` matches an id. */
const SHOWN: Record<string, string[]> = {
  "POST /utilities/router": ["/detergenti", "/blog/sfaturi", "/lp/toamna"],
  "GET /utilities/settings": ["/", "/pachete", "/articole/despre-noi.html"],
  "GET /utilities/menu": ["/", "/sitemap", "/promotii"],
  "GET /utilities/footer": ["/", "/cos"],
  "GET /utilities/homepagev2": ["/"],
  "GET /utilities/gdpr": ["/cookie"],
  "GET /categories/*": ["/detergenti"],
  "GET /categories/*/filters": ["/detergenti"],
  "GET /products": ["/hartie"],
  "POST /advance_search": ["/promotii/toamna"],
  "GET /brands": ["/marci"],
  "GET /brands/*": ["/marci/limpex"],
  "GET /brands/*/filters": ["/marci/limpex"],
  "GET /search/*": ["/search?term=detergent"],
  "GET /search/suggestion/*": ["/search/suggestions?term=detergent"],
  "GET /products/*": [KNOWN_ADDRESSES.find((path) => path.endsWith("-101")) ?? ""],
  "GET /products/*/related": [KNOWN_ADDRESSES.find((path) => path.endsWith("-101")) ?? ""],
  "GET /articles/*": ["/articole/despre-noi.html"],
  "GET /blog": ["/blog"],
  "GET /blog/*": ["/blog/parchetul-iarna.html"],
  "GET /bundles/*": ["/pachete/birou"],
  "GET /landingpages/*": ["/lp/toamna"],
  "GET /counties": ["/cos"],
  "GET /cities/*": ["/localitati/2"],
  "GET /cart": ["/cos", "/"],
  "GET /user": ["/account/info", "/cos"],
  "GET /user/wishlists": ["/account/favorite"],
  "GET /user/complaints": ["/account/sesizari"],
  "GET /user/complaints/types": ["/account/sesizari?add=1"],
  "GET /user/addresses": ["/account/adrese", "/cos", "/account/adrese?add=1"],
  "GET /user/companies": ["/account/companii", "/cos"],
  "GET /user/orders": ["/account/comenzi", "/account/sesizari?add=1"],
  "GET /user/orders/*": ["ORDER"],
  "GET /user/return": ["/account/returns"],
  "GET /user/return/data_form": ["/account/returns"],
  "GET /user/return/reasons": ["/account/returns"],
};

interface Case extends Mutation {
  call: string;
  path: string;
}

function nameOf(call: string): string {
  return call
    .replace(/\/(?:\d+|[0-9a-f]{8}-[0-9a-f-]+)(?=\/|$)/, "/*")
    .replace(/^GET \/search\/(?!suggestion)[^/]+$/, "GET /search/*")
    .replace(/^GET \/search\/suggestion\/[^/]+$/, "GET /search/suggestion/*")
    .replace(/^GET \/cart\/change$/, "GET /cart");
}

const PRODUCT = SHOWN["GET /products/*"]?.[0] ?? "";
let cases: Case[] = [];
let changed: { call: string; body: unknown } | undefined;
let visit: ProviderVisit;

async function opened({ call, path, body }: Case) {
  changed = { call, body };
  visit = await visitProvider({
    isCustomer: true,
    hasCart: true,
    change: (name, answer): Answer =>
      answer.status === 200 && nameOf(name) === changed?.call ? { status: 200, body: changed.body } : answer,
  });
  const order = [...visit.provider.shop.customers.values()][0]?.orders[0]?.result.randomid;
  return visit.shop.open(path === "ORDER" ? `/account/comenzi/${order}` : path);
}

beforeAll(async () => {
  const plain = new Map<string, object>();
  const shown = Object.entries(SHOWN);
  const { shop, provider } = await visitProvider({
    isCustomer: true,
    hasCart: true,
    change: (name, answer) => {
      if (answer.status === 200 && !plain.has(nameOf(name))) plain.set(nameOf(name), answer.body as object);
      return answer;
    },
  });
  const order = [...provider.shop.customers.values()][0]?.orders[0]?.result.randomid;
  for (const path of new Set(shown.flatMap(([, paths]) => paths)))
    await shop.open(path === "ORDER" ? `/account/comenzi/${order}` : path);
  cases = shown.flatMap(([call, paths]) => {
    const body = plain.get(call);
    if (!body) throw new Error(`No page calls ${call}.`);
    return mutationsOf(body).map((mutation, index) => ({
      ...mutation,
      call,
      path: paths[index % paths.length] ?? "/",
    }));
  });
});

it(
  "no response with one changed field causes a 500 or a rendering error on a page",
  { timeout: 900_000 },
  async () => {
    const faults: string[] = [];
    for (const one of sampled(cases, sizeOf("CURAT_MUTATIONS"), sizeOf("CURAT_MUTATION_SEED"))) {
      const { status, html } = await opened(one);
      const nonsense = nonsenseIn(html);
      if (status >= 500 || nonsense)
        faults.push(`${status} ${one.path}, ${one.call} ${one.name} ${nonsense ?? ""}`);
    }
    expect(faults).toEqual([]);
  },
);

function soldOn(html: string): string[] {
  const forms = html.match(/<form[^>]*action="\/cos\/actiune"[\s\S]*?<\/form>/g) ?? [];
  return forms
    .filter((form) => /<button(?![^>]* disabled)[^>]*value="add(?:-bundle)?"/.test(form))
    .map((form) => /name="(?:productID|bundleID)" value="(\d+)"/.exec(form)?.[1] ?? "");
}

const isPrice = (price: unknown): boolean =>
  typeof price === "number" ? price > 0 : typeof price === "string" && /^\d+(?:\.\d+)?$/.test(price);
const isNo = (flag: unknown): boolean => [false, 0, "0", "false"].includes(flag as never);

function maySell({ price, flag, stock }: { price: unknown; flag: unknown; stock: unknown }): boolean {
  return isPrice(price) && !isNo(flag) && String(stock) !== "2";
}

type Sellable = Record<string, unknown>;
function thingIn(body: unknown): Sellable {
  const { data } = body as { data?: Sellable };
  return (data?.data as Sellable | undefined) ?? data ?? {};
}
const SALES: {
  call: string;
  path: string;
  id: string;
  of: (body: unknown) => Parameters<typeof maySell>[0];
}[] = [
  {
    call: "GET /products/*",
    path: PRODUCT,
    id: "101",
    of: (body) => {
      const { price, buyable, stockID } = thingIn(body);
      return { price, flag: buyable, stock: stockID };
    },
  },
  {
    call: "GET /bundles/*",
    path: "/pachete/birou",
    id: "31",
    of: (body) => {
      const { price, is_buyable } = thingIn(body);
      return { price, flag: is_buyable ?? false, stock: 1 };
    },
  },
  {
    call: "GET /products",
    path: "/hartie",
    id: "105",
    of: (body) => {
      const list = (body as { data?: Sellable[] }).data;
      const { price, stockID } = (Array.isArray(list) ? list[0] : undefined) ?? {};
      return { price, flag: true, stock: stockID ?? 2 };
    },
  },
];

it.each(SALES)(
  "a product from $call needs a valid price and flag to be sold",
  async ({ call, path, id, of }) => {
    const refused = cases.filter((one) => one.call === call && !maySell(of(one.body)));
    const tried = sampled(refused, isFull() ? refused.length : 6, 1);
    const wrong: string[] = [];
    for (const one of tried)
      if (soldOn((await opened({ ...one, path })).html).includes(id)) wrong.push(one.name);
    const plain = await opened({ call: "", name: "", body: {}, path });
    expect(soldOn(plain.html)).toContain(id);
    expect(tried.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  },
);

it("the full run has more than 3000 mutations", () => {
  expect(cases.length).toBeGreaterThan(3_000);
});

const ALSO_SHOWN: Record<string, string[]> = {
  "GET /products": ["/hartie?density=1"],
  "GET /products/*/related": ["/recomandari/101"],
  "GET /cart": ["/cos", "/hartie"],
};

it("no page shows an invalid price as 0", async () => {
  const about = cases.filter(
    ({ name }) =>
      /(?:price|subtotal|tax|totals\.\w+|\.\d\.total): a word$/i.test(name) && !name.startsWith("meta"),
  );
  expect(new Set(about.map(({ call }) => call)).size).toBeGreaterThan(12);
  const zeros: string[] = [];
  for (const one of about)
    for (const path of new Set([one.path, ...(SHOWN[one.call] ?? []), ...(ALSO_SHOWN[one.call] ?? [])])) {
      const { html, status } = await opened({ ...one, path });
      if (status !== 200) zeros.push(`${status} ${path}`);
      const at = html.search(/>0\.<sup>00<|0[.,]00 lei|"price":"?0/);
      if (at >= 0) zeros.push(`${path}, ${one.call} ${one.name}: ${html.slice(at - 90, at + 20)}`);
    }
  expect(zeros).toEqual([]);
});

it("pages have no empty links when the provider sends no URLs", async () => {
  const { shop } = await visitProvider({
    change: (call, answer) =>
      call === "POST /utilities/router"
        ? answer
        : {
            ...answer,
            body: JSON.parse(JSON.stringify(answer.body, (key, value) => (key === "url" ? "" : value))),
          },
  });
  const paths = [
    "/",
    "/sitemap",
    "/blog",
    "/marci",
    "/detergenti",
    "/cautare",
    "/articole/despre-noi.html",
    PRODUCT,
  ];
  for (const path of paths) {
    const { status, html } = await shop.open(path);
    expect([path, status, nonsenseIn(html)]).toEqual([path, 200, undefined]);
  }
});
