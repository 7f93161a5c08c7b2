import { Heart } from "lucide-react";
import { ProductCard } from "../../../components/product-card/product-card.tsx";
import { Empty } from "../empty.tsx";
import { PageHead } from "../../../components/page-head/page-head.tsx";
import { SaveAsList } from "../lists/save-as-list.tsx";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import styles from "./favourites.module.css";
import type { loadFavourites } from "./load.server.ts";
import { texts } from "./texts.ts";

export function FavouritesScreen({ data }: { data: Awaited<ReturnType<typeof loadFavourites>> }) {
  const { cards } = data;
  return (
    <>
      <PageHead title={texts.title}>
        {cards && cards.length > 0 && (
          <>
            <output className="hint">{texts.count(cards.length)}</output>
            <SaveAsList source="favourites" />
          </>
        )}
      </PageHead>
      {!cards && <p>{accountTexts.unavailable}</p>}
      {cards?.length === 0 && (
        <Empty
          icon={Heart}
          text={texts.empty}
          hint={texts.emptyHint}
          link={{ href: "/", name: texts.toShop }}
        />
      )}
      {cards && cards.length > 0 && (
        <ul className={`list grid gap-x-3 gap-y-0 ${styles.favourites}`}>
          {cards.map((item, index) => (
            <li className="stack min-w-0 pb-4" key={item.url}>
              <ProductCard item={item} heading="h2" eager={index < 4} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
