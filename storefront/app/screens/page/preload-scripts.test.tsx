import { renderToStaticMarkup } from "react-dom/server";
import type { EntryContext } from "react-router";
import { expect, it } from "vitest";
import { preloadScripts } from "./preload-scripts.server.ts";

const manifest = {
  url: "/assets/manifest.js",
  entry: { module: "/assets/entry.js", imports: ["/assets/framework.js"] },
  routes: { "screens/page/page": { module: "/assets/page.js", imports: ["/assets/screens.js"] } },
} as unknown as EntryContext["manifest"];
const built = {
  "app/screens/product/screen.tsx": { file: "assets/screen.js", imports: ["_framework.js"] },
  "_framework.js": { file: "assets/framework.js" },
};

it("asks for each script of the page once, after what the page shows", () => {
  const staticHandlerContext = {
    loaderData: { "screens/page/page": { kind: "product" } },
    matches: [{ route: { id: "screens/page/page" } }],
  };
  function Document() {
    preloadScripts({ manifest, staticHandlerContext }, built, "n");
    return <html lang="ro" />;
  }
  const links = renderToStaticMarkup(<Document />).match(/<link[^>]*>/g) ?? [];
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1]).toSorted()).toEqual([
    "/assets/entry.js",
    "/assets/framework.js",
    "/assets/manifest.js",
    "/assets/page.js",
    "/assets/screen.js",
    "/assets/screens.js",
  ]);
  for (const link of links) expect(link.toLowerCase()).toContain('fetchpriority="low"');
});
