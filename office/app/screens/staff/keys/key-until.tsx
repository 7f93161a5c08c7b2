import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { dayText } from "../../../components/time/day.ts";
import { untilForm } from "./until-form.ts";

interface KeyUntilProps {
  id: number;
  version: number;
  /** Last valid day, yyyy-mm-dd, or null if the key does not expire. */
  lastDay: string | null;
  mayEdit: boolean;
}

/** A key's expiry, with a form to change it. */
export function KeyUntil({ id, version, lastDay, mayEdit }: KeyUntilProps) {
  const name = untilForm(id);
  const refused = useRefused(name);
  const errors = refused?.errors.expires_at;
  return (
    <>
      {lastDay === null ? "până la retragere" : dayText(lastDay)}
      {mayEdit && (
        <details open={refused !== undefined}>
          <summary className={buttonClass("quiet")}>Schimbă</summary>
          <ActionForm key={version} name={name} refused={refused}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <Field
              label="Valabilă până la"
              name="until"
              type="date"
              hint="Cheia expiră la sfârșitul zilei alese. Dacă lași câmpul gol, este valabilă până când o retragi."
              defaultValue={refused?.values.until ?? lastDay ?? ""}
              errors={errors && { until: errors }}
            />
            <SendButton form={name} variant="secondary">
              Salvează
            </SendButton>
          </ActionForm>
        </details>
      )}
    </>
  );
}
