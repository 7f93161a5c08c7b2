import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import { LIMITS } from "@curat/contract/limits.values";
import { BundleBox } from "../../components/bundle-boxes/bundle-box.tsx";
import { texts as listingTexts } from "../../components/listing/texts.ts";
import { OfferList } from "../../components/offer-list/offer-list.tsx";
import { Pagination } from "@curat/ui/pagination/pagination.tsx";
import type { loadBundles } from "./load.server.ts";
import { texts } from "./texts.ts";

export function BundlesScreen({ data }: { data: Awaited<ReturnType<typeof loadBundles>> }) {
  const { bundles, html, page, lastPage, isPastEnd } = data;
  return (
    <>
      <OfferList
        title={texts.title}
        intro={html && <TrustedHtml as="div" className="prose" html={html} />}
        variant="boxes"
        label={texts.list}
        empty={
          isPastEnd
            ? {
                text: texts.noSuchPage,
                hint: listingTexts.pageHint,
                href: "/pachete",
                link: listingTexts.firstPage,
              }
            : { text: texts.empty, hint: texts.emptyHint, href: "/promotii", link: texts.promotions }
        }
      >
        {bundles.map((bundle, index) => (
          <li key={bundle.url}>
            <BundleBox bundle={bundle} heading="h2" eager={index < 2} />
          </li>
        ))}
      </OfferList>
      {!isPastEnd && (
        <Pagination
          current={page}
          last={lastPage}
          window={LIMITS.paginationWindow}
          addressOf={(other) => (other > 1 ? `/pachete?page=${other}` : "/pachete")}
        />
      )}
    </>
  );
}
