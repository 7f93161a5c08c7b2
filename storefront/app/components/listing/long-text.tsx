import { TrustedHtml } from "@curat/ui/trusted-html/trusted-html.tsx";
import styles from "./long-text.module.css";

interface LongTextProps {
  html: string;
}

/** Number of characters that fit on one line: on a phone, and from 768 px on. */
const SHORT_ON_PHONES = 48;
const SHORT_ELSEWHERE = 110;
const MORE = "mai mult";
const LESS = "Restrange";

/**
 * An editor's text, of which one line is shown until it is expanded, so that the products start high on the
 * page.
 */
export function LongText({ html }: LongTextProps) {
  if (html === "") return null;
  const isShort = html.length < SHORT_ON_PHONES;
  const isLongOnPhones = html.length < SHORT_ELSEWHERE;
  return (
    <div className={styles["long-text"]}>
      <TrustedHtml as="div" className={`prose ${isShort ? "" : styles.clamped}`} html={html} />
      {!isShort && (
        <details className={`${styles.toggle} ${isLongOnPhones ? styles["on-phones"] : ""}`}>
          <summary className="relative text-ink text-s bold underline">
            <span className={styles.more}>{MORE}</span>
            <span className={styles.less}>{LESS}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
