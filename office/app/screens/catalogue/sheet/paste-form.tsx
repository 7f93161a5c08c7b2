import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { texts } from "./texts.ts";

const FORM = "paste";
/** Of 5,000 rows with a name each. */
const TEXT_LIMIT = 1_000_000;

/** Rows as they are copied from a spreadsheet. */
export function PasteForm() {
  const refused = useRefused(FORM);
  const field = filledFields({ text: texts.paste }, { refused, filled: {} });
  return (
    <ActionForm name={FORM} refused={refused}>
      <Textarea {...field("text")} limit={TEXT_LIMIT} required />
      <p>{texts.pasteHint}</p>
      <SendButton form={FORM}>{texts.look}</SendButton>
    </ActionForm>
  );
}
