import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import type { AddressOptions } from "../../../components/products/products.server.ts";
import { optionsOf } from "../../../lists/options.ts";
import { LIST_FIELD } from "../../../lists/selection/selection.ts";
import { texts } from "./texts.ts";

const FORM = "rule";
const LABELS = {
  percent: "Modificarea prețului (%)",
  ending: "Prețul se termină în",
  vat_code: texts.fields.vat_code,
  brand: texts.fields.brand,
  category: texts.fields.category,
  is_published: texts.fields.is_published,
};
const UNCHANGED = { value: "", label: "neschimbat" };
const ENDINGS = Object.entries(texts.endings).map(([value, label]) => ({ value, label }));

interface RuleFormProps {
  list: string;
  addresses: AddressOptions;
  mayPrice: boolean;
}

export function RuleForm({ list, addresses, mayPrice }: RuleFormProps) {
  const refused = useRefused(FORM);
  const field = filledFields(LABELS, { refused, filled: {} });
  return (
    <ActionForm name={FORM} refused={refused}>
      <input type="hidden" name={LIST_FIELD} value={list} />
      {mayPrice && (
        <>
          <Field
            {...field("percent")}
            hint="Scrie 5 ca să scumpești cu 5 %, -5 ca să ieftinești cu 5 %. Lasă câmpul gol ca să nu schimbi prețul."
            inputMode="text"
            maxLength={8}
            autoComplete="off"
          />
          <Select {...field("ending")} options={ENDINGS} />
        </>
      )}
      <Select {...field("brand")} options={[UNCHANGED, ...addresses.brands]} />
      <Select {...field("category")} options={[UNCHANGED, ...addresses.categories]} />
      <Select {...field("vat_code")} options={[UNCHANGED, ...optionsOf(texts.vatRates)]} />
      <Select {...field("is_published")} options={[UNCHANGED, ...optionsOf(texts.states)]} />
      <SendButton form={FORM}>Vezi diferențele</SendButton>
    </ActionForm>
  );
}
