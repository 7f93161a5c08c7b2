import type { MediaShape } from "@curat/contract/media.values";
import { fixedPictureSources, pictureSources } from "./picture-sources.ts";
import styles from "./picture.module.css";

interface PictureProps {
  source: string;
  /** Empty if adjacent text has the same meaning. */
  alt: string;
  /** Largest layout width; reserves the space together with the height. */
  width: number;
  height: number;
  /** Width for choosing candidates, if it differs from `width`. */
  layoutWidth?: number;
  /** The `sizes` attribute; absent if the width is fixed. */
  sizes?: string;
  /** Aspect ratio that the layout crops to; absent if shown whole. */
  shape?: MediaShape;
  /** True for pictures above the fold: loaded immediately with high priority. */
  eager?: boolean;
  className?: string;
}

/** A picture in the widths that the server generates; browsers without AVIF (before 2024) get one WebP. */
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
