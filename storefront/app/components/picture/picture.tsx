import { pictureSources } from "./picture-sources.ts";

interface PictureProps {
  /** `pic` as the API gives it. */
  source: string;
  alt: string;
  /** In CSS pixels as drawn at most; with the height it holds the place. */
  width: number;
  height: number;
  /** As in `<img sizes>`. */
  sizes: string;
  /** For what is seen at once (the largest picture of the screen): not lazy, and first in the queue. */
  eager?: boolean;
  className?: string;
}

export function Picture({ source, alt, width, height, sizes, eager = false, className }: PictureProps) {
  const variants = pictureSources(source, width);
  const image = (
    <img
      className={className}
      src={variants?.fallback ?? source}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (!variants) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={variants.avif} sizes={sizes} />
      <source type="image/webp" srcSet={variants.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
