import { Button } from "@curat/ui/button/button.tsx";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { HtmlField } from "../../../components/editor/html-field.tsx";
import { ActionForm } from "../../../components/form/action-form.tsx";
import { filledFields, isTicked } from "../../../components/form/filled-fields.ts";
import { useRefused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { PictureField } from "../../../components/picture/picture-field.tsx";
import { MOST_PRODUCTS, productField } from "./bundle-fields.ts";
import styles from "./bundles.module.css";
import { texts } from "./texts.ts";

interface BundleFormProps {
  filled: Typed;
  /** Of one that stands. */
  version?: number;
  mayUpload: boolean;
}

const FORM = "bundle";
/** Rows that wait for further products. */
const EMPTY_ROWS = 3;

/** All fields of a bundle, new or standing; its price is seen before it is saved. */
export function BundleForm({ filled, version, mayUpload }: BundleFormProps) {
  const refused = useRefused(FORM);
  const from = { refused, filled };
  const field = filledFields(texts.labels, from);
  const values = refused?.values ?? filled;
  const last = Array.from({ length: MOST_PRODUCTS }, (_, place) => place).findLast(
    (place) => (values[productField(place, "code")] ?? "") !== "",
  );
  const rows = Math.min((last ?? -1) + 1 + EMPTY_ROWS, MOST_PRODUCTS);
  return (
    <ActionForm
      name={FORM}
      refused={refused}
      seen={version === undefined ? undefined : filled}
      encType="multipart/form-data"
    >
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field {...field("bundle")} required autoComplete="off" />
      <Field {...field("percent")} hint={texts.percentHint} inputMode="decimal" maxLength={6} required />
      <fieldset className={styles.products}>
        <legend>{texts.products}</legend>
        <p>{texts.productsHint}</p>
        {Array.from({ length: rows }, (_, place) => (
          <ProductRow key={place} place={place} {...from} />
        ))}
      </fieldset>
      <Field
        {...field("slug")}
        hint={texts.slugHint}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
      />
      <HtmlField {...field("description")} />
      <PictureField {...field("pic")} mayUpload={mayUpload} />
      <Field {...field("sort_order")} inputMode="numeric" maxLength={7} />
      <Checkbox
        label={texts.labels.is_published}
        name="is_published"
        defaultChecked={isTicked("is_published", from)}
      />
      <div className={styles.acts}>
        <SendButton form={FORM}>{version === undefined ? texts.create : texts.save}</SendButton>
        <Button name="press" value="preview" variant="secondary">
          {texts.preview}
        </Button>
      </div>
    </ActionForm>
  );
}

interface ProductRowProps {
  place: number;
  refused: ReturnType<typeof useRefused>;
  filled: Typed;
}

function ProductRow({ place, refused, filled }: ProductRowProps) {
  const [code, quantity] = [productField(place, "code"), productField(place, "quantity")];
  const field = filledFields({ [code]: texts.code, [quantity]: texts.quantity }, { refused, filled });
  return (
    <div className={styles.row}>
      <Field {...field(code)} aria-label={texts.row(place, texts.code)} maxLength={100} autoComplete="off" />
      <Field
        {...field(quantity)}
        aria-label={texts.row(place, texts.quantity)}
        inputMode="numeric"
        maxLength={5}
      />
    </div>
  );
}
