import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageBanners } from "./page-banners.tsx";
import { toBanners } from "./to-banners.ts";

const shown = (banners: Parameters<typeof toBanners>[0]) =>
  renderToStaticMarkup(<PageBanners banners={toBanners(banners)} />);

it("banners of type 1 are links with a title, and banners of other types are omitted", () => {
  const banner = { url: "/saci", bannerpic: "/media/banner/saci-1a", bannertitle: "Saci rezistenți" };
  const html = shown([
    { ...banner, bannertype: 1, bannerpic_mobile: "/media/banner/saci-mobile-1a" },
    { ...banner, bannertype: 2, bannertitle: "Altundeva" },
  ]);
  expect(html).toMatch(/<a [^>]*href="\/saci"/);
  expect(html).toContain("Saci rezistenți");
  expect(html).toContain("/media/banner/saci-mobile-1a/400.webp");
  expect(html).not.toContain("Altundeva");
});

it("a banner may consist of only a picture, and a page may have no banners", () => {
  const html = shown([{ bannerpic: "https://cdn.example/b.jpg" }]);
  expect(html).toContain("https://cdn.example/b.jpg");
  expect(html).not.toContain("<a ");
  expect(shown(undefined)).toBe("");
});
