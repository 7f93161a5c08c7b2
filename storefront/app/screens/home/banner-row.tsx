import { Banner } from "../../components/banner/banner.tsx";
import type { BannerVariant, BannerView } from "../../components/banner/banner.tsx";
import styles from "./banner-row.module.css";

/**
 * Variant by number of banners per row. With three or more, banners are too narrow to show text over the
 * picture.
 */
const LOOKS: Record<number, BannerVariant> = { 1: "hero", 2: "half" };

export function BannerRow({ banners }: { banners: BannerView[] }) {
  return (
    <ul className={`list grid gap-4 ${styles["banner-row"]} ${banners.length > 2 ? styles.many : ""}`}>
      {banners.map((banner) => (
        <li key={banner.picture}>
          <Banner banner={banner} variant={LOOKS[banners.length] ?? "card"} />
        </li>
      ))}
    </ul>
  );
}
