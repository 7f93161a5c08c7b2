import { useLayoutData } from "../../session/layout-data.ts";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { texts } from "./texts.ts";

interface TermsCheckboxProps {
  /** What was sent before; ticked boxes alone are in it. */
  values: Typed | undefined;
  errors: FieldErrors;
}

/** The terms have to be accepted; both texts open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ values, errors }: TermsCheckboxProps) {
  const legal = useLayoutData()?.legal;
  return (
    <Checkbox
      label={
        <>
          {texts.before} <Article url={legal?.terms}>{texts.terms}</Article> {texts.and}{" "}
          <Article url={legal?.privacy}>{texts.privacy}</Article>
        </>
      }
      name="terms"
      value="1"
      defaultChecked={values?.terms !== undefined}
      errors={errors}
      required
    />
  );
}

function Article({ url, children }: { url: string | undefined; children: string }) {
  if (url === undefined) return children;
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
