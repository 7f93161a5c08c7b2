import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { BundleBoxes } from "../../components/bundle-boxes/bundle-boxes.tsx";
import { filterCount } from "../../components/listing/listing-address.ts";
import { Listing } from "../../components/listing/listing.tsx";
import { LongText } from "../../components/listing/long-text.tsx";
import { PageBanners } from "../../components/page-banners/page-banners.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { breadcrumbList, graphOf } from "../../components/structured-data/graphs.ts";
import type { ScreenProps } from "../screens.ts";
import { preloadDisplayFace } from "../../components/display-face.ts";
import styles from "./category.module.css";
import { Subcategories } from "./subcategories.tsx";
import { texts } from "./texts.ts";

/** A category (requirements: B3). */
export default function CategoryScreen({ data }: ScreenProps<"category">) {
  preloadDisplayFace();
  // Text, tiles and banners introduce the list: its further pages and whatever is narrowed begin with the products.
  const isFirstPage = data.listing.page === 1;
  const isNarrowed = filterCount(data.listing.address) > 0;
  return (
    <>
      <Breadcrumbs trail={data.trail} />
      <header className={styles.category}>
        <h1>
          {data.name} <span className={styles.count}>({texts.count(data.count)})</span>
        </h1>
        {isFirstPage && !isNarrowed && <LongText html={data.html} />}
      </header>
      {isFirstPage && (
        // Hidden rather than gone: what comes anew would take the focus out of an open drawer.
        <div hidden={isNarrowed}>
          <Subcategories tiles={data.subcategories} />
          <BundleBoxes bundles={data.bundles} />
        </div>
      )}
      <Listing view={data.listing} canonical={data.head.canonical}>
        {isFirstPage && !isNarrowed && <PageBanners banners={data.banners} />}
      </Listing>
      {data.baselineHtml && (
        <div className={`prose ${styles.baseline}`} dangerouslySetInnerHTML={{ __html: data.baselineHtml }} />
      )}
      <StructuredData graph={graphOf(breadcrumbList(data.trail, data.head.canonical))} />
    </>
  );
}
