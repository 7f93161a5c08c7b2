import { Banner } from "../../components/banner/banner.tsx";
import { OfferList } from "../../components/offer-list/offer-list.tsx";
import type { loadPromotions } from "./load.server.ts";
import { texts } from "./texts.ts";

export function PromotionsScreen({ data }: { data: Awaited<ReturnType<typeof loadPromotions>> }) {
  const { promotions } = data;
  return (
    <OfferList
      title={texts.title}
      intro={promotions.length > 0 && <p>{texts.intro}</p>}
      variant="banners"
      label={texts.list}
      empty={{ text: texts.empty, hint: texts.emptyHint, href: "/pachete", link: texts.bundles }}
    >
      {promotions.map((promotion, index) => (
        <li key={promotion.url}>
          <Banner banner={promotion} variant="half" call={texts.see} eager={index < 2} />
        </li>
      ))}
    </OfferList>
  );
}
