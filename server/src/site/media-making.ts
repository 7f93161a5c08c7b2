import type { FocalPoint } from "@curat/api";
import { UPLOAD_PIXELS } from "@curat/contract/media.values";
import sharp, { type Sharp } from "sharp";
import type { MediaSize } from "./media-address.ts";

// Requests share the CPU cores, so one picture must not use all of them.
sharp.concurrency(1);

/** The file from which sizes are generated, with its dimensions in pixels. */
export interface Original {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const SHARE = { width: 1_200, height: 630 };

/**
 * Generates one size of a picture. Without a focal point, it is cropped around its centre.
 * A share image then shows the whole picture on white.
 */
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

/** Returns the size of a picture in pixels; throws if the bytes are not a picture. */
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: UPLOAD_PIXELS }).metadata();
  return { width, height };
}

function opened({ bytes }: Original): Sharp {
  return sharp(bytes, { limitInputPixels: UPLOAD_PIXELS });
}

/** Fills the box. The focal point is as near to the centre of the crop as the edges allow. */
function crop(original: Original, box: { width: number; height: number }, focal: FocalPoint | null): Sharp {
  const { left, top, width, height } = cropOf(original, box, focal);
  return opened(original)
    .resize({ width, height, fit: "fill" })
    .extract({ left, top, ...box });
}

/** Returns the scaled picture's size and the box's position in it, in pixels. */
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
  // Effort 1 makes files 4 % larger than effort 3, but takes 36 ms instead of 650 ms at 400 px.
  if (format === "avif") return picture.avif({ quality: 55, effort: 1 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 80, effort: 4 }).toBuffer();
  if (format === "jpg") return picture.flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer();
  return picture.png().toBuffer();
}
