import { describe, expect, it } from "vitest";
import { isFull } from "../../../setup/test-sizes.ts";
import { KNOWN_ADDRESSES } from "../../../e2e/foreign-api/answers.ts";
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
    // Who is logged in has no business there.
    const pages = PAGES.filter((path) => !isCustomer || !/^\/(?:auth|password-reset)/.test(path));
    for (const path of [...pages, ...own, "/vechi", "/nimic"]) {
      const { status, html } = await shop.open(path);
      const nonsense = nonsenseIn(html);
      opened.push(`${status} ${path}${nonsense ? `: ${nonsense}` : ""}`);
    }
  }
  return opened;
}

const isWrong = (line: string): boolean => {
  const [status, path] = line.split(" ");
  const expected = path === "/nimic" ? "404" : path === "/vechi" ? "301" : "200";
  return status !== expected || line.includes(": ");
};

describe("in front of a provider with the documented calls only", () => {
  it("opens every address when it speaks plainly", async () => {
    const opened = await openAll("plain", 1);
    expect(opened.filter(isWrong)).toEqual([]);
  });

  it.each(SEEDS)("opens every address when it speaks oddly (seed %i)", async (seed) => {
    const opened = await openAll("odd", seed);
    expect(opened.filter(isWrong)).toEqual([]);
  });

  it.each(SEEDS)("never answers with 500 or nonsense when calls fail (seed %i)", async (seed) => {
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

  it("reaches no page with a script, a handler or an address that runs", async () => {
    const { shop } = await visitProvider({
      change: (_, { status, body }) => ({ status, body: spoiled(body) }),
    });
    const paths = ["/", "/detergenti", "/marci/limpex", "/pachete", "/pachete/birou", "/lp/toamna"];
    for (const path of [...paths, "/articole/despre-noi.html", "/blog/parchetul-iarna.html", PRODUCT]) {
      const { html, status } = await shop.open(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain("<p>Bun</p>");
      // Texts that are no HTML show it as written.
      expect(html).not.toMatch(/<script>alert|<img[^>]* onerror|<a [^>]*href="javascript:/);
    }
  });
});
