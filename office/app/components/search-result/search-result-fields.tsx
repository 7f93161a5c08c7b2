import { useState } from "react";
import type { FormEvent } from "react";
import { formLabelsOf } from "@curat/contract/staff/record.values";
import { SEARCH_RESULT, SHOWN_LETTERS } from "@curat/contract/staff/search-result.values";
import { Checkbox } from "@curat/ui/form/checkbox.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { Textarea } from "@curat/ui/form/textarea.tsx";
import { lengthOf } from "@curat/ui/form/text-length.ts";
import type { Refused } from "../form/refused.ts";
import styles from "./search-result.module.css";
import { texts } from "./texts.ts";

/** Texts that the shop shows for empty fields. */
export interface SearchDefaults {
  title: string;
  description: string;
  path: string;
}

export const NO_DEFAULTS: SearchDefaults = { title: "", description: "", path: "" };

interface SearchResultFieldsProps {
  values: Typed;
  errors: FieldErrors;
  defaults: SearchDefaults;
}

const LABELS = formLabelsOf({ fields: SEARCH_RESULT });
const NAMES = Object.keys(SEARCH_RESULT);

/** Folded fields of a page's search result, with a preview that follows the typed texts. */
export function SearchResultFields({ values, errors, defaults }: SearchResultFieldsProps) {
  const [typed, setTyped] = useState(values);
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "checkbox")
      setTyped(({ [target.name]: _unticked, ...otherFields }) =>
        target.checked ? { ...otherFields, [target.name]: "on" } : otherFields,
      );
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  const of = (name: keyof typeof SEARCH_RESULT) => ({
    name,
    label: LABELS[name] ?? "",
    defaultValue: values[name] ?? "",
    errors,
  });
  const isOpen = NAMES.some((name) => errors?.[name] || (values[name] ?? "") !== "");
  return (
    <details className={styles["search-result"]} open={isOpen}>
      <summary>{texts.title}</summary>
      <fieldset className="stack gap-4" aria-label={texts.title} onInput={follow}>
        <SearchPreview typed={typed} defaults={defaults} />
        <Field
          {...of("metatitle")}
          placeholder={defaults.title}
          maxLength={SEARCH_RESULT.metatitle.max}
          autoComplete="off"
        />
        <Textarea
          {...of("metadescription")}
          placeholder={defaults.description}
          limit={SEARCH_RESULT.metadescription.max}
        />
        <Field
          {...of("canonical")}
          hint={SEARCH_RESULT.canonical.hint}
          placeholder={defaults.path}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
        />
        <Checkbox
          label={SEARCH_RESULT.noindex.label}
          name="noindex"
          defaultChecked={values.noindex !== undefined}
          errors={errors}
        />
      </fieldset>
    </details>
  );
}

function SearchPreview({ typed, defaults }: { typed: Typed; defaults: SearchDefaults }) {
  const title = typed.metatitle?.trim() || defaults.title;
  const description = typed.metadescription?.trim() || defaults.description;
  if (typed.noindex !== undefined) return <p>{texts.hidden}</p>;
  return (
    <div className="stack gap-1">
      <div className={`stack gap-1 bordered rounded ${styles.preview}`}>
        <p className={styles.address}>{typed.canonical?.trim() || defaults.path || texts.noPath}</p>
        <p className={styles.title}>{cut(title, SHOWN_LETTERS.metatitle) || texts.noTitle}</p>
        <p>{cut(description, SHOWN_LETTERS.metadescription) || texts.noDescription}</p>
      </div>
      <p className="hint">{texts.letters(lengthOf(title), lengthOf(description))}</p>
    </div>
  );
}

function cut(text: string, letters: number): string {
  return lengthOf(text) <= letters ? text : `${[...text].slice(0, letters).join("").trim()}…`;
}

type FromForm = { refused: Refused | undefined; filled: Typed };

/** Returns the renderers with which a record's form shows the four fields together. */
export function searchResultRenderers(defaults: SearchDefaults) {
  const withTitle = () => null;
  return {
    metatitle: ({ refused, filled }: FromForm) => (
      <SearchResultFields values={refused?.values ?? filled} errors={refused?.errors} defaults={defaults} />
    ),
    metadescription: withTitle,
    canonical: withTitle,
    noindex: withTitle,
  };
}
