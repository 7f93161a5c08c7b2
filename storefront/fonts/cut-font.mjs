/** Cuts Inter to what a Romanian shop writes: `node storefront/fonts/cut-font.mjs`. Output is committed. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
// The source comes in two files; the letters with breve and comma below stand in the second.
const CUTS = [
  {
    source: "inter-latin-wght-normal.woff2",
    name: "inter-latin.woff2",
    text: `${ascii} âîÂÎéèüöäÉÖÜÄçñß„”“’‘«»–—…€©®°±²³×·•½¼µ§−`,
  },
  { source: "inter-latin-ext-wght-normal.woff2", name: "inter-romanian.woff2", text: "ăĂșȘțȚşŞţŢ" },
];
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"];

const sources = join(
  dirname(createRequire(import.meta.url).resolve("@fontsource-variable/inter/package.json")),
  "files",
);
const target = join(dirname(fileURLToPath(import.meta.url)), "../../ui/src/styles/fonts");

for (const { source, name, text } of CUTS) {
  const cut = await subsetFont(await readFile(join(sources, source)), text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(join(target, name), cut);
  console.log(`${name}: ${(cut.length / 1024).toFixed(1)} KB`);
}
