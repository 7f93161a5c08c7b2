import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import styles from "./figures.module.css";
import { synonymForm } from "./synonym-form-name.ts";

export function SynonymForm({ term }: { term: string }) {
  const name = synonymForm(term);
  const refused = useRefused(name);
  return (
    <details open={refused !== undefined} className={styles.synonym}>
      <summary>Adaugă un sinonim</summary>
      <ActionForm name={name} refused={refused}>
        <Field
          label={`Cine caută „${term}” găsește și`}
          name="meant"
          defaultValue={refused?.values["meant"]}
          errors={refused?.errors}
          maxLength={60}
          required
          autoComplete="off"
        />
        <SendButton form={name} variant="secondary">
          Adaugă
        </SendButton>
      </ActionForm>
    </details>
  );
}
