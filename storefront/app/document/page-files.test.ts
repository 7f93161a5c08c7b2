import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { scriptsOf, stylesOf } from "./page-files.server.ts";

const manifest = {
  url: "/assets/manifest.js",
  entry: { module: "/assets/entry.js", imports: [] },
  routes: {
    page: { module: "/assets/page.js", imports: ["/assets/screens.js"], css: ["/assets/layout.css"] },
  },
} as unknown as EntryContext["manifest"];
const built = {
  "app/screens/product/screen.tsx": {
    file: "assets/screen.js",
    imports: ["_framework.js"],
    css: ["assets/screen.css", "assets/layout.css"],
  },
  "app/hydrate.tsx": { file: "assets/hydrate.js", imports: ["_framework.js"] },
  "app/screens/home/preview.tsx": { file: "assets/preview.js", css: ["assets/home.css"] },
  "app/screens/blog-list/screen.tsx": { file: "assets/blog.js", css: ["assets/blog.css"] },
  "app/layout/footer/newsletter-section.tsx": { file: "assets/newsletter.js" },
  "_framework.js": { file: "assets/framework.js" },
};

it("the document lists each script of the page once", () => {
  const staticHandlerContext = {
    loaderData: { root: { footer: { hasNewsletter: true } }, page: { kind: "product" } },
    matches: [{ route: { id: "page" } }],
  };
  expect(scriptsOf({ manifest, staticHandlerContext }, built).toSorted()).toEqual([
    "/assets/framework.js",
    "/assets/hydrate.js",
    "/assets/manifest.js",
    "/assets/newsletter.js",
    "/assets/page.js",
    "/assets/screen.js",
    "/assets/screens.js",
  ]);
});

it.each([
  ["page", "product", ["/assets/screen.css"]],
  ["screens/preview/preview.route", "home", ["/assets/home.css"]],
  ["screens/blog-list/blog-list.route", undefined, ["/assets/blog.css"]],
])(
  "the document links the style sheets of a lazily loaded screen unless the router links them (%s)",
  (id, kind, sheets) => {
    const staticHandlerContext = { loaderData: { [id]: { kind } }, matches: [{ route: { id: "page" } }] };
    expect(stylesOf({ manifest, staticHandlerContext }, built)).toEqual(sheets);
  },
);
