import styles from "./drafts.module.css";

interface KeptInPassingProps {
  isBusy: boolean;
  hasFailed: boolean;
  isKept: boolean;
}

/** Says beside the form whether what was just written is kept. */
export function KeptInPassing({ isBusy, hasFailed, isKept }: KeptInPassingProps) {
  return (
    <output className={styles.hint}>
      {isBusy
        ? "Se salvează…"
        : hasFailed
          ? "Ciorna nu s-a salvat. Apasă „Salvează ciorna” ca să vezi de ce."
          : isKept
            ? "Ciorna este salvată."
            : ""}
    </output>
  );
}
