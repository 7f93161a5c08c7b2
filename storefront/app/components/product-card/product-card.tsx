import { STOCK } from "@curat/contract/catalog.values";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { FavouriteToggle } from "../favourite/favourite-toggle.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { Stars } from "@curat/ui/stars/stars.tsx";
import { StockBadge } from "../stock-badge/stock-badge.tsx";
import styles from "./product-card.module.css";
import { QuickAdd } from "./quick-add.tsx";
import { splitName } from "./split-name.ts";
import { texts } from "./texts.ts";
import type { Card } from "./to-card.ts";

interface ProductCardProps {
  item: Card;
  /** Level of the name in the page's outline. */
  heading?: "h2" | "h3";
  /** What the picture takes of the window, for the choice of its width. */
  sizes?: string;
  /** True for the cards that are seen first. */
  eager?: boolean;
}

const PICTURE_WIDTH = 400; // requirements: B14
/** Candidates up to 640: no card takes more than 382 px, and a fourth one is 900 bytes of a page. */
const LAYOUT_WIDTH = 320;
const SIZES = "(min-width: 1274px) 260px, (min-width: 768px) 30vw, 45vw";

/** A product in a list, a search or a rail (requirements: B14). */
export function ProductCard({ item, heading: Heading = "h3", sizes = SIZES, eager }: ProductCardProps) {
  const { main, rest } = splitName(item.name);
  const isGone = item.stock === STOCK.outOfStock;
  return (
    <article className={isGone ? `${styles["product-card"]} ${styles.gone}` : styles["product-card"]}>
      <div className={styles.media}>
        {item.picture && (
          <Picture
            source={item.picture}
            layoutWidth={LAYOUT_WIDTH}
            alt=""
            width={PICTURE_WIDTH}
            height={PICTURE_WIDTH}
            sizes={sizes}
            eager={eager}
          />
        )}
        <Bubbles item={item} />
        {isGone && (
          // The badge below says it to readers.
          <span className={styles["no-stock"]} aria-hidden>
            {item.stockText}
          </span>
        )}
      </div>
      <p className={styles.brand}>{item.brand}</p>
      <Heading className={styles.name}>
        <a href={item.url}>
          <span className={styles.main}>{main}</span>
          {rest && <span className={styles.rest}> {rest}</span>}
        </a>
      </Heading>
      <p className={styles.rating}>{item.stars !== undefined && <Stars value={item.stars} />}</p>
      <div className={styles.price}>
        <Price lei={item.price} old={item.oldPrice} />
        <p className={styles.unit}>
          {[item.isOwnPrice && texts.ownPrice, item.unitPrice].filter(Boolean).join(" · ")}
        </p>
      </div>
      <StockBadge stock={item.stock} text={item.stockText} />
      {item.id !== undefined && (
        <FavouriteToggle productId={item.id} name={item.name} isLiked={item.isLiked ?? false} />
      )}
      <QuickAdd item={item} />
      {item.id !== undefined && <CompareToggle productId={item.id} name={item.name} />}
    </article>
  );
}

function Bubbles({ item }: { item: Card }) {
  if (!item.saves && !item.isNew && !item.promo) return null;
  return (
    <div className={styles.bubbles}>
      {item.saves !== undefined && (
        <span className={styles.discount}>
          <span aria-hidden>{`-${item.saves}%`}</span>
          <span className="visually-hidden">{texts.saves(item.saves)}</span>
        </span>
      )}
      {item.isNew && <span className={styles.new}>{texts.isNew}</span>}
      {item.promo && <span className={styles.promo}>{item.promo}</span>}
    </div>
  );
}
