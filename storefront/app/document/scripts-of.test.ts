import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { scriptsOf } from "./scripts-of.server.ts";

const manifest = {
  url: "/assets/manifest.js",
  entry: { module: "/assets/entry.js", imports: [] },
  routes: { page: { module: "/assets/page.js", imports: ["/assets/screens.js"] } },
} as unknown as EntryContext["manifest"];
const built = {
  "app/screens/product/screen.tsx": { file: "assets/screen.js", imports: ["_framework.js"] },
  "app/hydrate.tsx": { file: "assets/hydrate.js", imports: ["_framework.js"] },
  "app/layout/footer/newsletter-section.tsx": { file: "assets/newsletter.js" },
  "_framework.js": { file: "assets/framework.js" },
};

it("names each script of the page once", () => {
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
