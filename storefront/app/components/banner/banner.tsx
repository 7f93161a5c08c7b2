import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { pictureSources } from "@curat/ui/picture/picture-sources.ts";
import styles from "./banner.module.css";
import { texts } from "./texts.ts";

export interface BannerView {
  url: string | null;
  /** Title in the banner. Empty if the page shows the title elsewhere. */
  title: string;
  picture: string;
  pictureMobile: string;
}

/** `hero` spans the page, `half` shares a row with one other banner, and `card` shares it with several. */
export type BannerVariant = "hero" | "half" | "card";

interface BannerProps {
  banner: BannerView;
  variant: BannerVariant;
  call?: string;
  eager?: boolean;
}

/** Aspect ratios on which the styles rely. Uploaded pictures are cropped to them around their focal point. */
const SHAPES = {
  hero: {
    width: 1920,
    height: 600,
    shape: "16x5",
    mobile: 800,
    mobileHeight: 800,
    sizes: "(min-width: 1448px) 1400px, 100vw",
  },
  half: {
    width: 960,
    height: 400,
    shape: "12x5",
    mobile: 800,
    mobileHeight: 640,
    sizes: "(min-width: 1448px) 692px, (min-width: 768px) 50vw, 100vw",
  },
  card: {
    width: 960,
    height: 400,
    shape: "12x5",
    mobile: 800,
    mobileHeight: 640,
    sizes: "(min-width: 1448px) 456px, (min-width: 768px) 33vw, 100vw",
  },
} as const;
const PHONE = "(max-width: 767.98px)";

/** Banner with text over the picture. On phones it has a different picture, and the text is below it. */
export function Banner({ banner, variant, call = texts.see, eager = false }: BannerProps) {
  const shape = SHAPES[variant];
  const wide = pictureSources(banner.picture, variant === "hero" ? 960 : 640, shape.shape);
  const phone = pictureSources(banner.pictureMobile, 400, "4x3");
  return (
    <Frame url={banner.url} className={`${styles.banner} ${styles[variant]}`}>
      <picture className={styles.picture}>
        {phone.avif && (
          <source
            media={PHONE}
            type="image/avif"
            srcSet={phone.avif}
            sizes="100vw"
            width={shape.mobile}
            height={shape.mobileHeight}
          />
        )}
        <source
          media={PHONE}
          srcSet={phone.webp ?? phone.src}
          sizes="100vw"
          width={shape.mobile}
          height={shape.mobileHeight}
        />
        {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={shape.sizes} />}
        <img
          src={wide.src}
          srcSet={wide.webp}
          sizes={shape.sizes}
          width={shape.width}
          height={shape.height}
          alt=""
          loading={eager ? undefined : "lazy"}
          fetchPriority={eager ? "high" : undefined}
        />
      </picture>
      {banner.title && (
        <span className={styles.words}>
          <span className={styles.title}>{banner.title}</span>
          {banner.url && (
            <span className={styles.call}>
              {call} <ArrowRight aria-hidden size={18} />
            </span>
          )}
        </span>
      )}
    </Frame>
  );
}

function Frame({ url, className, children }: { url: string | null; className: string; children: ReactNode }) {
  return url ? (
    <a href={url} className={className}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}
