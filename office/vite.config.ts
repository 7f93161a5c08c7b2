import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Keeps class names readable: `table` in table.module.css stays `table`, and `row` becomes `table__row`. */
function readableName(local: string, file: string): string {
  const block = basename(file.split("?")[0] ?? file).replace(".module.css", "");
  return local === block ? block : `${block}__${local}`;
}

/** Makes bundler warnings fail the build. */
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
          // Barrel files, such as the icons' index, are parsed only for the exports that are used.
          experimental: { lazyBarrel: true },
          output: {
            // One chunk of all framework packages compresses better than several, and does not change with every
            // release.
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
                // Code shared by lists, which the login and forms do not need.
                { name: "lists", test: /office\/app\/lists\// },
                // Code shared by screens with pictures and rich texts. The editor itself is loaded on demand.
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
