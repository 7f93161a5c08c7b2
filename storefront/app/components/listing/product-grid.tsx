import type { ReactNode } from "react";
import { Fragment } from "react";
import { CardPlace } from "../product-card/card-place.tsx";
import type { Card } from "../product-card/to-card.ts";
import styles from "./product-grid.module.css";
import { texts } from "./texts.ts";

const PLACEHOLDERS = 8;
/** Number of cards in the first row of the widest grid. Their pictures load eagerly. */
const FIRST_ROW = 4;

interface ProductGridProps {
  cards: Card[];
  hasFilters: boolean;
  isLoading: boolean;
  /** Content shown after the second row of cards, as wide as a row. */
  among?: ReactNode;
}

/** Grid of product cards. While another choice loads, placeholders cover the cards, so that nothing moves. */
export function ProductGrid({ cards, hasFilters, isLoading, among }: ProductGridProps) {
  // This position in the DOM is right for wide windows. CSS moves the content in narrower ones.
  const placeOfAmong = Math.min(2 * FIRST_ROW, cards.length) - 1;
  return (
    <div className={`${styles["product-grid"]} ${hasFilters ? styles.beside : ""}`}>
      <ul className={styles.grid} inert={isLoading}>
        {cards.map((item, index) => (
          <Fragment key={item.url}>
            <CardPlace item={item} eager={index < FIRST_ROW} />
            {among && index === placeOfAmong && <li className={styles.among}>{among}</li>}
          </Fragment>
        ))}
      </ul>
      {isLoading && (
        <div className={styles.veil}>
          <output className="visually-hidden">{texts.loading}</output>
          <div className={styles.grid} aria-hidden>
            {Array.from({ length: PLACEHOLDERS }, (_, index) => (
              <Placeholder key={index} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Placeholder() {
  return (
    <div className={styles.placeholder}>
      <span className={styles.picture} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.price} />
      <span className={styles.button} />
    </div>
  );
}
