/** Which files a picture may be had as; only our own media have variants. */
const WIDTHS = [160, 320, 400, 640, 800, 1200] as const;

export interface PictureSources {
  avif: string;
  webp: string;
  /** For a browser that knows neither. */
  fallback: string;
}

/** The srcsets of a `/media/…` picture up to twice the drawn width; undefined for pictures from elsewhere. */
export function pictureSources(source: string, drawnWidth: number): PictureSources | undefined {
  if (!source.startsWith("/media/")) return undefined;
  const enough = WIDTHS.find((width) => width >= drawnWidth * 2) ?? WIDTHS[WIDTHS.length - 1];
  const widths = WIDTHS.filter((width) => width <= (enough ?? 1200));
  const srcset = (format: string) => widths.map((width) => `${source}/${width}.${format} ${width}w`).join(", ");
  const nearest = widths.find((width) => width >= drawnWidth) ?? 1200;
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: `${source}/${nearest}.webp` };
}
