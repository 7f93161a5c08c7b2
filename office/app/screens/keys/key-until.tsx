import { Form } from "react-router";
import { Button, buttonClass } from "@curat/ui/button/button.tsx";
import { useIsSending } from "../../components/form/refused.ts";
import { dayText } from "../../components/time/day.ts";
import styles from "./keys.module.css";
import { texts } from "./texts.ts";

interface KeyUntilProps {
  id: number;
  version: number;
  /** yyyy-mm-dd; null for a key that stays. */
  lastDay: string | null;
  mayEdit: boolean;
}

/** The last day of a key, and a form that changes it. */
export function KeyUntil({ id, version, lastDay, mayEdit }: KeyUntilProps) {
  const isBusy = useIsSending("until");
  return (
    <>
      {lastDay === null ? texts.forever : dayText(lastDay)}
      {mayEdit && (
        <details className={styles.until}>
          <summary className={buttonClass("quiet")}>{texts.changeUntil}</summary>
          <Form method="post" preventScrollReset key={version}>
            <input type="hidden" name="form" value="until" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <label>
              {texts.until} <input type="date" name="until" defaultValue={lastDay ?? ""} />
            </label>
            <p>{texts.untilHint}</p>
            <Button variant="secondary" isBusy={isBusy}>
              {texts.saveUntil}
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
