import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Select } from "@curat/ui/form/select.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import type { Addable } from "../../../components/products/products.server.ts";
import { ProductsField } from "../../../components/products/products-field.tsx";
import { TickList } from "../../../components/ticks/tick-list.tsx";
import { optionsOf } from "../../../lists/options.ts";
import { BRAND, CATEGORY } from "./voucher-fields.ts";
import { texts } from "./texts.ts";

interface VoucherFormProps {
  filled: Typed;
  version?: number;
  addable: Addable;
  sendKey?: string;
}

const FORM = "voucher";
/** Whole categories and brands have checkboxes, so the product list does not offer them. */
const NOTHING_ADDED: Addable = { categories: [], brands: [] };
const NEW_LABELS = { code: "Cod", count: "Câte coduri", email: "Numai pentru adresa de e-mail" };

/** Form for a voucher's terms. A new voucher also has the code, the number of codes and the email address. */
export function VoucherForm({ filled, version, addable, sendKey }: VoucherFormProps) {
  const refused = useRefused(FORM);
  const from = { refused, filled };
  const field = filledFields({ ...texts.labels, ...NEW_LABELS }, from);
  const isNew = version === undefined;
  return (
    <ActionForm name={FORM} refused={refused} loaded={isNew ? undefined : filled}>
      {!isNew && <input type="hidden" name="version" value={version} />}
      {sendKey && <input type="hidden" name="sendKey" value={refused?.values["sendKey"] ?? sendKey} />}
      <Field {...field("name")} required autoComplete="off" />
      {isNew && (
        <>
          <Field
            {...field("count")}
            hint="De la 1 la 5.000. Dacă sunt mai multe, codurile se generează automat."
            inputMode="numeric"
            maxLength={4}
            required
          />
          <Field
            {...field("code")}
            hint="Dacă îl lași gol, se generează un cod greu de ghicit."
            maxLength={40}
            autoComplete="off"
          />
        </>
      )}
      <Select {...field("kind")} options={optionsOf(texts.kinds)} />
      <Field {...field("percent")} inputMode="decimal" maxLength={6} />
      <Field {...field("amount")} inputMode="decimal" maxLength={14} />
      <Field {...field("minimum")} inputMode="decimal" maxLength={14} />
      <Field
        {...field("starts_at")}
        type="datetime-local"
        hint="Dacă îl lași gol, voucherul este valabil imediat. Ora României."
      />
      <Field {...field("ends_at")} type="datetime-local" hint="Lasă câmpul gol dacă voucherul nu expiră." />
      <Field
        {...field("max_uses")}
        hint="Lasă câmpul gol dacă nu vrei o limită."
        inputMode="numeric"
        maxLength={10}
      />
      {isNew && (
        <EmailField
          {...field("email")}
          hint="Lasă câmpul gol dacă voucherul poate fi folosit de oricine."
          autoComplete="off"
        />
      )}
      <p>Dacă nu alegi nimic mai jos, voucherul este valabil pentru toate produsele.</p>
      <TickList name={CATEGORY} label="Doar pentru categoriile" options={addable.categories} {...from} />
      <TickList name={BRAND} label="Doar pentru brandurile" options={addable.brands} {...from} />
      <ProductsField {...from} addable={NOTHING_ADDED} label={texts.labels.products} />
      <SendButton form={FORM}>{isNew ? "Creează voucherul" : "Salvează voucherul"}</SendButton>
    </ActionForm>
  );
}
