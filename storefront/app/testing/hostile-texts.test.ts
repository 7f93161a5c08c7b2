/** Text with markup, quotes and separators, which every page must show literally. */
import { expect, it } from "vitest";
import { KNOWN_ADDRESSES } from "../../../e2e/foreign-api/answers.ts";
import { visitProvider } from "./provider-visits.ts";
import { openPage } from "./without-script.ts";

const HOSTILE = `<img src=x onerror=alert(1)></script> | " ' & 🧽 ${"ș".repeat(200)}.`;
/** Fields that the specifications define as plain text. provider-pages.test.ts covers HTML fields. */
const PLAIN_TEXT = new RegExp(
  `^(?:${[
    "(?:master_)?product|name|subtitle|brand|category|um|warranty|param|value|display|promo",
    "title|comment|teaser|(?:promo|banner|link|doc|obj|meta|meta_|blog_)(?:sub)?title|NumeAfisat|metaTitle",
    "meta_?[dD]escription|company|companyname|address|firstname|lastname|\\w*(?:streetaddress|city|county)",
    "deliveryDescription|paymentName|delivery|payment|status_label|problem_description",
  ].join("|")})$`,
);

function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === "string" && PLAIN_TEXT.test(key) ? HOSTILE : spoiled(inner),
    ]),
  );
}

const PRODUCT = KNOWN_ADDRESSES.find((path) => path.endsWith("-101")) ?? "";
const PAGES =
  "/ /cos /marci /promotii /blog /sitemap /search?term=detergent /detergenti /marci/limpex /pachete/birou " +
  `/lp/toamna /promotii/toamna /articole/despre-noi.html /blog/parchetul-iarna.html ${PRODUCT}`;
const ACCOUNT = ["info", "comenzi", "adrese", "companii", "favorite", "returns", "sesizari"];

it("hostile texts are shown literally on every page", async () => {
  const { shop, provider } = await visitProvider({
    isCustomer: true,
    hasCart: true,
    change: (_, { status, body }) => ({ status, body: spoiled(body) }),
  });
  const order = [...provider.shop.customers.values()][0]?.orders[0]?.result.randomid ?? "";
  const own = [...ACCOUNT, `comenzi/${order}`].map((page) => `/account/${page}`);
  const wrong: string[] = [];
  const structured = new Map<string, unknown[]>();
  for (const path of [...PAGES.split(" "), ...own]) {
    const { status, document, text } = await openPage(shop, path);
    if (status !== 200) wrong.push(`${path} answers ${status}`);
    if (document.querySelector("[onerror], img[src=x]")) wrong.push(`${path} runs a text`);
    if (!text.includes(HOSTILE)) wrong.push(`${path} shows no text whole`);
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    structured.set(
      path,
      scripts.map(({ textContent }) => JSON.parse(textContent) as unknown),
    );
  }
  expect(wrong).toEqual([]);
  expect(JSON.stringify(structured.get(PRODUCT))).toContain(`"name":${JSON.stringify(HOSTILE)}`);
});
