import type { MediaShape } from "@curat/contract/media.values";
import { fixedPictureSources, pictureSources } from "./picture-sources.ts";
import styles from "./picture.module.css";

interface PictureProps {
  source: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Of the layout at its largest; with the height it holds the space, so that nothing jumps. */
  width: number;
  height: number;
  /** For the choice of candidates, where it is not the width. */
  layoutWidth?: number;
  /** What it takes of the window; absent where that is its width everywhere. */
  sizes?: string;
  /** What the layout crops it to; absent where it is shown whole. */
  shape?: MediaShape;
  /** True for what is seen first: loaded at once, before the others. */
  eager?: boolean;
  className?: string;
}

/** A picture in the widths that the server makes; a browser without AVIF (2023 and older) gets one WebP. */
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
