import { useEarlyChoice } from "@curat/ui/form/use-early-choice.ts";
import { rememberPreference } from "../../session/preferences.ts";
import styles from "./density-choice.module.css";

/** Columns that one may choose (B-056); the grid shows fewer where they would be too narrow. */
const DENSITIES = [1, 2, 3, 4] as const;
const LABEL = "Produse pe rând";

/** Radio buttons that the grid's styles look at: they work at once and without script, which only remembers them. */
export function DensityChoice({ initial }: { initial?: number }) {
  const group = useEarlyChoice(remember);
  return (
    <fieldset ref={group} className={styles["density-choice"]}>
      <legend className="visually-hidden">{LABEL}</legend>
      {DENSITIES.map((columns) => (
        <label key={columns} className={styles.choice}>
          <input
            type="radio"
            name="density"
            value={columns}
            defaultChecked={columns === initial}
            onChange={(event) => remember(event.target.value)}
          />
          <span className="visually-hidden">{columns}</span>
          <span className={styles.icon} aria-hidden>
            {Array.from({ length: columns }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function remember(columns: string): void {
  rememberPreference("density", columns);
}
