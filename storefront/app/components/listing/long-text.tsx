import styles from "./long-text.module.css";

interface LongTextProps {
  /** Sanitized by the API. */
  html: string;
}

/** Letters that four lines hold on a phone, and from 768 px on. */
const SHORT_ON_PHONES = 160;
const SHORT_ELSEWHERE = 320;
const MORE = "Vezi mai mult";
const LESS = "Restrange";

/** An editor's text in four lines (requirements: B3), with all of it on request and without script. */
export function LongText({ html }: LongTextProps) {
  if (html === "") return null;
  const isShort = html.length < SHORT_ON_PHONES;
  const isLongOnPhones = html.length < SHORT_ELSEWHERE;
  return (
    <div className={styles["long-text"]}>
      <div className={`prose ${isShort ? "" : styles.clamped}`} dangerouslySetInnerHTML={{ __html: html }} />
      {!isShort && (
        <details className={`${styles.toggle} ${isLongOnPhones ? styles["on-phones"] : ""}`}>
          <summary>
            <span className={styles.more}>{MORE}</span>
            <span className={styles.less}>{LESS}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
