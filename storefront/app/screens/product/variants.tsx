import { leiText } from "../../components/dose/lei-text.ts";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";
import styles from "./variants.module.css";

/**
 * Each value leads to its own product; inactive when that one cannot be bought (requirements: B12). The page stays
 * where it is: the choice goes on beside what was just chosen.
 */
export function Variants({ groups }: { groups: ProductView["variants"] }) {
  return groups.map(({ name, choices }) => (
    <nav key={name} className={styles.variants} aria-label={name}>
      <p className={styles.name} aria-hidden>
        {name}
        <b>: {choices.find(({ isSelected }) => isSelected)?.value}</b>
      </p>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <Choice {...choice} />
          </li>
        ))}
      </ul>
    </nav>
  ));
}

type ChoiceView = ProductView["variants"][number]["choices"][number];

function Choice({ value, url, isSelected, isBuyable, bucket }: ChoiceView) {
  const words = (
    <>
      {value}
      {bucket !== undefined && <small>{texts.bucketOf(leiText(bucket))}</small>}
    </>
  );
  if (isSelected) {
    return (
      <a className={`${styles.choice} ${styles.selected}`} href={url} aria-current="true" data-keeps-place>
        {words}
      </a>
    );
  }
  if (!isBuyable || !url) {
    return (
      <span className={`${styles.choice} ${styles.inactive}`}>
        {value}
        <span className="visually-hidden"> ({texts.notOffered})</span>
      </span>
    );
  }
  return (
    <a className={styles.choice} href={url} data-keeps-place>
      {words}
    </a>
  );
}
