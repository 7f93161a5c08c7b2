import { FileText, Film } from "lucide-react";
import type { StaffMedium } from "@curat/contract/staff/media";
import { pictureAt } from "@curat/contract/media.values";
import styles from "./thumbnail.module.css";

export type ShownMedium = Pick<StaffMedium, "address" | "kind" | "revision">;

/** Thumbnail of a library file, or an icon for documents and films. */
export function Thumbnail({ medium }: { medium: ShownMedium }) {
  if (medium.kind !== "picture")
    return (
      <span className={`grid place-center w-full rounded ${styles.sign}`}>
        {medium.kind === "film" ? <Film aria-hidden size={40} /> : <FileText aria-hidden size={40} />}
      </span>
    );
  return (
    <img
      src={freshPicture(medium, 320)}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className={`grid place-center w-full rounded ${styles.thumbnail}`}
    />
  );
}

/**
 * Returns a picture's URL. It contains the revision, so that caches do not return a file that was replaced.
 */
export function freshPicture({ address, revision }: ShownMedium, width: 320 | 800): string {
  return `${pictureAt(address, width)}${revision > 1 ? `?r=${revision}` : ""}`;
}
