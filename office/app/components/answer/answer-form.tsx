import type { ReactNode } from "react";
import { LIMITS } from "@curat/contract/limits.values";
import { Button } from "@curat/ui/button/button.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../form/action-form.tsx";
import { useRefused } from "../form/refused.ts";
import styles from "./answer.module.css";
import { ANSWER_FORM, PUT_IN } from "./answer-fields.ts";

interface AnswerFormProps {
  templates: { id: number; name: string }[] | undefined;
  version: number;
  label: string;
  children: ReactNode;
}

/** Form for an answer. A chosen template is appended to the entered text. */
export function AnswerForm({ templates = [], version, label, children }: AnswerFormProps) {
  const refused = useRefused(ANSWER_FORM);
  return (
    <ActionForm name={ANSWER_FORM} refused={refused}>
      <input type="hidden" name="version" value={version} />
      {templates.length > 0 && (
        <div className={`cluster items-end gap-3 ${styles.templates}`}>
          <Select
            label="Răspuns pregătit"
            name="template"
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="Alege un șablon"
            errors={refused?.errors}
          />
          <Button name={PUT_IN} value="1" variant="secondary">
            Inserează
          </Button>
        </div>
      )}
      {/* Remounts the field when the text changes, because an uncontrolled field ignores a new default
         value. */}
      <Textarea
        key={refused?.values.answer}
        label={label}
        name="answer"
        limit={LIMITS.textarea}
        defaultValue={refused?.values.answer}
        errors={refused?.errors}
      />
      <div className="cluster gap-2">{children}</div>
    </ActionForm>
  );
}
