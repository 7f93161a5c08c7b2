import { useId } from "react";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { fileField } from "./picture-names.ts";
import styles from "./picture-field.module.css";

const texts = {
  hint: "Adresa unei imagini a magazinului; goală pentru niciuna.",
  file: (label: string) => `${label}: încarcă un fișier nou`,
};

interface PictureFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  errors: FieldErrors;
  /** Whether this person may bring in a file. */
  mayUpload: boolean;
}

/** A picture by its address, which is shown, or by a file, which counts before it; its form is multipart. */
export function PictureField({ label, name, defaultValue, errors, mayUpload }: PictureFieldProps) {
  const id = useId();
  return (
    <div className={styles["picture-field"]}>
      {defaultValue !== "" && <img src={defaultValue} alt="" width={96} height={96} loading="lazy" />}
      <div className={styles.fields}>
        <Field
          {...{ label, name, defaultValue, errors }}
          hint={texts.hint}
          maxLength={500}
          autoComplete="off"
        />
        {mayUpload && (
          <>
            <label htmlFor={id} className="visually-hidden">
              {texts.file(label)}
            </label>
            <input id={id} type="file" name={fileField(name)} accept="image/*" />
          </>
        )}
      </div>
    </div>
  );
}
