import { Textarea } from "@curat/ui/form/textarea.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";

const FORM = "paste";
/** Maximum number of characters, which is enough for 5000 rows with names. */
const TEXT_LIMIT = 1_000_000;

export function PasteForm() {
  const refused = useRefused(FORM);
  const field = filledFields({ text: "Lipește sau încarcă un CSV" }, { refused, filled: {} });
  return (
    <ActionForm name={FORM} refused={refused}>
      <Textarea {...field("text")} limit={TEXT_LIMIT} required />
      <p>
        Primul rând conține numele coloanelor: cod, pret, stoc, denumire, greutate, brand, categorie, tva
        (normală/redusă/scutită), publicat (da/nu). Coloana „cod” este obligatorie; o celulă goală nu schimbă
        valoarea. Cel mult 5.000 de rânduri.
      </p>
      <SendButton form={FORM}>Vezi diferențele</SendButton>
    </ActionForm>
  );
}
