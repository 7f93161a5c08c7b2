import { Link } from "react-router";
import type { StaffMedium } from "@curat/contract/staff/media";
import { Thumbnail } from "../../../components/media/thumbnail.tsx";
import styles from "./library.module.css";
import { texts } from "./texts.ts";

export function MediaGrid({ media }: { media: StaffMedium[] }) {
  return (
    <ul className={`gap-3 p-0 ${styles.grid}`}>
      {media.map((medium) => (
        <li key={medium.mediumID}>
          <Link to={`/media/${medium.mediumID}`} className={styles.tile}>
            <Thumbnail medium={medium} />
            <span className={`clip text-s bold break-anywhere ${styles.name}`}>{medium.name}</span>
            <span className="cluster hint gap-x-2 gap-y-0">
              {medium.uses === 0 ? "nefolosit" : texts.places(medium.uses)}
              {medium.kind === "picture" && medium.alt === "" && (
                <span className="text-warning">fără descriere</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
