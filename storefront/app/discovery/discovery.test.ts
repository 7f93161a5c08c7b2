import { describe, expect, it } from "vitest";
import { robotsText } from "./robots.server.ts";
import { answerSecurityContact } from "./security-contact.server.ts";
import { visit } from "../testing/visit.ts";

describe("robots.txt", () => {
  it("keeps robots off what is one visitor's and off other orders of a list", () => {
    const text = robotsText(
      { search: true, assistants: true, training: true },
      "https://curat.example/sitemap.xml",
    );
    for (const path of ["/account", "/cos", "/auth", "/*?*sort="])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain("Sitemap: https://curat.example/sitemap.xml\n");
    expect(text).not.toContain("GPTBot");
  });
  it("keeps a kind of robots out when the shop says so", () => {
    const text = robotsText({ search: true, assistants: true, training: false }, undefined);
    expect(text).toMatch(/User-agent: GPTBot\n[^]*Disallow: \/\n\nUser-agent: \*/);
    expect(text).not.toContain("User-agent: Googlebot");
    expect(robotsText({ search: false }, undefined)).toMatch(/User-agent: Googlebot\n[^]*Disallow: \/\n/);
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

  it("names the shop's own address, for half a year", async () => {
    const { text } = await answer("contact@curat.example");
    expect(text).toContain("Contact: mailto:contact@curat.example\n");
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(100 * 86_400_000);
    expect(text).toContain("Canonical: http://shop.test/.well-known/security.txt\n");
  });

  it("is none where the shop has set no address", async () => {
    expect((await answer("")).text).toBe("");
  });
});
