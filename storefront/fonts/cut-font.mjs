/** Cuts the faces to what a Romanian shop writes: `node storefront/fonts/cut-font.mjs`. Output is committed. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
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
// No letter here is built of parts, so nothing needs mark positions; arrows and the like (calt) are icons: 3.8 KB less.
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

// Titles (decision 0088): one weight, the letters and signs that titles are written with. Fetched when it is cut,
// because nothing else reads the whole face.
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
