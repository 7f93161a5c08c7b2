import { ZONE_FACTS } from "@curat/contract/zones.values";
import type { Zone } from "@curat/contract/zones.values";
import { texts } from "./texts.ts";
import styles from "./zone-marks.module.css";

interface ZoneMarksProps {
  zones: readonly Zone[];
  /** Returns the URL for a zone. Without this function the marks are plain text. */
  linkOf?: ((zone: Zone) => string) | undefined;
}

/**
 * The colour-code zones of a product, each shown by colour, letter and word, because colour alone is not
 * accessible (WCAG 1.4.1).
 */
export function ZoneMarks({ zones, linkOf }: ZoneMarksProps) {
  if (zones.length === 0) return null;
  return (
    <ul className={styles["zone-marks"]} aria-label={texts.zones}>
      {zones.map((zone) => (
        <li key={zone} className={styles[zone]}>
          {linkOf ? (
            <a href={linkOf(zone)}>
              <Mark zone={zone} word={ZONE_FACTS[zone].place} />
            </a>
          ) : (
            <Mark zone={zone} word={ZONE_FACTS[zone].short} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ zone, word }: { zone: Zone; word: string }) {
  const { letter, colour } = ZONE_FACTS[zone];
  return (
    <>
      <b aria-hidden>{letter}</b>
      <span className="visually-hidden">{`${colour}: `}</span>
      {word}
    </>
  );
}
