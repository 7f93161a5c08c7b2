import { Picture } from "@curat/ui/picture/picture.tsx";
import { Price } from "@curat/ui/price/price.tsx";
import { isPriced } from "../product-card/is-priced.ts";
import styles from "./bundle-box.module.css";
import { texts } from "./texts.ts";
import type { BundleCard } from "./to-bundle-card.ts";

interface BundleBoxProps {
  bundle: BundleCard;
  heading?: "h2" | "h3";
  eager?: boolean;
}

const PICTURE = { width: 620, height: 465 };
/**
 * Number of products listed by name. The rest are only counted, so that the text fits into four lines
 * (B-139).
 */
const NAMED = 3;
const SIZES = "(min-width: 1274px) 420px, (min-width: 768px) 45vw, 92vw";

export function BundleBox({ bundle, heading: Heading = "h3", eager }: BundleBoxProps) {
  const { items } = bundle;
  // If only one product would remain, name it too, because a count takes as much space.
  const shown = items.length === NAMED + 1 ? NAMED + 1 : NAMED;
  const hiddenCount = items.length - shown;
  return (
    <article className={styles["bundle-box"]}>
      <div className={styles.picture}>
        {bundle.picture && (
          <Picture
            source={bundle.picture}
            alt=""
            {...PICTURE}
            layoutWidth={400}
            sizes={SIZES}
            eager={eager}
          />
        )}
        {!bundle.isBuyable && (
          <span className={`rounded text-s bold text-center ${styles.gone}`}>{texts.soldOut}</span>
        )}
      </div>
      <Heading className={styles.name}>
        <a href={bundle.url}>{bundle.name}</a>
      </Heading>
      {bundle.text && <p className={styles.text}>{bundle.text}</p>}
      <p className="visually-hidden">{texts.contains}</p>
      <ul className={styles.items}>
        {items.slice(0, shown).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {hiddenCount > 0 && <li>{texts.others(hiddenCount)}</li>}
      </ul>
      <div className={`cluster items-baseline justify-between gap-x-4 gap-y-1 ${styles.price}`}>
        {isPriced(bundle) && <Price lei={bundle.price} />}
        {bundle.total !== undefined && (
          <p className="hint regular">
            {texts.separately} <Price lei={bundle.total} />
          </p>
        )}
      </div>
      {bundle.saves !== undefined && (
        <p className={`mb-4 pill text-s bold ${styles.saves}`}>{texts.saves(bundle.saves)}</p>
      )}
    </article>
  );
}
