import { BUNDLE } from "@curat/contract/staff/bundle.values";
import type { StaffBundle } from "@curat/contract/staff/bundles";
import { Button } from "@curat/ui/button/button.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { filledFields } from "../../../components/form/filled-fields.ts";
import type { Refused } from "../../../components/form/refused.ts";
import { SendButton } from "../../../components/form/send-button.tsx";
import { RecordForm } from "../../../components/record/record-form.tsx";
import { defaultDescription } from "../../../components/search-result/default-description.ts";
import {
  NO_DEFAULTS,
  searchResultRenderers,
} from "../../../components/search-result/search-result-fields.tsx";
import { MAX_PRODUCTS, productField } from "./bundle-fields.ts";
import styles from "./bundles.module.css";
import { texts } from "./texts.ts";

interface BundleFormProps {
  bundle?: StaffBundle;
  rows?: Typed;
  mayUpload: boolean;
}

const EMPTY_ROWS = 3;

export function BundleForm({ bundle, rows, mayUpload }: BundleFormProps) {
  return (
    <RecordForm
      name="bundle"
      description={BUNDLE}
      record={bundle}
      initial={{ percent: "10" }}
      {...{ mayUpload, words: texts }}
      renderers={searchResultRenderers(
        bundle
          ? {
              title: bundle.bundle,
              description: defaultDescription(bundle.description),
              path: bundle.url,
            }
          : NO_DEFAULTS,
      )}
      renderOwn={(_, from) => <ProductRows {...from} />}
      {...(rows && { ownValues: rows })}
      buttons={
        <div className="cluster gap-3">
          <SendButton form="bundle">{bundle ? texts.save : texts.create}</SendButton>
          <Button name="press" value="preview" variant="secondary">
            {texts.preview}
          </Button>
        </div>
      }
    />
  );
}

interface FromForm {
  refused: Refused | undefined;
  filled: Typed;
}

function ProductRows({ refused, filled }: FromForm) {
  const values = refused?.values ?? filled;
  const last = Array.from({ length: MAX_PRODUCTS }, (_, place) => place).findLast(
    (place) => (values[productField(place, "code")] ?? "") !== "",
  );
  const rows = Math.min((last ?? -1) + 1 + EMPTY_ROWS, MAX_PRODUCTS);
  return (
    <fieldset className={`stack gap-2 bordered rounded ${styles.products}`}>
      <legend>{BUNDLE.fields.products.label}</legend>
      <p className="hint">{texts.productsHint}</p>
      {Array.from({ length: rows }, (_, place) => (
        <ProductRow key={place} {...{ place, refused, filled }} />
      ))}
    </fieldset>
  );
}

function ProductRow({ place, refused, filled }: FromForm & { place: number }) {
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
