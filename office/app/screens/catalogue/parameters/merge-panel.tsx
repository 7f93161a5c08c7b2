import type { StaffParameter } from "@curat/contract/staff/parameters";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { ConfirmDelete } from "../../../components/form/confirm-delete.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { PressButton } from "../../../components/form/press-button.tsx";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { Panel } from "../../../components/page/page.tsx";
import { texts } from "./texts.ts";

const FORM = "merge";

/** Form that merges two values, and a button for removing an unused parameter. */
export function MergePanel({ parameter: { values, version } }: { parameter: StaffParameter }) {
  const refused = useRefused(FORM);
  const field = filledFields(
    { from: "Valoarea care se șterge", into: "Valoarea care rămâne" },
    { refused, filled: {} },
  );
  const options = values.map(({ valueID, value, products }) => ({
    value: valueID,
    label: `${value} (${texts.products(products)})`,
  }));
  const isUsed = values.some(({ products }) => products > 0);
  return (
    <Panel title="Unește două valori">
      {values.length > 1 && (
        <ActionForm name={FORM} refused={refused}>
          <input type="hidden" name="version" value={version} />
          <p>
            Produsele cu prima valoare o primesc pe a doua, iar prima se șterge. Acțiunea este ireversibilă.
          </p>
          <Select {...field("from")} options={options} placeholder="– alege –" required />
          <Select {...field("into")} options={options} placeholder="– alege –" required />
          <SendButton form={FORM} variant="secondary">
            Unește valorile
          </SendButton>
        </ActionForm>
      )}
      {!isUsed && (
        <ConfirmDelete open="Șterge caracteristica">
          <p>Niciun produs nu folosește această caracteristică.</p>
          <PressButton intent="remove" fields={{ version }}>
            Șterge
          </PressButton>
        </ConfirmDelete>
      )}
    </Panel>
  );
}
