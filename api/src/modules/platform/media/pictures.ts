/** Opening pictures that strangers may have made: checked by what they are, then written anew. Runs in the reader process. */
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
/** A drawing is drawn at this width or height, whatever it says of itself. */
const DRAWN_SIDE = 2_000;
/** A drawing of more bytes is no logo, and its parts are drawn one by one. */
const DRAWING_BYTES = 2 * 1024 * 1024;

const TOO_LARGE = `Imaginea are peste ${UPLOAD_PIXELS / 1_000_000} de megapixeli: micșoreaz-o.`;

/**
 * The picture as it is kept: upright, in sRGB, at most 4,000 pixels a side, of an animation its first frame, without what
 * cameras and programs note in it. A drawing in SVG is drawn once, without what it would load or run: pixels are kept.
 * Undefined for one that is damaged or is not what its signature says; throws FileFault for one that is too large. Stray
 * bytes that browsers pass over are no damage.
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
    // Of libvips' many words for a damaged file only this one means another thing to its sender.
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new FileFault(TOO_LARGE);
    return undefined;
  }
}

/** librsvg runs nothing and, as the bytes have no address, loads nothing; entities could make them longer than they are. */
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
