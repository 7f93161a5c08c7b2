import { describe, expect, it } from "vitest";
import type { RouterContextProvider } from "react-router";
import { answerRobots, robotsText } from "./robots.server.ts";
import { answerSecurityContact } from "./security-contact.server.ts";
import { answerForeignSitemap } from "./foreign-sitemap.server.ts";
import { scopeContext } from "../storefront-context.ts";
import { visit } from "../testing/visit.ts";

describe("robots.txt", () => {
  it("robots.txt disallows personal pages and alternative sort orders", () => {
    const text = robotsText(
      { search: true, assistants: true, training: true },
      "https://curat.example/sitemap.xml",
    );
    for (const path of ["/account", "/cos", "/auth", "/*?*sort="])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain("Sitemap: https://curat.example/sitemap.xml\n");
    expect(text).not.toContain("GPTBot");
  });
  it("robots.txt disallows each kind of robot that the shop turned off", () => {
    const text = robotsText({ search: true, assistants: true, training: false }, undefined);
    expect(text).toMatch(/User-agent: GPTBot\n[^]*Disallow: \/\n\nUser-agent: \*/);
    expect(text).not.toContain("User-agent: Googlebot");
    expect(robotsText({ search: false }, undefined)).toMatch(/User-agent: Googlebot\n[^]*Disallow: \/\n/);
  });
});

describe("sitemap.xml with an external provider", () => {
  const menu = {
    categories: [
      {
        category: "Hârtie",
        url: "/hartie",
        subcats: [{ category: "Role", url: "/hartie/role", subcats: [] }],
      },
    ],
    promos: [{ promotitle: "Iarna", url: "https://altundeva.example/iarna" }],
    articles: [],
    topLinks: [],
  };
  const provider = ({ url }: Request) => ({
    data: url.endsWith("/utilities/menu") ? menu : url.includes("/brands") ? [] : {},
  });

  it("sitemap.xml lists URLs from the provider's documented calls", async () => {
    let text = "";
    const { requests } = await visit(
      provider,
      async (context) => (text = await (await answerForeignSitemap(context)).text()),
      { hasOwnApi: false },
    );
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    for (const path of ["/", "/hartie", "/hartie/role", "/blog"])
      expect(listed).toContain(`http://shop.test${path}`);
    expect(text).not.toContain("altundeva");
    expect(requests.map(({ url }) => url)).not.toContainEqual(expect.stringContaining("sitemap"));
  });

  it("robots.txt contains the URL of sitemap.xml", async () => {
    let text = "";
    const act = async (context: RouterContextProvider) => (text = await (await answerRobots(context)).text());
    await visit(provider, act, { hasOwnApi: false });
    expect(text).toContain("Sitemap: http://shop.test/sitemap.xml\n");
  });

  it("sitemap.xml redirects to the provider's sitemap if a setting has its URL", async () => {
    const act = (context: RouterContextProvider) => {
      const scope = context.get(scopeContext);
      Object.assign(scope.options, { sitemapUrl: "https://api.example/sitemap.xml" });
      return answerForeignSitemap(context).then((response) => {
        throw response;
      });
    };
    const { response } = await visit(provider, act, { hasOwnApi: false });
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      "https://api.example/sitemap.xml",
    ]);
  });
});

describe("security.txt", () => {
  const answer = async (email: string) => {
    let text = "";
    const { response } = await visit({ data: { INVOICE: { email } } }, async (context) => {
      text = await (await answerSecurityContact(context)).text();
    });
    return { text, response };
  };

  it("security.txt contains the shop's email and is valid for half a year", async () => {
    const { text } = await answer("contact@curat.example");
    expect(text).toContain("Contact: mailto:contact@curat.example\n");
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(100 * 86_400_000);
    expect(text).toContain("Canonical: http://shop.test/.well-known/security.txt\n");
  });

  it("security.txt does not exist if the shop has no email", async () => {
    expect((await answer("")).text).toBe("");
  });
});
