import { Button } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./second-factor.module.css";
import { texts } from "./texts.ts";

/** The codes that were just made: this once, to be printed or written down. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const hasScript = useHasScript();
  return (
    <div className={styles["second-factor"]}>
      <p>{texts.codes}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {hasScript && (
        <Button type="button" variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
      )}
    </div>
  );
}
