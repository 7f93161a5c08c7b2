/** Paths under /media/. A resized picture appends its size to the path of its medium. */

export const MEDIA_WIDTHS = [160, 320, 400, 640, 800, 1200, 1920] as const;
/** Aspect ratios to which pictures are cropped around their focal point. */
export const MEDIA_SHAPES = ["16x9", "4x3", "1x1", "5x4", "12x5", "16x5", "4x1"] as const;
export type MediaShape = (typeof MEDIA_SHAPES)[number];

/** Maximum size of an uploaded file. Photos from good phones have 5 to 12 MB. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels of an upload, because a small file can decompress to a huge picture. */
export const UPLOAD_PIXELS = 50_000_000;

/** Suffix for one size of a picture: `/800.webp`, `/16x9-800.webp`, `/share.jpg`. */
const SIZE = /\/(?:(?:\d+x\d+-)?\d{2,4}\.(?:avif|webp|png|jpg)|share\.jpg)$/;
/** Media paths in a text such as HTML, excluding those on other hosts. */
const NAMED = /(?<![\w./-])\/media\/[\w./-]+/g;

/** Returns whether a picture exists in several widths. An external provider's pictures are single files. */
export function isScalable(source: string): boolean {
  return /^\/media\/[^.?]+$/.test(source);
}

/** Returns the path of a picture in one width; single-file pictures keep their path. */
export function pictureAt(
  source: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: "webp" | "jpg" = "webp",
): string {
  return isScalable(source) ? `${source}/${width}.${format}` : source;
}

/** Removes the size suffix from a media path. */
export function mediumAddress(path: string): string {
  return path.replace(SIZE, "");
}

/**
 * Returns the distinct media paths in a text, without size suffixes; a text that starts with /media/ is one
 * path.
 */
export function mediaNamedIn(text: string): string[] {
  const found = text.startsWith("/media/") ? [text] : (text.match(NAMED) ?? []);
  return [...new Set(found.map(mediumAddress))];
}

/** Returns false for paths with the extension of a document or film. */
export function canBePicture(address: string): boolean {
  return !/^\/media\/.*\.(?:pdf|webm|mp4)$/.test(address);
}
