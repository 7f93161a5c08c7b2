import styles from "./failed-jobs.module.css";

/** A code by which the server log can be searched. A click selects it for copying. */
export function LogCode({ code }: { code: string }) {
  return (
    <code className={`hint ${styles.code}`} title="Codul din jurnalul serverului">
      <span className="visually-hidden">Cod </span>
      {code}
    </code>
  );
}
