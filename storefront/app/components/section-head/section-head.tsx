import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  id: string;
  title: string;
  url: string | null | undefined;
  seeAll: ReactNode;
  /** Buttons of the slider below. `player` has a pause button in addition to the arrows. */
  controls: "arrows" | "player" | "none";
}

/** Heading of a row of products or posts, with a link to the complete list. */
export function SectionHead({ id, title, url, seeAll, controls }: SectionHeadProps) {
  return (
    <header className={`${styles["section-head"]} ${styles[controls]}`}>
      <h2 id={id}>{title}</h2>
      {url && (
        <a className="inline-row items-center min-h-touch text-ink text-s bold" href={url}>
          {seeAll}
        </a>
      )}
    </header>
  );
}
