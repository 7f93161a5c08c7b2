import styles from "./drafts.module.css";

interface AutosaveStatusProps {
  isBusy: boolean;
  hasFailed: boolean;
  isKept: boolean;
}

export function AutosaveStatus({ isBusy, hasFailed, isKept }: AutosaveStatusProps) {
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
