import { CalendarCheck, Check } from "lucide-react";
import { useId } from "react";
import styles from "./durability-label.module.css";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";

/** Where the Union tells buyers of both guarantees. */
const YOUR_EUROPE =
  "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_ro.htm";

/**
 * The label of a producer's commercial guarantee of durability: for how many years, of which brand and model, and that the legal
 * guarantee stays what it is (law: Green claims and guarantee). Not there for what has none beyond two years.
 */
export function DurabilityLabel({ product }: { product: ProductView }) {
  const titleId = useId();
  const { durabilityYears: years, brand, name, code } = product;
  if (years === null) return null;
  return (
    <section className={styles["durability-label"]} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p className={styles.mark} translate="no">
          {texts.durabilityMark}
          <Check aria-hidden size={22} strokeWidth={3} />
        </p>
        <p className={styles.years}>
          <CalendarCheck aria-hidden size={28} />
          {texts.durabilityYears(years)}
        </p>
      </div>
      <div className={styles.body}>
        <h3 id={titleId}>{texts.durability}</h3>
        <p>{texts.durabilityTerms}</p>
        <dl className={styles.goods}>
          {brand.name && (
            <>
              <dt>{texts.durabilityBrand}</dt>
              <dd>{brand.name}</dd>
            </>
          )}
          <dt>{texts.durabilityModel}</dt>
          <dd>
            {name}
            {code && (
              <>
                , <span className={styles.code}>{code}</span>
              </>
            )}
          </dd>
        </dl>
        <p>{texts.durabilityLegal}</p>
        <a href={YOUR_EUROPE} rel="noopener">
          {texts.durabilityMore}
        </a>
      </div>
    </section>
  );
}
