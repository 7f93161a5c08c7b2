import { Field } from "@curat/ui/form/field.tsx";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { filledFields } from "../form/filled-fields.ts";
import type { Refused } from "../form/refused.ts";
import { DOCUMENT_LABELS, documentCount, documentField, MAX_DOCUMENTS } from "./document-fields.ts";
import styles from "./document-rows.module.css";

const texts = {
  legend: "Documente de descărcat",
  row: (place: number) => `Document ${place + 1}`,
  next: "Document nou",
  hint: "Dacă golești câmpurile unui rând, acesta se șterge.",
};

/** Form rows for a page's documents, with an empty one for a new document. */
export function DocumentRows({ refused, filled }: { refused: Refused | undefined; filled: Typed }) {
  const count = documentCount(refused?.values ?? filled);
  const field = filledFields<string>({}, { refused, filled });
  return (
    <fieldset className={`grid gap-4 ${styles["document-rows"]}`}>
      <legend className="bold">{texts.legend}</legend>
      {Array.from({ length: Math.min(count + 1, MAX_DOCUMENTS) }, (_, place) => (
        <fieldset key={place} aria-label={place < count ? texts.row(place) : texts.next}>
          {(["title", "url"] as const).map((part) => (
            <Field
              key={part}
              {...field(documentField(place, part))}
              label={DOCUMENT_LABELS[part]}
              maxLength={500}
              autoComplete="off"
            />
          ))}
        </fieldset>
      ))}
      {count > 0 && <p>{texts.hint}</p>}
    </fieldset>
  );
}
