import { describe, expect, it } from "vitest";
import { headTags } from "./head-tags.ts";
import { parseHeaderTag } from "./header-tag.ts";

const CANONICAL = "https://curat.example/detergent";
const contentOf = (tags: object[], property: string) =>
  tags.find((tag) => "property" in tag && tag.property === property) as { content: string } | undefined;

describe("headTags", () => {
  it("headTags emits title, URL and picture for social networks", () => {
    const tags = headTags({
      title: "Detergent",
      description: "Pe scurt",
      canonical: CANONICAL,
      picture: "/media/packshot/7-a",
      type: "product",
    });
    expect(contentOf(tags, "og:title")?.content).toBe("Detergent");
    expect(contentOf(tags, "og:description")?.content).toBe("Pe scurt");
    expect(contentOf(tags, "og:url")?.content).toBe(CANONICAL);
    expect(contentOf(tags, "og:type")?.content).toBe("product");
    expect(contentOf(tags, "og:image")?.content).toBe("https://curat.example/media/packshot/7-a/share.jpg");
    expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    expect(tags).toContainEqual({ tagName: "link", rel: "alternate", hrefLang: "ro", href: CANONICAL });
  });

  it("headTags emits no sharing tags for a noindex page", () => {
    const tags = headTags({ title: "Listă filtrată", canonical: CANONICAL, robots: "noindex,follow" });
    expect(tags).toEqual([
      { title: "Listă filtrată" },
      { name: "robots", content: "noindex,follow" },
      { tagName: "link", rel: "canonical", href: CANONICAL },
    ]);
  });

  it("headTags emits title, description, keywords, robots and the server's additional tags", () => {
    const headerTag = '<meta name="google-site-verification" content="abc"><script>alert(1)</script>';
    const tags = headTags({ title: "T", description: "D", keywords: "K", robots: "noindex", headerTag });
    expect(tags).toEqual([
      { title: "T" },
      { name: "description", content: "D" },
      { name: "keywords", content: "K" },
      { name: "robots", content: "noindex" },
      { name: "google-site-verification", content: "abc" },
    ]);
  });
});

describe("parseHeaderTag", () => {
  it.each([
    ['<script src="https://evil.example/a.js"></script>'],
    ['<link rel="stylesheet" href="https://evil.example/a.css">'],
    ['<link rel="preload" href="/x">'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ["text"],
  ])("parseHeaderTag drops %s", (html) => {
    expect(parseHeaderTag(html)).toEqual([]);
  });

  it("parseHeaderTag keeps only allowed attributes", () => {
    expect(parseHeaderTag(`<link rel='author' href='/despre' onload='x()'>`)).toEqual([
      { tagName: "link", rel: "author", href: "/despre" },
    ]);
    expect(parseHeaderTag('<meta property="fb:app_id" content="1" onclick="x()">')).toEqual([
      { property: "fb:app_id", content: "1" },
    ]);
  });
});
