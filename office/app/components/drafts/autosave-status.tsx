import styles from "./drafts.module.css";

interface AutosaveStatusProps {
  isBusy: boolean;
  hasFailed: boolean;
  isSaved: boolean;
}

export function AutosaveStatus({ isBusy, hasFailed, isSaved }: AutosaveStatusProps) {
  return (
    <output className={styles.hint}>
      {isBusy
        ? "Se salvează…"
        : hasFailed
          ? "Ciorna nu s-a salvat. Apasă „Salvează ciorna” ca să vezi de ce."
          : isSaved
            ? "Ciorna este salvată."
            : ""}
    </output>
  );
}
