import { describe, expect, it } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import type { Answer } from "../../../e2e/foreign-api/answer.ts";
import { KNOWN_ADDRESSES } from "../../../e2e/foreign-api/answers.ts";
import { isOwnAddress } from "../session/own-addresses.ts";
import { nonsenseIn, visitProvider } from "./provider-visits.ts";

const SEEDS = isFull() ? [1, 2, 3, 4, 5] : [3];
const FIXED = ["/", "/cos", "/marci", "/promotii", "/pachete", "/blog", "/sitemap", "/search?term=detergent"];
const FOR_ALL = ["/auth", "/cookie", "/newsletter/confirm/nou", "/password-reset/abc"];
const PAGES = [...FIXED, ...KNOWN_ADDRESSES, ...FOR_ALL];
const PRODUCT = KNOWN_ADDRESSES.find((path) => path.endsWith("-101")) ?? "";
const ACCOUNT = [
  "info",
  "infoPass",
  "comenzi",
  "adrese",
  "companii",
  "cookie",
  "favorite",
  "returns",
  "sesizari",
];

async function openAll(manner: "plain" | "odd" | "broken", seed: number) {
  const opened: string[] = [];
  for (const isCustomer of [false, true]) {
    const { shop, provider } = await visitProvider({ manner, seed, isCustomer, hasCart: true });
    const order = [...provider.shop.customers.values()][0]?.orders[0]?.result.randomid ?? "";
    const own = isCustomer ? [...ACCOUNT, `comenzi/${order}`].map((page) => `/account/${page}`) : [];
    // Login pages redirect logged-in customers.
    const pages = PAGES.filter((path) => !isCustomer || !/^\/(?:auth|password-reset)/.test(path));
    for (const path of [...pages, ...own, "/vechi", "/nimic"]) {
      const { status, html } = await shop.open(path);
      const nonsense = nonsenseIn(html);
      const own = [...html.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"]*)"/g)].find(([, link = ""]) =>
        isOwnAddress(link),
      );
      const wrong = nonsense ?? own?.[1];
      opened.push(`${status} ${path}${wrong ? `: ${wrong}` : ""}`);
    }
  }
  return opened;
}

const isWrong = (line: string): boolean => {
  const [status, path] = line.split(" ");
  const expected = path === "/nimic" ? "404" : path === "/vechi" ? "301" : "200";
  return status !== expected || line.includes(": ");
};

describe("with a provider that has only the documented calls", () => {
  it("every page opens when responses match the documentation", async () => {
    const opened = await openAll("plain", 1);
    expect(opened.filter(isWrong)).toEqual([]);
  });

  it.each(SEEDS)("every page opens when responses are unusual but valid (seed %i)", async (seed) => {
    const opened = await openAll("odd", seed);
    expect(opened.filter(isWrong)).toEqual([]);
  });

  it.each(SEEDS)("no page returns 500 or a rendering error when calls fail (seed %i)", async (seed) => {
    const opened = await openAll("broken", seed);
    expect(opened.filter((line) => /^500|: /.test(line))).toEqual([]);
  });
});

describe("HTML of a provider", () => {
  const EVIL = `<p>Bun</p><script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">a</a>`;
  const SPOILED =
    /^(?:description|commercial|baseline|content|intro|html|BEFORE_FOOTER_TEXT|PAGE_BUNDLES_TEXT)$/;
  const spoiled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoiled);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        SPOILED.test(key) && typeof inner === "string" ? EVIL : spoiled(inner),
      ]),
    );
  };

  it("a provider's HTML never adds scripts, handlers or executable URLs to a page", async () => {
    const { shop } = await visitProvider({
      change: (_, { status, body }) => ({ status, body: spoiled(body) }),
    });
    const paths = ["/", "/detergenti", "/marci/limpex", "/pachete", "/pachete/birou", "/lp/toamna"];
    for (const path of [...paths, "/articole/despre-noi.html", "/blog/parchetul-iarna.html", PRODUCT]) {
      const { html, status } = await shop.open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain("<p>Bun</p>");
      // In plain-text fields, pages show the markup literally, so only real tags count.
      expect(html).not.toMatch(/<script>alert|<img[^>]* onerror|<a [^>]*href="javascript:/);
    }
  });
});

