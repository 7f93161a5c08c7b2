import { CalendarClock } from "lucide-react";
import { Banner } from "../../components/banner/banner.tsx";
import { Breadcrumbs } from "@curat/ui/breadcrumbs/breadcrumbs.tsx";
import { filterCount } from "../../components/listing/write-address.ts";
import { Listing } from "../../components/listing/listing.tsx";
import { LongText } from "../../components/listing/long-text.tsx";
import { PageTitle } from "../../components/page-title/page-title.tsx";
import { StructuredData } from "../../components/structured-data/structured-data.tsx";
import { breadcrumbList, graphOf } from "../../components/structured-data/graphs.ts";
import type { ScreenProps } from "../../components/screen/screen-types.ts";
import type { loadPromotion } from "./load.server.ts";
import { Gift } from "./gift.tsx";
import styles from "./promotion.module.css";
import { texts } from "./texts.ts";

export default function PromotionScreen({ data }: ScreenProps<typeof loadPromotion>) {
  const { listing, gift, until } = data;
  const isFirstPage = listing.page === 1;
  const trail = [{ name: texts.promotions, url: "/promotii" }, { name: data.name }];
  // A promotion that gives a gift from a minimum cart total lists no products.
  const hasList = listing.total > 0 || listing.page > 1 || filterCount(listing.address) > 0 || !gift;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <header className={`grid gap-x-4 gap-y-1 items-start mb-3 ${styles.promotion}`}>
        <div className={`contents ${styles.words}`}>
          <PageTitle>{data.name}</PageTitle>
          {until && (
            <p className="cluster hint items-center gap-x-2 gap-y-1">
              <CalendarClock aria-hidden size={20} />
              <b className="text-warning">{texts.left(until.days)}</b> <span>{texts.until(until.date)}</span>
            </p>
          )}
          <LongText html={data.html} />
        </div>
        {data.picture && (
          <div className={styles.banner}>
            <Banner
              banner={{ url: null, title: "", picture: data.picture, pictureMobile: data.pictureMobile }}
              variant="card"
              eager
            />
          </div>
        )}
      </header>
      {hasList ? (
        <Listing
          view={listing}
          canonical={data.head.canonical}
          among={isFirstPage && gift && <Gift gift={gift} />}
        />
      ) : (
        <>
          {isFirstPage && gift && <Gift gift={gift} />}
          <p>
            <a href="/promotii">{texts.others}</a>
          </p>
        </>
      )}
      <StructuredData
        graph={import.meta.env.SSR ? graphOf(breadcrumbList(trail, data.head.canonical)) : undefined}
      />
    </>
  );
}
