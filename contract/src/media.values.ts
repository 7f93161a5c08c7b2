/** Addresses under /media/: a medium has one, and the sizes of a picture append to it. */

/** Widths that the layout uses; no others are generated. */
export const MEDIA_WIDTHS = [160, 320, 400, 640, 800, 1200, 1920] as const;
/** Shapes that a picture is cropped to around its focal point, as width : height. */
export const MEDIA_SHAPES = ["16x9", "4x3", "1x1", "5x4", "12x5", "16x5", "4x1"] as const;
export type MediaShape = (typeof MEDIA_SHAPES)[number];

/** Maximum size of an upload; a photo from a good phone has 5 to 12 MB. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Maximum pixels of a picture; a small file can unpack to any number of them. */
export const UPLOAD_PIXELS = 50_000_000;

/** Suffix of a medium's address for one of its sizes: `/800.webp`, `/16x9-800.webp`, `/share.jpg`. */
const SIZE = /\/(?:(?:\d+x\d+-)?\d{2,4}\.(?:avif|webp|png|jpg)|share\.jpg)$/;
/** Media addresses inside a text such as HTML, but not those of other hosts. */
const NAMED = /(?<![\w./-])\/media\/[\w./-]+/g;

/**
 * Returns whether a picture exists in several widths: ours have no extension, an external provider's are
 * single files.
 */
export function isScalable(source: string): boolean {
  return /^\/media\/[^.?]+$/.test(source);
}

/** Returns the address of one width; a single-file picture keeps its address. */
export function pictureAt(
  source: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: "webp" | "jpg" = "webp",
): string {
  return isScalable(source) ? `${source}/${width}.${format}` : source;
}

/** Returns the medium's own address, without the suffix of a size. */
export function mediumAddress(path: string): string {
  return path.replace(SIZE, "");
}

/** Returns the media addresses in a value that is one or contains some. */
export function mediaNamedIn(text: string): string[] {
  const found = text.startsWith("/media/") ? [text] : (text.match(NAMED) ?? []);
  return [...new Set(found.map(mediumAddress))];
}

/** Returns false for the shop's documents and films. */
export function canBePicture(address: string): boolean {
  return !/^\/media\/.*\.(?:pdf|webm|mp4)$/.test(address);
}
