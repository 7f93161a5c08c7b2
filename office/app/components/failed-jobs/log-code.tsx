import styles from "./failed-jobs.module.css";

/** Code for searching the server log. A click selects it for copying. */
export function LogCode({ code }: { code: string }) {
  return (
    <code className={`hint ${styles.code}`} title="Codul din jurnalul serverului">
      <span className="visually-hidden">Cod </span>
      {code}
    </code>
  );
}
