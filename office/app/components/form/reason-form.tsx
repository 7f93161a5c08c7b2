import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "./action-form.tsx";
import { useRefused } from "./refused.ts";
import { SendButton } from "./send-button.tsx";

interface ReasonFormProps {
  name: string;
  version: number;
  field?: string;
  label: string;
  hint: string;
  button: string;
}

/** Form that rejects or closes a request. The customer can read the reason. */
export function ReasonForm({ name, version, field = "reason", label, hint, button }: ReasonFormProps) {
  const refused = useRefused(name);
  return (
    <ActionForm name={name} refused={refused}>
      <input type="hidden" name="version" value={version} />
      <Field
        label={label}
        name={field}
        hint={hint}
        defaultValue={refused?.values[field]}
        errors={refused?.errors}
        maxLength={500}
        required
        autoComplete="off"
      />
      <SendButton form={name} variant="secondary">
        {button}
      </SendButton>
    </ActionForm>
  );
}
