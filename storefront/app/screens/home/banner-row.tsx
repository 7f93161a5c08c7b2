import { Banner } from "./banner.tsx";
import type { BannerView } from "./banner.tsx";
import styles from "./banner-row.module.css";

/** Banners side by side, one below the other on phones. */
export function BannerRow({ banners }: { banners: BannerView[] }) {
  return (
    <ul className={styles["banner-row"]}>
      {banners.map((banner) => (
        <li key={banner.picture}>
          <Banner banner={banner} look={banners.length === 1 ? "hero" : "half"} />
        </li>
      ))}
    </ul>
  );
}
