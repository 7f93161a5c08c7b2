import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { BundleBoxes } from "../../components/bundle-boxes/bundle-boxes.tsx";
import { Listing } from "../../components/listing/listing.tsx";
import { LongText } from "../../components/listing/long-text.tsx";
import { PageBanners } from "../../components/page-banners/page-banners.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { breadcrumbList, graphOf } from "../../components/structured-data/graphs.ts";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadBrand } from "./load.server.ts";
import styles from "./brand.module.css";

const LOGO = { width: 200, height: 100 };

export default function BrandScreen({ data }: ScreenProps<typeof loadBrand>) {
  const isFirstPage = data.listing.page === 1;
  const trail = [{ name: "Branduri", url: "/marci" }, { name: data.name }];
  return (
    <>
      <Breadcrumbs trail={trail} />
      <header className={`row gap-4 items-center mb-3 ${styles.brand}`}>
        {data.picture && (
          <div className={styles.logo}>
            <Picture source={data.picture} alt="" {...LOGO} eager />
          </div>
        )}
        <div className={`stack gap-1 min-w-0 ${styles.words}`}>
          <PageTitle>{data.name}</PageTitle>
          <LongText html={data.html} />
        </div>
      </header>
      <Listing
        view={data.listing}
        canonical={data.head.canonical}
        among={data.bundles.length > 0 && <BundleBoxes bundles={data.bundles} />}
      >
        {isFirstPage && data.banners.length > 0 && <PageBanners banners={data.banners} />}
      </Listing>
      <StructuredData
        graph={import.meta.env.SSR ? graphOf(breadcrumbList(trail, data.head.canonical)) : undefined}
      />
    </>
  );
}
