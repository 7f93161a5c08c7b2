import { Button } from "@curat/ui/button/button.tsx";
import { useHasScript } from "@curat/ui/form/use-has-script.ts";
import styles from "./second-factor.module.css";

/** New recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const hasScript = useHasScript();
  return (
    <div className="stack one-column gap-4 justify-items-start">
      <p>
        Păstrează aceste coduri într-un loc sigur, de exemplu pe hârtie: nu vor mai fi afișate. Fiecare îți
        permite să intri în cont o singură dată, când nu ai la tine telefonul sau cheia de acces.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {hasScript && (
        <Button type="button" variant="secondary" onClick={() => print()}>
          Tipărește codurile
        </Button>
      )}
    </div>
  );
}
