/** Opening pictures that strangers may have made: checked by what they are, then written anew without anything else. */
import { UPLOAD_PIXELS } from "@curat/contract/media.values";
import type { UploadFormat } from "./media.rules.ts";

export interface CheckedPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

const LONGEST_SIDE = 4_000;
const SECONDS = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * The picture as it is kept: upright, in sRGB, at most 4,000 pixels a side, of an animation its first frame, without what
 * cameras and programs note in it. Undefined for one that is damaged, is not what its signature says, or has too many pixels.
 * One at a time, as each may take 200 MB.
 */
export async function rewritePicture(
  file: Uint8Array,
  format: Exclude<UploadFormat, "pdf">,
): Promise<CheckedPicture | undefined> {
  const done = last.then(() => rewrite(file, format));
  last = done.catch(() => undefined);
  return done;
}

async function rewrite(
  file: Uint8Array,
  format: Exclude<UploadFormat, "pdf">,
): Promise<CheckedPicture | undefined> {
  // Loaded by the first upload: most processes never open a picture.
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(file, { limitInputPixels: UPLOAD_PIXELS, failOn: "warning" });
    const { format: found, compression } = await picture.metadata();
    if (found !== (format === "avif" ? "heif" : format)) return undefined;
    if (format === "avif" && compression !== "av1") return undefined;
    const upright = picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: SECONDS });
    const written =
      format === "jpeg"
        ? upright.jpeg({ quality: 90 })
        : format === "png" || format === "gif"
          ? upright.png()
          : upright.webp({ quality: 90 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // libvips says in many words that the file is damaged, too large, or takes too long: for its sender all are one.
    return undefined;
  }
}
