import type { ReactNode } from "react";
import { pictureSources } from "@curat/ui/picture/picture-sources.ts";
import styles from "./page-banners.module.css";
import type { PageBanner } from "./to-banners.ts";

const PHONE = "(max-width: 767.98px)";
const SIZES = "(min-width: 991px) calc(100vw - 350px), 100vw";
const WIDE = 800;
const NARROW = 400;

/** Banners of type 1 (B-038, B-198, B-201). Each may have a different picture on phones. */
export function PageBanners({ banners }: { banners: PageBanner[] }) {
  return banners.map(({ url, title, picture, pictureMobile }) => {
    const wide = pictureSources(picture, WIDE, "4x1");
    const narrow = pictureSources(pictureMobile || picture, NARROW, "12x5");
    return (
      <Frame key={`${url}${picture}`} url={url}>
        <picture>
          {narrow.avif && <source media={PHONE} type="image/avif" srcSet={narrow.avif} sizes="100vw" />}
          <source media={PHONE} srcSet={narrow.webp ?? narrow.src} sizes="100vw" />
          {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={SIZES} />}
          <img
            src={wide.src}
            srcSet={wide.webp}
            sizes={wide.webp && SIZES}
            alt=""
            width={1600}
            height={400}
            loading="lazy"
          />
        </picture>
        {title && <span className={styles.title}>{title}</span>}
      </Frame>
    );
  });
}

function Frame({ url, children }: { url: string; children: ReactNode }) {
  if (url === "")
    return (
      <div className={`relative mb-4 clip rounded-card bg-surface no-underline ${styles["page-banner"]}`}>
        {children}
      </div>
    );
  return (
    <a
      className={`relative display-block mb-4 clip rounded-card bg-surface no-underline ${styles["page-banner"]}`}
      href={url}
    >
      {children}
    </a>
  );
}
