/** Making one picture, document or film from the demo's drawings. */
import sharp from "sharp";
import type { Demo } from "../demo.ts";

/** Widths of the layout; others are not made. */
const WIDTHS = new Set(["160", "320", "400", "640", "800", "1200", "1920"]);

// The requests share the cores: one picture does not take them all.
sharp.concurrency(1);

/**
 * `{name}-{version}/{width}.{avif|webp|png|jpg}`, `{name}-{version}/share.jpg`, `document/{name}-{version}.pdf` or `film/{name}-{version}.webm`;
 * undefined for a name, version or width that is none of ours.
 */
export async function makeMedia(path: string, demo: Demo): Promise<Uint8Array | undefined> {
  const document = /^document\/([\w-]+)\.pdf$/.exec(path)?.[1];
  if (document) return (await demo.documents()).documentSource(document);
  const film = /^film\/([\w-]+)\.webm$/.exec(path)?.[1];
  if (film) return (await demo.films()).filmSource(film, toFrame);
  const shared = /^([\w/-]+)\/share\.jpg$/.exec(path)?.[1];
  if (shared) return renderShared((await demo.pictures()).pictureSource(shared));
  const [, name, width, format] = /^([\w/-]+)\/(\d{2,4})\.(avif|webp|png|jpg)$/.exec(path) ?? [];
  if (!name || !width || !format || !WIDTHS.has(width)) return undefined;
  const source = (await demo.pictures()).pictureSource(name);
  return source && render(source, Math.min(Number(width), source.width * 2), format);
}

interface Drawing {
  svg: string;
  width: number;
}

function render({ svg, width: drawnWidth }: Drawing, width: number, format: string): Promise<Uint8Array> {
  // librsvg draws at the density asked for: a picture wider than its drawing is drawn larger, not blown up.
  const density = Math.min(300, Math.max(72, (72 * width) / drawnWidth));
  const picture = sharp(Buffer.from(svg), { density, limitInputPixels: 40_000_000 }).resize({ width });
  // Effort 1 makes files 4 % larger than 3 and takes a tenth of the time (36 against 650 ms at 400 px).
  if (format === "avif") return picture.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 80, effort: 4 }).toBuffer();
  if (format === "jpg") return picture.flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer();
  return picture.png().toBuffer();
}

/** What networks show of a shared page: the whole picture on white, in the shape that they all take. */
async function renderShared(source: Drawing | undefined): Promise<Uint8Array | undefined> {
  if (!source) return undefined;
  return sharp(Buffer.from(source.svg), { density: 150, limitInputPixels: 40_000_000 })
    .resize({ width: 1_200, height: 630, fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 })
    .toBuffer();
}

function toFrame(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" }).webp({ quality: 72 }).toBuffer();
}
