import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** `price` in price.module.css becomes `price`, `old` becomes `price__old`: names that CUSTOM_CSS can rely on. */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  css: { modules: { generateScopedName: readableName } },
  build: { cssCodeSplit: false, manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One chunk compresses better than five (3.7 KB of brotli), and stays the same from one release to the next.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
  ssr: { noExternal: [/^@curat\//] },
});
