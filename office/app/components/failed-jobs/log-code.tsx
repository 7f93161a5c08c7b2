import styles from "./failed-jobs.module.css";

/** The code by which the server's log is searched; one click selects all of it. */
export function LogCode({ code }: { code: string }) {
  return (
    <code className={`hint ${styles.code}`} title="Codul după care se găsește în jurnalul serverului">
      <span className="visually-hidden">Cod </span>
      {code}
    </code>
  );
}
