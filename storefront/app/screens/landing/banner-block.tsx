import { pictureSources } from "@curat/ui/picture/picture-sources.ts";
import styles from "./banner-block.module.css";
import type { BlockView } from "./load.server.ts";

type BannerView = Extract<BlockView, { type: "banner" }>;

const PHONE = "(max-width: 767.98px)";
const SIZES = "(min-width: 1448px) 1336px, 100vw";

export function BannerBlock({ block }: { block: BannerView }) {
  const { url, urlMobile, title } = block;
  const picture = <BannerPicture block={block} />;
  if (!url && !urlMobile) return <div className={styles["banner-block"]}>{picture}</div>;
  // The title is already shown above the block, so here it only names the link.
  if (url === urlMobile)
    return (
      <a className={styles["banner-block"]} href={url} aria-label={title || undefined}>
        {picture}
      </a>
    );
  return (
    <>
      {[
        { to: urlMobile, where: styles.phone },
        { to: url, where: styles.desktop },
      ].map(({ to, where }) =>
        to ? (
          <a
            key={where}
            className={`${styles["banner-block"]} ${where}`}
            href={to}
            aria-label={title || undefined}
          >
            {picture}
          </a>
        ) : (
          <div key={where} className={`${styles["banner-block"]} ${where}`}>
            {picture}
          </div>
        ),
      )}
    </>
  );
}

function BannerPicture({ block }: { block: BannerView }) {
  const wide = pictureSources(block.picture, 960, "12x5");
  const phone = pictureSources(block.pictureMobile, 400, "5x4");
  return (
    <picture>
      {phone.avif && <source media={PHONE} type="image/avif" srcSet={phone.avif} sizes="100vw" />}
      <source media={PHONE} srcSet={phone.webp ?? phone.src} sizes="100vw" />
      {wide.avif && <source type="image/avif" srcSet={wide.avif} sizes={SIZES} />}
      <img src={wide.src} srcSet={wide.webp} sizes={SIZES} width={1200} height={500} alt="" loading="lazy" />
    </picture>
  );
}
