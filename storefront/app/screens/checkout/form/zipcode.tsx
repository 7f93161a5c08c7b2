import { isPostcode } from "@curat/contract/fields.values";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { PlacePrefix } from "../../../components/checkout-form/form-fields.ts";
import { texts } from "./texts.ts";
import styles from "./zipcode.module.css";

interface ZipcodeProps {
  prefix: PlacePrefix;
  values: Typed;
  errors: FieldErrors;
}

export function Zipcode({ prefix, values, errors }: ZipcodeProps) {
  const name = `${prefix}.zipcode`;
  return (
    <div className={styles.zipcode}>
      <Field
        label={texts.zipcode}
        name={name}
        hint={texts.zipcodeHint}
        defaultValue={values[name]}
        errors={errors}
        isValid={isPostcode}
        inputMode="numeric"
        maxLength={6}
        autoComplete={`${prefix === "company" ? "billing" : "shipping"} postal-code`}
      />
    </div>
  );
}
