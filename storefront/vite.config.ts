import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { CHUNKS } from "./chunks.ts";

/**
 * Returns stable class names that CUSTOM_CSS can use. In price.module.css, `price` stays `price` and `old`
 * becomes `price__old`.
 */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

/** Treats bundler warnings as errors. */
function onwarn({ message }: { message: string }): never {
  throw new Error(message);
}

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  css: { modules: { generateScopedName: readableName } },
  build: { manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rollupOptions: { onwarn, output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rollupOptions: { onwarn, input: "./app/server.ts" } } },
  },
  ssr: { noExternal: [/^@curat\//, "lucide-react"] },
});
