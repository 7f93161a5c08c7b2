import styles from "./failed-jobs.module.css";

/** The code for searching the server log; one click selects it. */
export function LogCode({ code }: { code: string }) {
  return (
    <code className={`hint ${styles.code}`} title="Codul din jurnalul serverului">
      <span className="visually-hidden">Cod </span>
      {code}
    </code>
  );
}
