/** Opening pictures that strangers may have made: checked by what they are, then written anew. Runs in the reader process. */
import sharp from "sharp";
import { UPLOAD_PIXELS } from "@curat/contract/media.values";
import type { PictureFormat } from "./media.rules.ts";

export interface CheckedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

const LONGEST_SIDE = 4_000;
/** A drawing is drawn at this width or height, whatever it says of itself. */
const DRAWN_SIDE = 2_000;
/** A drawing of more bytes is no logo, and its parts are drawn one by one. */
const DRAWING_BYTES = 2 * 1024 * 1024;

/**
 * The picture as it is kept: upright, in sRGB, at most 4,000 pixels a side, of an animation its first frame, without what
 * cameras and programs note in it. A drawing in SVG is drawn once, without what it would load or run: pixels are kept.
 * Undefined for one that is damaged, is not what its signature says, or has too many pixels.
 */
export async function rewritePicture(
  file: Uint8Array,
  format: PictureFormat,
): Promise<CheckedPicture | undefined> {
  try {
    if (format === "svg") return await drawn(file);
    const picture = sharp(file, { limitInputPixels: UPLOAD_PIXELS, failOn: "warning" });
    const { format: found, compression } = await picture.metadata();
    if (found !== (format === "avif" ? "heif" : format)) return undefined;
    if (format === "avif" && compression !== "av1") return undefined;
    const upright = picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
    const written =
      format === "jpeg"
        ? upright.jpeg({ quality: 90 })
        : format === "png" || format === "gif"
          ? upright.png()
          : upright.webp({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // libvips says in many words that the file is damaged or too large: for its sender both are one.
    return undefined;
  }
}

/** librsvg runs nothing and, as the bytes have no address, loads nothing; entities could make them longer than they are. */
async function drawn(file: Uint8Array): Promise<CheckedPicture | undefined> {
  if (file.length > DRAWING_BYTES || Buffer.from(file).includes("<!ENTITY")) return undefined;
  const { width, height } = await sharp(file, { limitInputPixels: UPLOAD_PIXELS }).metadata();
  const density = (72 * DRAWN_SIDE) / Math.max(width, height);
  const { data, info } = await sharp(file, {
    limitInputPixels: UPLOAD_PIXELS,
    density: Math.min(2_400, Math.max(1, density)),
  })
    .resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
