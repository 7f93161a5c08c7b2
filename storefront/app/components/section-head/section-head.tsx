import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  id: string;
  title: string;
  url: string | null | undefined;
  seeAll: ReactNode;
  /** What the slider below has: two arrows, or a pause between them; none below what does not slide. */
  controls: "arrows" | "player" | "none";
}

/** Heading of a row, with the way to all of its kind. */
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
