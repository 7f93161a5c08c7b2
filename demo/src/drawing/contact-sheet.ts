/** Rasterises sheets of packshots, banners, logos, icons and pictograms: node contact-sheet.ts OUTDIR [KIND,KIND…] [CELL]. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawBanner } from "./banner.ts";
import { drawLogo } from "./brand/logo.ts";
import { drawIcon, ICON_NAMES } from "./icons.ts";
import { drawPackshot } from "./packshot.ts";
import { drawPictogram, GHS_CODES } from "./pictograms.ts";
import { SAMPLE_BRANDS, sampleSpec } from "./samples.ts";
import { BANNER_THEMES, type BannerTheme } from "./scenes/rooms.ts";
import { PRODUCT_KINDS, type ProductKind } from "./spec.ts";

const [outDir, wanted, cellArgument] = process.argv.slice(2);
if (!outDir) throw new Error("usage: node contact-sheet.ts OUTDIR [KIND,KIND…] [CELL]");
mkdirSync(outDir, { recursive: true });
const cell = Number(cellArgument ?? 300);

/** One picture of many, in rows. */
export async function sheet(
  name: string,
  drawings: string[],
  { columns, w, h, ground = "#ffffff" }: { columns: number; w: number; h: number; ground?: string },
): Promise<void> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, svg] of drawings.entries()) {
    const input = await sharp(Buffer.from(svg))
      .resize(w, h, { fit: "contain", background: ground })
      .png()
      .toBuffer();
    tiles.push({ input, left: (index % columns) * (w + 4), top: Math.floor(index / columns) * (h + 4) });
  }
  const rows = Math.ceil(drawings.length / columns);
  await sharp({
    create: { width: columns * (w + 4), height: rows * (h + 4), channels: 3, background: "#c9d1da" },
  })
    .composite(tiles)
    .png()
    .toFile(join(outDir ?? ".", `${name}.png`));
}

const kinds =
  wanted === "none"
    ? []
    : wanted && wanted !== "all"
      ? (wanted.split(",") as ProductKind[])
      : [...PRODUCT_KINDS];
const perSheet = 5;
for (let at = 0; at < kinds.length; at += perSheet) {
  const drawings = kinds
    .slice(at, at + perSheet)
    .flatMap((kind) =>
      [
        sampleSpec(kind, 0, 0),
        sampleSpec(kind, 1, 0),
        sampleSpec(kind, 2, 0),
        sampleSpec(kind, 0, 1),
        sampleSpec(kind, 0, 2),
      ].map(drawPackshot),
    );
  await sheet(`packshots-${Math.floor(at / perSheet)}`, drawings, { columns: 5, w: cell, h: cell });
}

if (!wanted || wanted === "all" || wanted === "none") {
  const cast = (["canister", "spray-bottle", "roll-pack", "pump-bottle", "glove-box"] as const).map(
    (kind, index) => sampleSpec(kind, index % 3, 0),
  );
  const banner = (theme: BannerTheme, width: number, height: number, words = {}): string =>
    drawBanner({ theme, products: cast, width, height, seed: "sheet", ...words });
  await sheet(
    "heroes",
    BANNER_THEMES.slice(0, 6).map((theme) => banner(theme, 1920, 600)),
    { columns: 1, w: 1200, h: 375 },
  );
  await sheet(
    "blog",
    BANNER_THEMES.map((theme) => banner(theme, 1200, 675)),
    { columns: 2, w: 760, h: 428 },
  );
  await sheet(
    "mobile",
    (["studio", "kitchen", "hospital"] as const).map((theme) =>
      banner(theme, 768, 768, {
        title: "Curățenie de primăvară în toată casa",
        subtitle: "Până la 30 % reducere la detergenți",
        callToAction: "Vezi ofertele",
      }),
    ),
    { columns: 3, w: 500, h: 500 },
  );
  await sheet(
    "categories",
    BANNER_THEMES.map((theme) => banner(theme, 1400, 320)),
    { columns: 1, w: 1120, h: 256 },
  );
  await sheet("logos", SAMPLE_BRANDS.map(drawLogo), { columns: 4, w: 360, h: 144 });
  await sheet(
    "icons",
    ICON_NAMES.map((name) => drawIcon(name)),
    { columns: 8, w: 150, h: 150 },
  );
  await sheet("pictograms", GHS_CODES.map(drawPictogram), { columns: 9, w: 150, h: 150 });
}
