import { COMPANY_TYPES } from "@curat/contract/customers.values";
import { isIban, isPostcode } from "@curat/contract/fields.values";
import { AddressFields } from "../../../components/address-fields/address-fields.tsx";
import type { PlacesProps } from "../../../components/address-fields/address-fields.tsx";
import { useCountyLocalities } from "../../../components/address-fields/use-county-localities.ts";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import styles from "../../../components/account/account-form.module.css";
import { ADDRESS_INTENT } from "../addresses/intents.ts";
import { texts } from "./texts.ts";

export function CompanyFields({ values, errors, counties, localities }: PlacesProps) {
  const known = useCountyLocalities(localities);
  const types = COMPANY_TYPES.map((type) => ({ value: type, label: texts.types[type] }));
  const field = (name: string) => ({ name, defaultValue: values[name], errors });
  return (
    <>
      <Field {...field("name")} label={texts.name} required autoComplete="organization" />
      <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
        <Select {...field("type")} label={texts.type} options={types} />
        <Field {...field("commerceregistry")} label={texts.reg} maxLength={30} />
        <Field {...field("bankname")} label={texts.bank} />
        <Field
          {...field("bankaccount")}
          label={texts.iban}
          isValid={isIban}
          maxLength={40}
          autoCapitalize="characters"
        />
      </div>
      <h3 className="mt-2 text-m">{texts.seat}</h3>
      <AddressFields
        counties={counties}
        localities={known.localities}
        values={values}
        errors={errors}
        showIntent={ADDRESS_INTENT.localities}
        onCounty={known.ask}
        autoComplete="billing"
      />
      <div className={`grid gap-4 min-w-0 ${styles.pair}`}>
        <Field
          {...field("zipcode")}
          label={texts.zipcode}
          hint={texts.zipcodeHint}
          isValid={isPostcode}
          inputMode="numeric"
          maxLength={6}
          autoComplete="billing postal-code"
        />
      </div>
    </>
  );
}
