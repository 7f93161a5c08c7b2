/** Rasterises sheets of packshots, banners, logos, icons and pictograms: node contact-sheet.ts OUTDIR [KIND,KIND…] [CELL]. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawPackshot } from "./packshot.ts";
import { sampleSpec } from "./samples.ts";
import { PRODUCT_KINDS, type ProductKind } from "./spec.ts";

const [outDir, wanted, cellArgument] = process.argv.slice(2);
if (!outDir) throw new Error("usage: node contact-sheet.ts OUTDIR [KIND,KIND…] [CELL]");
mkdirSync(outDir, { recursive: true });
const cell = Number(cellArgument ?? 300);

/** One picture of many, in rows. */
export async function sheet(name: string, drawings: string[], { columns, w, h, ground = "#ffffff" }: { columns: number; w: number; h: number; ground?: string }): Promise<void> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, svg] of drawings.entries()) {
    const input = await sharp(Buffer.from(svg)).resize(w, h, { fit: "contain", background: ground }).png().toBuffer();
    tiles.push({ input, left: (index % columns) * (w + 4), top: Math.floor(index / columns) * (h + 4) });
  }
  const rows = Math.ceil(drawings.length / columns);
  await sharp({ create: { width: columns * (w + 4), height: rows * (h + 4), channels: 3, background: "#c9d1da" } }).composite(tiles).png().toFile(join(outDir ?? ".", `${name}.png`));
}

const kinds = wanted && wanted !== "all" ? (wanted.split(",") as ProductKind[]) : [...PRODUCT_KINDS];
const perSheet = 5;
for (let at = 0; at < kinds.length; at += perSheet) {
  const drawings = kinds.slice(at, at + perSheet).flatMap((kind) => [sampleSpec(kind, 0, 0), sampleSpec(kind, 1, 0), sampleSpec(kind, 2, 0), sampleSpec(kind, 0, 1), sampleSpec(kind, 0, 2)].map(drawPackshot));
  await sheet(`packshots-${Math.floor(at / perSheet)}`, drawings, { columns: 5, w: cell, h: cell });
}
