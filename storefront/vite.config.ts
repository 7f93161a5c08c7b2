import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { CHUNKS } from "./chunks.ts";
import { classNames } from "./class-names.ts";
import { plainIcons } from "./plain-icons.ts";
import { reactModules } from "./react-modules.ts";
import { splitSheets } from "./split-sheets.ts";
import { withoutUnusedParts } from "./unused-parts.ts";

/** `price` in price.module.css becomes `price`, `old` becomes `price__old`: names that CUSTOM_CSS can rely on. */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

export default defineConfig({
  plugins: process.env.VITEST
    ? []
    : [reactRouter(), reactModules(), classNames(), plainIcons(), withoutUnusedParts(), splitSheets()],
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
      {
        find: /^\.\/instrumentation\.js$/,
        replacement: fileURLToPath(new URL("app/navigation/without-instrumentation.ts", import.meta.url)),
      },
      {
        find: /^\.\/(?:lib\/dom\/ssr\/)?fog-of-war\.js$/,
        replacement: fileURLToPath(new URL("app/navigation/without-discovery.ts", import.meta.url)),
      },
    ],
  },
  css: { modules: { generateScopedName: readableName } },
  build: {
    cssCodeSplit: false,
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // What every page has by then is not named again by what comes later.
    modulePreload: {
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/(?:framework|layout|starter)-/.test(name)),
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Of an index like that of the icons only what is used is read.
          experimental: { lazyBarrel: true },
          output: {
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/server.ts", experimental: { lazyBarrel: true } } } },
  },
  ssr: { noExternal: [/^@curat\//, "lucide-react"] },
});
