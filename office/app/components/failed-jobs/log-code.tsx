import styles from "./failed-jobs.module.css";
import { texts } from "./texts.ts";

/** The code by which the server's log is searched; one click selects all of it. */
export function LogCode({ code }: { code: string }) {
  return (
    <code className={styles.code} title={texts.codeHint}>
      <span className="visually-hidden">{texts.code} </span>
      {code}
    </code>
  );
}
