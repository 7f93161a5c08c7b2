/** Making one size of a picture: scaled, or cropped around its focal point. */
import type { FocalPoint } from "@curat/api";
import { UPLOAD_PIXELS } from "@curat/contract/media.values";
import sharp, { type Sharp } from "sharp";
import type { MediaSize } from "./media-address.ts";

// The requests share the cores: one picture does not take them all.
sharp.concurrency(1);

/** What sizes are made of. */
export interface Original {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** What networks show of a shared page. */
const SHARE = { width: 1_200, height: 630 };

/** One size of a picture; without a focal point it is cropped around its middle, and shared whole, on white. */
export async function makePicture(
  original: Original,
  size: MediaSize,
  focal: FocalPoint | null,
): Promise<Uint8Array> {
  if (size.kind === "share") {
    const shared = focal
      ? crop(original, SHARE, focal)
      : opened(original).resize({ ...SHARE, fit: "contain", background: "#fff" });
    return shared.flatten({ background: "#fff" }).jpeg({ quality: 82 }).toBuffer();
  }
  const width = Math.min(size.width, original.width);
  if (size.kind === "width") return written(opened(original).resize({ width }), size.format);
  const [wide, high] = size.shape.split("x").map(Number);
  const box = { width, height: Math.max(1, Math.round((width * (high ?? 1)) / (wide ?? 1))) };
  return written(crop(original, box, focal), size.format);
}

/** The size of a picture in pixels. Throws for what is no picture. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: UPLOAD_PIXELS }).metadata();
  return { width, height };
}

function opened({ bytes }: Original): Sharp {
  return sharp(bytes, { limitInputPixels: UPLOAD_PIXELS });
}

/** Fills the box: scaled until it covers it, then cut where the focal point is as near to the middle as the picture lets it. */
function crop(original: Original, box: { width: number; height: number }, focal: FocalPoint | null): Sharp {
  const { left, top, width, height } = cropOf(original, box, focal);
  return opened(original)
    .resize({ width, height, fit: "fill" })
    .extract({ left, top, ...box });
}

/** The scaled picture's size and where the box is cut out of it, in pixels. Pure. */
export function cropOf(
  picture: { width: number; height: number },
  box: { width: number; height: number },
  focal: FocalPoint | null,
): { width: number; height: number; left: number; top: number } {
  const { x, y } = focal ?? { x: 50, y: 50 };
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  const start = (whole: number, part: number, percent: number): number =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));
  return { width, height, left: start(width, box.width, x), top: start(height, box.height, y) };
}

function written(picture: Sharp, format: "avif" | "webp" | "png" | "jpg"): Promise<Uint8Array> {
  // Effort 1 makes files 4 % larger than 3 and takes a tenth of the time (36 against 650 ms at 400 px).
  if (format === "avif") return picture.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 80, effort: 4 }).toBuffer();
  if (format === "jpg") return picture.flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer();
  return picture.png().toBuffer();
}
