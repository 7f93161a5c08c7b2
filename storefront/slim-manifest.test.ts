import { expect, it } from "vitest";
import { slimManifest } from "./slim-manifest.ts";

const write = (manifest: object): string => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
const entry = { module: "/assets/entry.js", imports: ["/assets/starter.js"], css: [] };

it("says of a route what it has, and which files it needs beside those of every page", () => {
  const root = { id: "root", hasLoader: true, imports: ["/assets/layout.js"], css: ["/assets/style.css"] };
  const cart = {
    id: "cart",
    path: "cos",
    hasAction: true,
    hasClientLoader: false,
    module: "/assets/cart.js",
    imports: ["/assets/starter.js", "/assets/buying.js", "/assets/layout.js"],
    css: [],
  };
  expect(slimManifest(write({ entry, routes: { root, cart }, version: "1" }))).toBe(
    write({
      entry,
      routes: {
        root: { id: "root", hasLoader: true, imports: [], css: ["/assets/style.css"] },
        cart: {
          id: "cart",
          path: "cos",
          hasAction: true,
          module: "/assets/cart.js",
          imports: ["/assets/buying.js"],
        },
      },
      version: "1",
    }),
  );
});
