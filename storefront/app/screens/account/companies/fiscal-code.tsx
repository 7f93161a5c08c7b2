import { isCui } from "@curat/contract/fields.values";
import { Button } from "@curat/ui/button/button.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import styles from "../../../components/account/account-form.module.css";
import { ADDRESS_INTENT } from "../addresses/intents.ts";
import { texts } from "./texts.ts";

interface FiscalCodeProps {
  values: Typed;
  errors: FieldErrors;
  isBusy: boolean;
  filled: { isFound: boolean } | undefined;
  hasCompanyData: boolean;
}

/** The fiscal code, with a lookup button if a company register is connected. */
export function FiscalCode({ values, errors, isBusy, filled, hasCompanyData }: FiscalCodeProps) {
  return (
    <div className={`grid gap-2 ${styles.beside}`}>
      <Field
        label={texts.cui}
        name="fiscalcode"
        defaultValue={values.fiscalcode}
        errors={errors}
        required
        isValid={isCui}
        maxLength={20}
        placeholder="RO12345678"
      />
      {hasCompanyData && (
        <Button variant="secondary" name="intent" value={ADDRESS_INTENT.fill} isBusy={isBusy} formNoValidate>
          {texts.fill}
        </Button>
      )}
      <output className={styles.muted}>{filled && (filled.isFound ? texts.filled : texts.unknown)}</output>
    </div>
  );
}
