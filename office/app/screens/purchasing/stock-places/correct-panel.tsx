import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

const LABELS = { code: texts.productCode, pieces: texts.pieces, note: texts.note };
const EMPTY = { code: "", pieces: "", note: "" };

/** Form that corrects a product's stock at a place. */
export function CorrectPanel() {
  const refused = useRefused("correct");
  const field = filledFields(LABELS, { refused, filled: EMPTY });
  return (
    <Panel title={texts.correct}>
      <ActionForm name="correct" refused={refused}>
        <Field {...field("code")} maxLength={80} autoComplete="off" required />
        <Select
          label={texts.kind}
          name="kind"
          options={optionsOf(texts.kinds)}
          defaultValue={refused?.values.kind ?? "quantity"}
          required
        />
        <Field {...field("pieces")} inputMode="text" maxLength={12} autoComplete="off" required />
        <Field {...field("note")} hint={texts.correctHint} maxLength={500} autoComplete="off" />
        <SendButton form="correct" variant="secondary">
          {texts.write}
        </SendButton>
      </ActionForm>
    </Panel>
  );
}
