import { formatLei } from "@curat/contract/lei.values";
import { REQUEST_INFO_ID } from "../../components/request-info/request-address.ts";
import type { ProductView } from "./product-view.ts";
import { texts } from "./texts.ts";
import styles from "./variants.module.css";

const COLOUR = "Culoare";

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
              <Choice {...choice} swatch={name === COLOUR ? swatchOf(choice.value) : undefined} />
            </li>
          ))}
        </ul>
      </nav>
    );
  });
}

type ChoiceView = ProductView["variants"][number]["choices"][number];

type ShownChoice = ChoiceView & { swatch: string | undefined };

function Choice(choice: ShownChoice) {
  const { value, swatch, url, isSelected, isBuyable } = choice;
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
        <span>
          {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
          <s>{value}</s>
        </span>
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

/** Colours of values, by the beginning of the word. The first match counts, so "albastru" is before "alb". */
const SWATCHES: readonly (readonly [RegExp, string])[] = [
  [/^albastr/, "#2f6fd0"],
  [/^alb/, "#ffffff"],
  [/^roș/, "#d4232b"],
  [/^galben/, "#f6c914"],
  [/^verde măsl/, "#7a7f3a"],
  [/^verd|^verzi/, "#2f9e44"],
  [/^neg|^neagr/, "#1d1f23"],
  [/^gri|^fum/, "#8b9099"],
  [/^roz/, "#ef8fb4"],
  [/^turcoaz/, "#1fb2b0"],
  [/^portocali/, "#f0801f"],
  [/^bordo/, "#7c1f2f"],
  [/^bleumarin/, "#1c2f5c"],
  [/^maro|^nuc/, "#7a4a2b"],
  [/^stejar|^natur/, "#c89a62"],
  [/^inox/, "#c3c8cf"],
];

function swatchOf(value: string): string | undefined {
  const word = value.toLowerCase();
  return SWATCHES.find(([pattern]) => pattern.test(word))?.[1];
}

/** Shows, for example, "5 l 52,90 lei" and how much cheaper a unit is than in the smallest size. */
function Words({ value, swatch, changes, price, unitPrice, unitSaves, bucket }: ShownChoice) {
  const unit = unitPrice?.slice(unitPrice.indexOf("/")) ?? "";
  return (
    <>
      <span>
        {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
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
