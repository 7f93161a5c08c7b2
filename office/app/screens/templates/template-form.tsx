import { LIMITS } from "@curat/contract/limits.values";
import type { AnswerTemplate } from "@curat/contract/staff/answer-templates";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useRefused } from "../../components/form/refused.ts";
import { SendButton } from "../../components/form/send-button.tsx";
import { optionsOf } from "../../lists/options.ts";
import { filledTemplate } from "./template-fields.ts";
import { texts } from "./texts.ts";

const FORM = "template";

/** The fields of a ready answer, new or standing. */
export function TemplateForm({ template, save }: { template?: AnswerTemplate; save: string }) {
  const refused = useRefused(FORM);
  return (
    <ActionForm name={FORM} refused={refused} seen={template && filledTemplate(template)}>
      {template && <input type="hidden" name="version" value={template.version} />}
      <Field
        label={texts.name}
        name="name"
        hint={texts.nameHint}
        defaultValue={refused?.values.name ?? template?.name}
        errors={refused?.errors}
        maxLength={80}
        required
        autoComplete="off"
      />
      <Select
        label={texts.kind}
        name="kind"
        options={optionsOf(texts.kinds)}
        defaultValue={refused?.values.kind ?? template?.kind}
        errors={refused?.errors}
        required
      />
      <p>{texts.places}</p>
      <Textarea
        label={texts.body}
        name="body"
        limit={LIMITS.textarea}
        defaultValue={refused?.values.body ?? template?.body ?? ""}
        errors={refused?.errors}
        required
      />
      <SendButton form={FORM}>{save}</SendButton>
    </ActionForm>
  );
}
