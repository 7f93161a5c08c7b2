import { useRouteLoaderData } from "react-router";
import { isCui } from "@curat/contract/fields.values";
import { Button } from "../../../components/button/button.tsx";
import type { FieldErrors } from "../../../components/form/field-frame.tsx";
import { Field } from "../../../components/form/field.tsx";
import type { Typed } from "../../../components/form/form-values.ts";
import type { loader } from "../../../root.tsx";
import styles from "../account-form.module.css";
import { ADDRESS_INTENT } from "../addresses/intents.ts";
import { texts } from "./texts.ts";

interface FiscalCodeProps {
  values: Typed;
  errors: FieldErrors;
  isBusy: boolean;
  filled: { isFound: boolean } | undefined;
}

/** The code, and the button that fills in the company; only our own API knows of such a source. */
export function FiscalCode({ values, errors, isBusy, filled }: FiscalCodeProps) {
  const layout = useRouteLoaderData<typeof loader>("root");
  return (
    <div className={styles.beside}>
      <Field
        label={texts.cui}
        name="fiscalcode"
        defaultValue={values.fiscalcode}
        errors={errors}
        required
        isRight={isCui}
        maxLength={20}
        placeholder="RO12345678"
      />
      {layout?.hasOwnApi && (
        <Button look="secondary" name="intent" value={ADDRESS_INTENT.fill} isBusy={isBusy} formNoValidate>
          {texts.fill}
        </Button>
      )}
      <output className={styles.muted}>{filled && (filled.isFound ? texts.filled : texts.unknown)}</output>
    </div>
  );
}
