import type { MediaShape } from "@curat/contract/media.values";
import { fixedPictureSources, pictureSources } from "./picture-sources.ts";
import styles from "./picture.module.css";

interface PictureProps {
  source: string;
  /** Empty if neighbouring text has the same meaning. */
  alt: string;
  /** Largest layout width, which also reserves the space. */
  width: number;
  height: number;
  /** Layout width for choosing candidates, by default `width`. */
  layoutWidth?: number;
  /** Absent if the width is fixed. */
  sizes?: string;
  /** Aspect ratio to which the layout crops the picture. */
  shape?: MediaShape;
  /** Loads immediately with high priority, for pictures above the fold. */
  eager?: boolean;
  className?: string;
}

/** A picture in the server's widths. Browsers without AVIF (from before 2024) get a single WebP. */
export function Picture({
  source,
  alt,
  width,
  height,
  sizes,
  layoutWidth = width,
  shape,
  eager = false,
  className,
}: PictureProps) {
  const { avif, src } = sizes
    ? pictureSources(source, layoutWidth, shape)
    : fixedPictureSources(source, width);
  const image = (
    <img
      className={avif ? className : `${styles.image} ${className ?? ""}`}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
