import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { BundleBoxes } from "../../components/bundle-boxes/bundle-boxes.tsx";
import { Listing } from "../../components/listing/listing.tsx";
import { LongText } from "../../components/listing/long-text.tsx";
import { PageBanners } from "../../components/page-banners/page-banners.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { breadcrumbList, graphOf } from "../../components/structured-data/graphs.ts";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadCategory } from "./load.server.ts";
import styles from "./category.module.css";
import { Subcategories } from "./subcategories.tsx";
import { texts } from "./texts.ts";

export default function CategoryScreen({ data }: ScreenProps<typeof loadCategory>) {
  const isFirstPage = data.listing.page === 1;
  return (
    <>
      <Breadcrumbs trail={data.trail} />
      <header className="stack gap-1 mb-3">
        <PageTitle>
          {data.name} <span className={`muted nowrap ${styles.count}`}>({texts.count(data.count)})</span>
        </PageTitle>
        <LongText html={data.html} />
      </header>
      <Subcategories tiles={data.subcategories} />
      <Listing
        view={data.listing}
        canonical={data.head.canonical}
        among={isFirstPage && data.bundles.length > 0 && <BundleBoxes bundles={data.bundles} />}
      >
        {isFirstPage && data.banners.length > 0 && <PageBanners banners={data.banners} />}
      </Listing>
      {data.baselineHtml && (
        <TrustedHtml
          as="div"
          className={`prose line-above muted ${styles.baseline}`}
          html={data.baselineHtml}
        />
      )}
      <StructuredData
        graph={import.meta.env.SSR ? graphOf(breadcrumbList(data.trail, data.head.canonical)) : undefined}
      />
    </>
  );
}
