import { STOCK } from "@curat/contract/catalog.values";
import { CardArrival } from "../arrival/card-arrival.tsx";
import { formatLei } from "@curat/contract/lei.values";
import { CompareToggle } from "../compare/compare-toggle.tsx";
import { BucketPrice } from "../dose/bucket-price.tsx";
import { FavouriteToggle } from "../favourite/favourite-toggle.tsx";
import { Picture } from "@curat/ui/picture/picture.tsx";
import { isPriced } from "./is-priced.ts";
import { Price } from "@curat/ui/price/price.tsx";
import { Stars } from "@curat/ui/stars/stars.tsx";
import { StockBadge } from "../stock-badge/stock-badge.tsx";
import { ZoneMarks } from "../zones/zone-marks.tsx";
import styles from "./product-card.module.css";
import { QuickAdd } from "./quick-add.tsx";
import { unbroken } from "../unbroken.ts";
import { splitName } from "./split-name.ts";
import { texts } from "./texts.ts";
import type { Card } from "./to-card.ts";

export interface ProductCardProps {
  item: Card;
  heading?: "h2" | "h3";
  sizes?: string;
  eager?: boolean;
}

const PICTURE_WIDTH = 400;
/** Makes Picture offer files up to 640 px wide. No card is wider than 382 px. */
const LAYOUT_WIDTH = 320;
const SIZES = "(min-width: 1274px) 260px, (min-width: 768px) 30vw, 45vw";

/** A product in a list, a search result or a rail (requirements: B14). */
export function ProductCard({ item, heading: Heading = "h3", sizes = SIZES, eager }: ProductCardProps) {
  const { main, line } = splitName(item.name, item.line);
  const isGone = item.stock === STOCK.outOfStock;
  const variants = (item.others?.length ?? 0) + (item.more ?? 0);
  return (
    <article className={isGone ? `${styles["product-card"]} ${styles.gone}` : styles["product-card"]}>
      <Bubbles item={item} />
      <div className={styles.media} data-morph data-zone={item.zones?.[0]}>
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
      </div>
      {(item.brand || item.zones) && (
        <div className={styles.origin}>
          {item.brand && <p className={styles.brand}>{item.brand}</p>}
          {item.zones && <ZoneMarks zones={item.zones} />}
        </div>
      )}
      <Heading className={styles.name}>
        <a href={item.url}>
          <span className={styles.main}>{unbroken(main)}</span>
          {line && <span className={styles.line}>{` ${unbroken(line)}`}</span>}
          {variants > 0 && <span className={styles.count}>{` ${texts.moreVariants(variants)}`}</span>}
        </a>
      </Heading>
      {item.stars !== undefined && (
        <p className={styles.rating}>
          <Stars value={item.stars} />
        </p>
      )}
      {item.others && <Others item={item} others={item.others} />}
      <div className={styles.price}>
        {isPriced(item) && <Price lei={item.price} old={item.oldPrice} />}
        {item.net !== undefined && <p className={styles.unit}>{texts.net(formatLei(item.net))}</p>}
        {(item.unitPrice || item.isOwnPrice) && (
          <p className={styles.unit}>
            {[item.isOwnPrice && texts.ownPrice, item.unitPrice].filter(Boolean).join(" · ")}
          </p>
        )}
        {item.bucket !== undefined && <BucketPrice from={item.bucket} isFrom={item.isBucketFrom} />}
        {item.hazard && <p className={styles.hazard}>{item.hazard}</p>}
      </div>
      <div className={styles.stock}>
        <StockBadge stock={item.stock} text={item.stockText} />
        {!isGone && item.isBuyable && <CardArrival />}
      </div>
      {item.id !== undefined && (
        <FavouriteToggle productId={item.id} name={item.name} isFavourite={item.isFavourite ?? false} />
      )}
      <QuickAdd item={item} />
      {item.id !== undefined && (
        <CompareToggle productId={item.id} name={item.name} className={styles.compare} />
      )}
    </article>
  );
}

function Others({ item, others }: { item: Card; others: NonNullable<Card["others"]> }) {
  return (
    <p className={styles.others}>
      <span className="visually-hidden">{`${texts.others} `}</span>
      {others.map(({ name, url }) => (
        <a key={url} href={url}>
          {name}
        </a>
      ))}
      {item.more !== undefined && (
        <a href={item.url}>
          {`+${item.more}`}
          <span className="visually-hidden">{texts.more(item.more)}</span>
        </a>
      )}
    </p>
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
