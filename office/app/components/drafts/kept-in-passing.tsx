import styles from "./drafts.module.css";
import { texts } from "./texts.ts";

interface KeptInPassingProps {
  isBusy: boolean;
  hasFailed: boolean;
  isKept: boolean;
}

/** Says beside the form whether what was just written is kept. */
export function KeptInPassing({ isBusy, hasFailed, isKept }: KeptInPassingProps) {
  return (
    <output className={styles.hint}>
      {isBusy ? texts.saving : hasFailed ? texts.notSaved : isKept ? texts.isSaved : ""}
    </output>
  );
}
