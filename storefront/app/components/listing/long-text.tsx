import styles from "./long-text.module.css";

interface LongTextProps {
  /** Sanitized by the API. */
  html: string;
}

/** Below as many letters four lines hold the text at every width of the layout but a phone's. */
const SHORT_TEXT = 200;
const MORE = "Vezi mai mult";
const LESS = "Restrange";

/** An editor's text in four lines (browsing spec, section 9), with all of it on request and without script. */
export function LongText({ html }: LongTextProps) {
  if (html === "") return null;
  const isShort = html.length < SHORT_TEXT;
  return (
    <div className={styles["long-text"]}>
      <div className={`prose ${isShort ? "" : styles.clamped}`} dangerouslySetInnerHTML={{ __html: html }} />
      {!isShort && (
        <details className={styles.toggle}>
          <summary>
            <span className={styles.more}>{MORE}</span>
            <span className={styles.less}>{LESS}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
