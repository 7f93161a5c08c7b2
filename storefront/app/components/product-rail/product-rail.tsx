import { useId } from "react";
import { CardPlace } from "../product-card/card-place.tsx";
import type { Card } from "../product-card/to-card.ts";
import { SectionHead } from "../section-head/section-head.tsx";
import { Slider } from "../slider/slider.tsx";
import styles from "./product-rail.module.css";
import { texts } from "./texts.ts";

interface ProductRailProps {
  title: string;
  cards: Card[];
  url?: string | null;
  seeAll?: string;
  /** Whether the rail is on the first screen. The pictures of its first cards then load eagerly. */
  isFirst?: boolean;
}

/** Number of cards that are at least partly visible on a phone. */
const ON_PHONE = 2;

const SIZES = "(min-width: 1274px) 222px, (min-width: 768px) 26vw, (min-width: 576px) 32vw, 52vw";

export function ProductRail({ title, cards, url, seeAll = texts.seeAll, isFirst = false }: ProductRailProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="min-w-0" aria-labelledby={id} data-screen-only>
      <SectionHead
        id={id}
        title={title}
        url={url}
        controls="arrows"
        seeAll={
          <>
            {seeAll}
            <span className="visually-hidden">: {title}</span>
          </>
        }
      />
      <Slider label={title} className={styles.slides}>
        {cards.map((card, index) => (
          <CardPlace key={card.url} item={card} sizes={SIZES} eager={isFirst && index < ON_PHONE} />
        ))}
      </Slider>
    </section>
  );
}
