import { isScalable, MEDIA_WIDTHS as WIDTHS } from "@curat/contract/media.values";
import type { MediaShape } from "@curat/contract/media.values";

const MIN_PAGE_WIDTH = 320;
const UPLOADS = "/media/upload/";

export interface PictureSources {
  /** Missing for pictures that exist only as a single file. */
  avif?: string;
  webp?: string;
  src: string;
}

/** Returns the picture for social sharing, 1200 × 630 on white. */
export function sharePicture(source: string): string {
  return isScalable(source) ? `${source}/share.jpg` : source;
}

/** Returns the only candidate of a fixed-width picture, which is sharp on high-density screens. */
export function fixedPictureSources(source: string, width: number): Pick<PictureSources, "avif" | "src"> {
  if (!isScalable(source)) return { src: source };
  const one = WIDTHS.findLast((candidate) => candidate <= width * 2) ?? WIDTHS[0];
  return { avif: `${source}/${one}.avif`, src: `${source}/${one}.webp` };
}

/** Returns candidates up to twice the layout width. The server crops uploads to the shape. */
export function pictureSources(source: string, layoutWidth: number, shape?: MediaShape): PictureSources {
  if (!isScalable(source)) return { src: source };
  const fitting = WIDTHS.filter(
    (width) => width <= layoutWidth * 2 && (width >= MIN_PAGE_WIDTH || layoutWidth < MIN_PAGE_WIDTH),
  );
  const widths = fitting.length > 0 ? fitting : [WIDTHS[0]];
  const cut = shape && source.startsWith(UPLOADS) ? `${source}/${shape}-` : `${source}/`;
  const list = (type: string) => widths.map((width) => `${cut}${width}.${type} ${width}w`).join(", ");
  const middle = widths.find((width) => width >= layoutWidth) ?? widths[widths.length - 1] ?? WIDTHS[0];
  return { avif: list("avif"), webp: list("webp"), src: `${cut}${middle}.webp` };
}
