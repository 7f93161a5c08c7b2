import styles from "./section-head.module.css";

interface SectionHeadProps {
  id: string;
  title: string;
  url: string | null;
  seeAll: string;
}

/** Heading of a block, with the way to all of its kind. */
export function SectionHead({ id, title, url, seeAll }: SectionHeadProps) {
  return (
    <header className={styles["section-head"]}>
      <h2 id={id}>{title}</h2>
      {url && (
        <a className={styles.all} href={url}>
          {seeAll}
        </a>
      )}
    </header>
  );
}
