import { formatLei } from "@curat/contract/lei.values";
import { REQUEST_INFO_ID } from "../../components/request-info/request-address.ts";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";
import styles from "./variants.module.css";

/** Links to the product's variants. Those that cannot be bought are struck through (requirements: B12). */
export function Variants({ groups }: { groups: ProductView["variants"] }) {
  return groups.map(({ name, choices }) => {
    const isPriced = choices.some(({ price, bucket }) => price !== undefined || bucket !== undefined);
    return (
      <nav
        key={name}
        className={isPriced ? `${styles.variants} ${styles.priced}` : styles.variants}
        aria-label={name}
      >
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
    );
  });
}

type ChoiceView = ProductView["variants"][number]["choices"][number];

function Choice(choice: ChoiceView) {
  const { value, url, isSelected, isBuyable } = choice;
  if (isSelected) {
    return (
      <a
        className={`${styles.choice} ${styles.selected}`}
        href={url || undefined}
        aria-current="true"
        data-keeps-place
      >
        <Words {...choice} />
      </a>
    );
  }
  if (!isBuyable || !url) {
    return (
      <span className={`${styles.choice} ${styles.inactive}`}>
        <s>{value}</s>
        <span className="visually-hidden"> ({texts.notOffered})</span>
        {url && (
          <a
            className={styles.notify}
            href={`${url}#${REQUEST_INFO_ID}`}
            aria-label={texts.notifyMeOf(value)}
          >
            {texts.notifyMe}
          </a>
        )}
      </span>
    );
  }
  return (
    <a className={styles.choice} href={url} data-keeps-place>
      <Words {...choice} />
    </a>
  );
}

/** Shows, for example, "5 l 52,90 lei" and how much cheaper a unit is than in the smallest size. */
function Words({ value, changes, price, unitPrice, unitSaves, bucket }: ChoiceView) {
  const unit = unitPrice?.slice(unitPrice.indexOf("/")) ?? "";
  return (
    <>
      <span>
        <b>{value}</b>
        {price !== undefined && ` ${formatLei(price).replace(" ", "\u00a0")}`}
      </span>
      {changes && <small>{texts.changesTo(changes)}</small>}
      {unitPrice && (
        <small>
          {unitPrice}
          {unitSaves && <span className={styles.saves}>{` · ${texts.unitSaves(unitSaves, unit)}`}</span>}
        </small>
      )}
      {bucket !== undefined && <small className={styles.bucket}>{texts.bucketOf(formatLei(bucket))}</small>}
    </>
  );
}
