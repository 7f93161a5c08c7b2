import { useLayoutData } from "../../session/layout-data.ts";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import styles from "./terms-checkbox.module.css";
import { texts } from "./texts.ts";

interface TermsCheckboxProps {
  values: Typed | undefined;
  errors: FieldErrors;
}

/** Checkbox to accept the terms. Both documents open in a new tab, so that the form keeps its values. */
export function TermsCheckbox({ values, errors }: TermsCheckboxProps) {
  const { terms, privacy } = useLayoutData()?.legal ?? {};
  return (
    <div className={styles["terms-checkbox"]}>
      <Checkbox
        label={`${texts.before} ${texts.terms} ${texts.and} ${texts.privacy}`}
        name="terms"
        value="1"
        defaultChecked={values?.terms !== undefined}
        errors={errors}
        required
      />
      {(terms !== undefined || privacy !== undefined) && (
        <p>
          {texts.read} <Article url={terms}>{texts.terms}</Article>{" "}
          <Article url={privacy}>{texts.privacy}</Article>
        </p>
      )}
    </div>
  );
}

/** Links an article. On narrow phones it shows only the first word of the name, so that both links fit. */
function Article({ url, children }: { url: string | undefined; children: string }) {
  if (url === undefined) return null;
  const [first = "", ...rest] = children.split(" ");
  return (
    <a href={url || undefined} target="_blank" rel="noopener">
      {first}
      <span className="visually-hidden">{` ${rest.join(" ")}`}</span>
    </a>
  );
}
