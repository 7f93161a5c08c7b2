/** Addresses below /media/: a medium has one of its own, and behind it the sizes that are made of a picture. */

/** Widths of the layout; others are not made. */
export const MEDIA_WIDTHS = [160, 320, 400, 640, 800, 1200, 1920] as const;
/** Shapes that a picture is cropped to around its focal point, as width : height. */
export const MEDIA_SHAPES = ["16x9", "4x3", "1x1", "5x4", "12x5", "16x5", "4x1"] as const;
export type MediaShape = (typeof MEDIA_SHAPES)[number];

/** The longest file that is taken; a photograph of a good telephone has 5 to 12 MB. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** The most pixels of a picture that is opened: a small file may hold any number of them. */
export const UPLOAD_PIXELS = 50_000_000;

/** What stands behind a medium's address for one of its sizes: `/800.webp`, `/16x9-800.webp`, `/share.jpg`. */
const SIZE = /\/(?:(?:\d+x\d+-)?\d{2,4}\.(?:avif|webp|png|jpg)|share\.jpg)$/;
/** Addresses inside of a text, such as HTML; those of other hosts are none. */
const NAMED = /(?<![\w./-])\/media\/[\w./-]+/g;

/** Our own pictures carry no extension and exist in several widths; a foreign provider's are one file. */
export function isScalable(source: string): boolean {
  return /^\/media\/[^.?]+$/.test(source);
}

/** The address of one width; a picture that is one file answers itself. */
export function pictureAt(
  source: string,
  width: (typeof MEDIA_WIDTHS)[number],
  format: "webp" | "jpg" = "webp",
): string {
  return isScalable(source) ? `${source}/${width}.${format}` : source;
}

/** The medium's own address: that of any of its sizes without the size. */
export function mediumAddress(path: string): string {
  return path.replace(SIZE, "");
}

/** The addresses of media that a value names: it is one, or they stand inside of it. */
export function mediaNamedIn(text: string): string[] {
  const found = text.startsWith("/media/") ? [text] : (text.match(NAMED) ?? []);
  return [...new Set(found.map(mediumAddress))];
}

/** False for the shop's own documents and films: they are no pictures. */
export function canBePicture(address: string): boolean {
  return !/^\/media\/.*\.(?:pdf|webm|mp4)$/.test(address);
}
