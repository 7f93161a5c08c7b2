import { STOCK } from "@curat/contract/catalog.values";
import { useEffect, useEffectEvent, useRef } from "react";
import { productEvent } from "../../analytics/events.ts";
import { useTrack } from "../../analytics/track.ts";
import { Benefits } from "../../components/benefits/benefits.tsx";
import { BundleBoxes } from "../../components/bundle-boxes/bundle-boxes.tsx";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { PageBanners } from "../../components/page-banners/page-banners.tsx";
import { usePromises } from "../../components/promises/use-promises.ts";
import { RequestInfo } from "../../components/request-info/request-info.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import { useToday } from "../../session/shop-now.tsx";
import type { loadProduct } from "./load.server.ts";
import { BackButton } from "./back-button.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Calculator } from "./dose/calculator.tsx";
import { Gallery } from "./gallery.tsx";
import { Legal } from "./legal.tsx";
import { productGraph } from "./product-graph.ts";
import type { ProductView } from "./product-view.ts";
import styles from "./product.module.css";
import { Options } from "./options.tsx";
import { RelatedRails } from "./related-rails.tsx";
import { ReviewForm } from "./review-form.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { About, Subtitle, Title } from "./summary.tsx";
import { Tabs } from "./tabs.tsx";

export default function ProductScreen({ data }: ScreenProps<typeof loadProduct>) {
  const { product, bundles, related } = data;
  const { withdrawalDays } = usePromises();
  const isDated = useToday()?.delivery !== undefined;
  const mainButton = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.product} data-room={product.zones?.[0]}>
      <div className={styles.way} data-screen-only>
        <BackButton />
        <Breadcrumbs trail={[...product.crumbs, { name: product.name }]} />
      </div>
      <div className={styles.top}>
        <Gallery
          key={product.id}
          pictures={product.pictures}
          name={product.name}
          saves={product.saves}
          hasFilm={product.videos.length > 0}
        />
        <div className={styles.side}>
          <Title product={product} hasReviewForm={data.hasReviewForm} />
          <BuyBox
            key={product.id}
            product={product}
            alert={data.alert}
            restockedOn={data.restockedOn}
            info={data.opensInfo && <RequestInfo product={product} />}
            actions={mainButton}
          />
          <Subtitle product={product} />
          <About product={product} />
          {product.dose && (
            <Calculator key={`dose-${product.id}`} dose={product.dose} productId={product.id} />
          )}
          <Options options={product.options} />
          <Benefits delivery={isDated && product.isBuyable ? product.delivery : undefined} />
        </div>
      </div>
      <BundleBoxes bundles={bundles} />
      <PageBanners banners={product.banners} />
      <Tabs
        key={`tabs-${product.id}`}
        product={product}
        opensReviews={data.opensReviews}
        reviewForm={data.hasReviewForm && <ReviewForm productId={product.id} writer={data.writer} />}
      />
      <Legal product={product} />
      <RelatedRails key={`related-${product.id}`} related={related} />
      {(product.isBuyable || product.stock === STOCK.outOfStock) && (
        <StickyBar product={product} watched={mainButton} />
      )}
      <StructuredData graph={import.meta.env.SSR ? productGraph(product, withdrawalDays) : undefined} />
      <ProductViewed key={`viewed-${product.id}`} product={product} />
    </div>
  );
}

function ProductViewed({ product }: { product: ProductView }) {
  const track = useTrack();
  const trackView = useEffectEvent(() =>
    track("product-view", {
      product: productEvent(product, 1),
      shown: {
        url: location.pathname,
        picture: product.pictures[0] ?? null,
        isBuyable: product.isBuyable,
      },
    }),
  );
  useEffect(() => trackView(), []);
  return null;
}
