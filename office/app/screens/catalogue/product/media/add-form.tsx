import type { StaffProduct } from "@curat/contract/staff/products";
import { buttonClass } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { ActionForm } from "../../../../components/form/action-form.tsx";
import { useRefused } from "../../../../components/form/refused.ts";
import { SendButton } from "../../../../components/form/send-button.tsx";
import { addForm } from "./media-fields.ts";
import type { MediaKind } from "./media-fields.ts";
import styles from "./media.module.css";
import { texts } from "./texts.ts";

const TITLES = { pics: texts.addPicture, docs: texts.addDocument, movies: texts.addMovie };
const FILES = {
  pics: { label: texts.files, accept: "image/*", multiple: true },
  docs: { label: texts.docFile, accept: "application/pdf", multiple: false },
};
const ADDRESSES = { pics: texts.pictureAddress, docs: texts.docAddress, movies: texts.movie };

interface AddFormProps {
  kind: MediaKind;
  product: StaffProduct;
  mayUpload: boolean;
}

export function AddForm({ kind, product, mayUpload }: AddFormProps) {
  const name = addForm(kind);
  const refused = useRefused(name);
  const field = (key: "title" | "revised" | "alt" | "url") => ({
    name: key,
    defaultValue: refused?.values[key] ?? "",
    errors: refused?.errors,
    autoComplete: "off",
  });
  return (
    <details open={refused !== undefined} className={styles.add}>
      <summary className={buttonClass("secondary")}>{TITLES[kind]}</summary>
      <ActionForm name={name} refused={refused} encType="multipart/form-data">
        <input type="hidden" name="version" value={product.version} />
        {kind === "docs" && <Field {...field("title")} label={texts.docTitle} required />}
        {kind === "docs" && (
          <Field
            {...field("revised")}
            label={texts.revised}
            hint={texts.revisedHint}
            type="month"
            maxLength={7}
          />
        )}
        {kind !== "movies" && mayUpload && (
          <Field {...FILES[kind]} name="file" type="file" errors={refused?.errors} />
        )}
        {kind === "pics" && mayUpload && <Field {...field("alt")} label={texts.alt} hint={texts.altHint} />}
        <Field {...field("url")} label={ADDRESSES[kind]} maxLength={500} />
        <SendButton form={name}>{texts.add}</SendButton>
      </ActionForm>
    </details>
  );
}
