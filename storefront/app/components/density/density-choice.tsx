import type { MouseEvent } from "react";
import { isPlainClick } from "../../navigation/internal-link.ts";
import { mayRemember, rememberPreference } from "../../session/preferences.ts";
import { withDensity, writeAddress } from "../listing/write-address.ts";
import type { ListingView } from "../listing/listing-view.ts";
import styles from "./density-choice.module.css";
import { texts } from "./texts.ts";

/** Numbers of card columns (B-056). The grid shows fewer if cards would become too narrow. */
const COLUMNS = [2, 3, 4] as const;
const TABLE = 1;

interface DensityChoiceProps {
  view: Pick<ListingView, "density" | "address" | "rules">;
  onOpen: (href: string) => void;
}

/** Choice between a table and numbers of card columns. The table has a separate URL; the columns need only CSS. */
export function DensityChoice({ view, onOpen }: DensityChoiceProps) {
  const isTable = view.density === TABLE;
  const hrefOf = (density: number | undefined): string =>
    writeAddress(withDensity(view.address, density), view.rules);

  /** Stores the choice in a cookie if the visitor consented to it, otherwise in the URL. */
  function open(event: MouseEvent<HTMLAnchorElement>, density: number): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // The list's own handler for links must not handle this click too.
    event.stopPropagation();
    rememberPreference("density", String(density));
    onOpen(hrefOf(mayRemember() ? undefined : density));
  }
  function choiceLink(density: number, label: string) {
    return (
      <a
        key={density}
        className={styles.choice}
        href={hrefOf(density)}
        rel="nofollow"
        title={density === TABLE ? label : undefined}
        aria-current={isTable && density === TABLE ? "true" : undefined}
        onClick={(event) => open(event, density)}
      >
        <span className="visually-hidden">{label}</span>
        <Icon columns={density} />
      </a>
    );
  }
  return (
    <fieldset className={styles["density-choice"]} data-remembers="density">
      <legend className="visually-hidden">{texts.columns}</legend>
      {choiceLink(TABLE, texts.table)}
      {COLUMNS.map((columns) =>
        isTable ? (
          choiceLink(columns, String(columns))
        ) : (
          <label key={columns} className={styles.choice}>
            <input type="radio" name="density" value={columns} defaultChecked={columns === view.density} />
            <span className="visually-hidden">{columns}</span>
            <Icon columns={columns} />
          </label>
        ),
      )}
    </fieldset>
  );
}

function Icon({ columns }: { columns: number }) {
  const isTable = columns === TABLE;
  return (
    <span className={isTable ? `${styles.icon} ${styles.table}` : styles.icon} aria-hidden>
      {Array.from({ length: isTable ? 3 : columns }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
