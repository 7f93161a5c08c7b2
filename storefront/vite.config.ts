import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { splitSheets } from "./split-sheets.ts";

/** `price` in price.module.css becomes `price`, `old` becomes `price__old`: names that CUSTOM_CSS can rely on. */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter(), splitSheets()],
  resolve: {
    alias: [
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL("../ui/src/icon/create-icon.ts", import.meta.url)),
      },
      {
        find: /^\.\/routeModules\.js$/,
        replacement: fileURLToPath(new URL("app/navigation/load-route-module.ts", import.meta.url)),
      },
    ],
  },
  css: { modules: { generateScopedName: readableName } },
  build: { cssCodeSplit: false, manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Of an index like that of the icons only what is used is read.
          experimental: { lazyBarrel: true },
          output: {
            // One chunk compresses better than five (3.7 KB of brotli), and stays the same from one release to the next.
            codeSplitting: {
              groups: [
                // All that a page loads before it is touched: nothing of it may lie beside React (decision 0088).
                {
                  name: "starter",
                  test: /app\/(?:document\/(?:page-data\.ts|starter\/)|navigation\/came-back|session\/(?:preferences|consent|cookies|local-keys))|contract\/src\/(?:consent|routing)\.values|preload-helper/,
                },
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)\/|app\/navigation\/load-/,
                },
                // The layout and what most screens share in one file: twenty small ones were 3 KB of brotli more.
                {
                  name: "layout",
                  test: /ui\/src\/(?!form|dialog|status|date|pagination)|app\/(?:layout\/(?!.*(?:suggestion|newsletter))|navigation\/(?!load-)|document\/(?:page-scripts|restore-scroll|inline-styles)|session\/(?:layout-data|secret-addresses)|screens\/page\/(?:screen-route|head)|components\/(?:product-card\/|stock-badge\/|display-face)|components\/filters\/folded)|icons\/(?:x|truck|shopping-cart|chevron-left|chevron-right)\.mjs/,
                },
                // Every page has a field for the newsletter: eleven files of it were 4 KB of a page's 32.
                {
                  name: "forms",
                  test: /ui\/src\/(?:form\/(?!password|new-password|select)|date\/long)|app\/components\/(?:form|newsletter-form|terms|structured-data|promises)\/(?!.*\.server)|app\/layout\/footer\/newsletter|icons\/(?:play|plus|rotate-ccw|check|chevron-down)\.mjs/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/server.ts", experimental: { lazyBarrel: true } } } },
  },
  ssr: { noExternal: [/^@curat\//, "lucide-react"] },
});
