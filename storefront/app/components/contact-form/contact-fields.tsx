import { LIMITS } from "@curat/contract/limits.values";
import { EmailField } from "@curat/ui/form/email-field.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { PhoneField } from "@curat/ui/form/phone-field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { TermsCheckbox } from "../terms/terms-checkbox.tsx";
import styles from "./contact-form.module.css";
import { texts } from "./texts.ts";

interface ContactFieldsProps {
  values: Typed;
  errors: FieldErrors;
  /** Product questions ask for first and last name, the contact form for one name (B-141, B-149). */
  hasLastName?: boolean;
}

export function ContactFields({ values, errors, hasLastName = false }: ContactFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], errors, required: true });
  return (
    <>
      <p className={styles.muted}>{texts.required}</p>
      {hasLastName ? (
        <div className={styles.pair}>
          <Field {...field("name")} label={texts.firstname} autoComplete="given-name" />
          <Field {...field("lastname")} label={texts.lastname} autoComplete="family-name" />
        </div>
      ) : (
        <Field {...field("name")} label={texts.fullname} autoComplete="name" />
      )}
      <div className={styles.pair}>
        <EmailField {...field("email")} label={texts.email} />
        <PhoneField {...field("phone")} label={texts.phone} />
      </div>
      <Textarea {...field("questions")} label={texts.message} limit={LIMITS.textarea} />
      <TermsCheckbox {...{ values, errors }} />
    </>
  );
}