it("relative picture and document URLs resolve to the provider's site", async () => {
  const relative = (text: string): string => text.replaceAll("https://provider.example/", "/poze/");
  const { shop } = await visitProvider({
    change: (_, { status, body }) => ({
      status,
      body: JSON.parse(relative(JSON.stringify(body))) as unknown,
    }),
  });
  const wrong: string[] = [];
  const found = new Set<string>();
  for (const path of [
    "/",
    "/hartie",
    "/promotii",
    "/marci/limpex",
    "/articole/despre-noi.html",
    "/lp/toamna",
    PRODUCT,
  ]) {
    const { html } = await shop.open(path);
    for (const [address, origin = ""] of html.matchAll(/(https?:\/\/[\w.]+)?\/poze\/[\w./-]+/g)) {
      found.add(address);
      if (origin !== "http://api.test") wrong.push(`${path}: ${address}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found.size).toBeGreaterThan(10);
});

it.each([
  ["nou", "Abonarea ta la newsletter este confirmată."],
  ["vechi", "Ești deja abonat"],
])(
  "the newsletter confirmation page depends only on the kind of the response: %s",
  async (code, reported) => {
    const { shop } = await visitProvider();
    expect((await shop.open(`/newsletter/confirm/${code}`, {})).html.includes(reported)).toBe(true);
  },
);

const REGISTERED = { firstname: "Ana", lastname: "Pop", email: "nou@exemplu.ro", phone: "", terms: "1" };
const PASSWORDS = { password: "un cal alb pe deal", password_confirm: "un cal alb pe deal" };
const PLACE = { countyid: "2", cityid: "22", streetaddress: "Str. Lungă 1", zipcode: "" };
/** Forms that visitors send. Some have only the fields without which the provider is not called. */
const FORMS: [path: string, fields: Record<string, string>][] = [
  ["/auth", { intent: "login", form: "login", email: "client@exemplu.ro", password: "parola-de-client-1" }],
  ["/auth", { intent: "register", form: "register", ...REGISTERED, ...PASSWORDS }],
  ["/auth", { intent: "forgot", form: "forgot", email: "client@exemplu.ro" }],
  ["/password-reset/abc", { ...PASSWORDS, password_confirmation: PASSWORDS.password }],
  ["/newsletter", { email: "a@exemplu.ro", terms: "1" }],
  ["/newsletter/confirm/nou", {}],
  ["/cos/actiune", { intent: "add", productID: "101", qty: "1" }],
  ["/cos/actiune", { intent: "add-bundle", bundleID: "31", qty: "1" }],
  ["/cos/actiune", { intent: "quantities", "items[1007]": "3" }],
  ["/cos/actiune", { intent: "remove", itemId: "1007" }],
  ["/cos", { intent: "coupon", coupon: "TOAMNA" }],
  ["/cos", { intent: "remove-coupon" }],
  ["/cookie/actiune", { intent: "all" }],
  ["/favorite/actiune", { productID: "101" }],
  [
    "/articole/contact.html",
    {
      form: "contact",
      name: "Ana",
      email: "a@exemplu.ro",
      phone: "0722000111",
      questions: "Da?",
      terms: "1",
    },
  ],
  [
    PRODUCT,
    { form: "review", productID: "101", name: "Ana", email: "a@exemplu.ro", title: "Bun", stars: "5" },
  ],
  ["/account/adrese?add=1", { intent: "save", ...PLACE }],
  [
    "/account/companii?add=1",
    { intent: "save", type: "sc", name: "Firma SRL", fiscalcode: "14399840", ...PLACE },
  ],
  ["/account/info", { firstname: "Ana", lastname: "Pop", phone: "" }],
  ["/account/cookie", { email: "client@exemplu.ro", comments: "", type: "checkdata" }],
];
const WRITES = /^(?:POST \/(?!utilities\/router|advance_search)|PUT |DELETE )/;
const ANSWERS: [name: string, answer: Answer][] = [
  ["null", { status: 200, body: null }],
  ["a list", { status: 200, body: { data: [] } }],
  ["a message", { status: 200, body: { data: { message: "Nu acum." } } }],
  ["nested errors", { status: 400, body: { errors: { a: { b: ["x", "y"] } } } }],
  ["a 422 with a text", { status: 422, body: { errors: "Nu se poate.", realMessage: "SQLSTATE" } }],
  ["500", { status: 500, body: "<h1>500</h1>" }],
];

it.each(ANSWERS)(
  "no form causes a 500 or a rendering error when the provider responds with %s",
  async (_, answer) => {
    const wrong: string[] = [];
    const requested = new Set<string>();
    for (const [path, fields] of FORMS) {
      const isCustomer = /^\/(?:account|favorite)/.test(path) || path === PRODUCT;
      const { shop } = await visitProvider({
        isCustomer,
        hasCart: true,
        instead: (call) => {
          if (!WRITES.test(call)) return undefined;
          requested.add(call);
          return answer;
        },
      });
      const { status, html } = await shop.open(path, fields);
      const nonsense = nonsenseIn(html) ?? /SQLSTATE/.exec(html)?.[0];
      if (status === 500 || nonsense)
        wrong.push(`${status} ${path} ${fields.intent ?? ""} ${nonsense ?? ""}`);
    }
    expect(requested.size).toBeGreaterThan(13);
    expect(wrong).toEqual([]);
  },
);
