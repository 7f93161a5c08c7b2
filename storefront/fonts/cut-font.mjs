/**
 * Subsets the fonts to the characters of a Romanian shop: `node storefront/fonts/cut-font.mjs`. The output is
 * committed.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
// The source has two files; letters with breve and comma below are in the second.
const CUTS = [
  {
    source: "inter-latin-wght-normal.woff2",
    name: "inter-latin.woff2",
    text: `${ascii} âîÂÎéèüöäÉÖÜÄçñß„”“’‘«»–—…€©®°±²³×·•½¼µ§−`,
  },
  { source: "inter-latin-ext-wght-normal.woff2", name: "inter-romanian.woff2", text: "ăĂșȘțȚşŞţŢ" },
];
// Font features to keep. Mark positioning is not needed, since no letter is composed. Contextual alternates
// (calt) only affect arrows, which are icons here; leaving them out saves 3.8 KB.
const FEATURES = ["kern", "ccmp", "locl", "tnum"];

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

// The heading font (decision 0088) in one weight, with the characters used in headings. It is downloaded only
// for subsetting, since nothing else needs the full font.
const DISPLAY = "@fontsource/gabarito@5.3.0";
const DISPLAY_CUTS = [
  {
    source: "gabarito-latin-700-normal.woff2",
    name: "gabarito-latin.woff2",
    text: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?%&()+-/'" âîÂÎéö„”’–—…×²`,
  },
  { source: "gabarito-latin-ext-700-normal.woff2", name: "gabarito-romanian.woff2", text: "ăĂșȘțȚ" },
];
const fetched = mkdtempSync(join(tmpdir(), "display-face-"));
const archive = execFileSync("npm", ["pack", DISPLAY, "--silent", "--pack-destination", fetched], {
  encoding: "utf8",
}).trim();
execFileSync("tar", ["xzf", join(fetched, archive), "-C", fetched]);
for (const { source, name, text } of DISPLAY_CUTS) {
  const cut = await subsetFont(await readFile(join(fetched, "package/files", source)), text, {
    targetFormat: "woff2",
    keepFeatures: ["kern", "ccmp", "locl"],
    noHinting: true,
  });
  await writeFile(join(target, name), cut);
  console.log(`${name}: ${(cut.length / 1024).toFixed(1)} KB`);
}
await copyFile(join(fetched, "package/LICENSE"), join(target, "gabarito-OFL.txt"));
