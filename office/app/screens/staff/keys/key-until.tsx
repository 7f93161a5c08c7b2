import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { dayText } from "../../../components/time/day.ts";
import { texts } from "./texts.ts";
import { untilForm } from "./until-form.ts";

interface KeyUntilProps {
  id: number;
  version: number;
  /** yyyy-mm-dd; null for a key that stays. */
  lastDay: string | null;
  mayEdit: boolean;
}

/** The last day of a key, and a form that changes it. */
export function KeyUntil({ id, version, lastDay, mayEdit }: KeyUntilProps) {
  const name = untilForm(id);
  const refused = useRefused(name);
  const errors = refused?.errors.expires_at;
  return (
    <>
      {lastDay === null ? texts.forever : dayText(lastDay)}
      {mayEdit && (
        <details open={refused !== undefined}>
          <summary className={buttonClass("quiet")}>{texts.changeUntil}</summary>
          <ActionForm key={version} name={name} refused={refused}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <Field
              label={texts.until}
              name="until"
              type="date"
              hint={texts.untilHint}
              defaultValue={refused?.values.until ?? lastDay ?? ""}
              errors={errors && { until: errors }}
            />
            <SendButton form={name} variant="secondary">
              {texts.saveUntil}
            </SendButton>
          </ActionForm>
        </details>
      )}
    </>
  );
}
