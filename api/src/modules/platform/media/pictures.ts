/** Re-encodes untrusted pictures in the reader process. */
import sharp from "sharp";
import { UPLOAD_PIXELS } from "@curat/contract/media.values";
import { FileFault } from "../../../reader/file-fault.ts";
import type { PictureFormat } from "./media.rules.ts";

export interface CheckedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

const MAX_SIDE_PIXELS = 4_000;
/** Longer side in pixels of a rendered SVG, whatever its declared size. */
const DRAWN_SIDE = 2_000;
/** Maximum size of an SVG. A larger file is unlikely to be a logo, and slow to render. */
const DRAWING_BYTES = 2 * 1024 * 1024;

const TOO_LARGE = `Imaginea are peste ${UPLOAD_PIXELS / 1_000_000} de megapixeli: micșoreaz-o.`;

/**
 * Returns the picture upright, in sRGB, up to 4,000 pixels per side and without metadata; undefined if it is damaged.
 * Throws FileFault if it is too large.
 */
export async function rewritePicture(
  file: Uint8Array,
  format: PictureFormat,
): Promise<CheckedPicture | undefined> {
  try {
    if (format === "svg") return await drawn(file);
    const picture = sharp(file, { limitInputPixels: UPLOAD_PIXELS, failOn: "error" });
    const { format: found, compression } = await picture.metadata();
    if (found !== (format === "avif" ? "heif" : format)) return undefined;
    if (format === "avif" && compression !== "av1") return undefined;
    const upright = picture
      .autoOrient()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: "inside", withoutEnlargement: true });
    const written =
      format === "jpeg"
        ? upright.jpeg({ quality: 90 })
        : format === "png" || format === "gif"
          ? upright.png()
          : upright.webp({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof FileFault) throw error;
    // Only this libvips error needs a different message for the sender.
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new FileFault(TOO_LARGE);
    return undefined;
  }
}

/**
 * Renders an SVG. librsvg runs no scripts and, without a base URL, loads nothing. SVGs with entities are refused,
 * because entities could expand the file.
 */
async function drawn(file: Uint8Array): Promise<CheckedPicture | undefined> {
  if (file.length > DRAWING_BYTES) throw new FileFault("Un desen SVG poate avea cel mult 2 MB.");
  if (Buffer.from(file).includes("<!ENTITY")) return undefined;
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
