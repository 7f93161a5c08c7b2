/**
 * Addresses under /media/. Each medium has one address; the address of a resized picture appends the size to
 * it.
 */

/** Widths in which pictures are generated: those that the layout uses. */
export const MEDIA_WIDTHS = [160, 320, 400, 640, 800, 1200, 1920] as const;
/** Aspect ratios (width × height) to which pictures are cropped around their focal point. */
export const MEDIA_SHAPES = ["16x9", "4x3", "1x1", "5x4", "12x5", "16x5", "4x1"] as const;
export type MediaShape = (typeof MEDIA_SHAPES)[number];

/** Maximum size of an upload in bytes; photos from good phones have 5 to 12 MB. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Maximum number of pixels of a picture, because a small file can decompress to a huge one. */
export const UPLOAD_PIXELS = 50_000_000;

/** Suffix that selects one size of a picture: `/800.webp`, `/16x9-800.webp`, `/share.jpg`. */
const SIZE = /\/(?:(?:\d+x\d+-)?\d{2,4}\.(?:avif|webp|png|jpg)|share\.jpg)$/;
/** Media addresses within a text such as HTML, excluding those on other hosts. */
const NAMED = /(?<![\w./-])\/media\/[\w./-]+/g;

/**
 * Returns whether a picture is available in several widths. The shop's own pictures are, and their addresses
 * have no file extension; an external provider's pictures are single files.
 */
export function isScalable(source: string): boolean {
  return /^\/media\/[^.?]+$/.test(source);
}

/** Returns the address of a picture in one width; single-file pictures keep their address. */
export function pictureAt(
  source: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: "webp" | "jpg" = "webp",
): string {
  return isScalable(source) ? `${source}/${width}.${format}` : source;
}

/** Returns the medium's own address, without a size suffix. */
export function mediumAddress(path: string): string {
  return path.replace(SIZE, "");
}

/** Returns the media addresses in a value, which may be an address or a text that contains some. */
export function mediaNamedIn(text: string): string[] {
  const found = text.startsWith("/media/") ? [text] : (text.match(NAMED) ?? []);
  return [...new Set(found.map(mediumAddress))];
}

/** Returns false for addresses with the extension of a document or film. */
export function canBePicture(address: string): boolean {
  return !/^\/media\/.*\.(?:pdf|webm|mp4)$/.test(address);
}
