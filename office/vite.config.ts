import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** `table` in table.module.css becomes `table`, `row` becomes `table__row`. */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

/** A warning of the bundler ends the build. */
function onwarn({ message }: { message: string }): never {
  throw new Error(message);
}

export default defineConfig({
  base: "/admin/",
  plugins: process.env.VITEST ? [] : [reactRouter()],
  css: { modules: { generateScopedName: readableName } },
  build: { cssCodeSplit: false, manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          onwarn,
          // Of an index like that of the icons only what is used is read.
          experimental: { lazyBarrel: true },
          output: {
            // One chunk compresses better than five, and stays the same from one release to the next.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|turbo-stream)\//,
                },
                {
                  name: "layout",
                  test: /ui\/src\/|office\/app\/(?:layout|nonce|components\/(?!answer|banners|blocks|chart|documents|dragging|drafts|editor|linking|media|member-lines|merge|permissions|picture|place|products|rows|slug|ticks|versions))/,
                },
                // The kit of every list, which neither the login nor a form asks for.
                { name: "lists", test: /office\/app\/lists\// },
                // What screens with pictures and long texts alone are made of; the editor itself comes when it is wanted.
                {
                  name: "content",
                  test: /office\/app\/components\/(?!editor\/writing|answer|member-lines|merge)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { onwarn, input: "./app/server.ts", experimental: { lazyBarrel: true } } },
    },
  },
  ssr: { noExternal: [/^@curat\//, "lucide-react"] },
});
