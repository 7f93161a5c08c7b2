import type { UnresolvedPlaceShown } from "@curat/contract/staff/unresolved-places.fields";
import { countOf } from "@curat/contract/quantity-text.values";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import styles from "./unresolved-places.module.css";
import { SKIPPED_PLACE, placeField } from "./place-choices.ts";

const TEXTS = {
  title: "Localități nerecunoscute",
  hint: "Scrie lângă fiecare nume localitatea și județul corespunzător: alegerea se aplică peste tot unde apare numele. Scrie o liniuță (-) ca să îl ignori.",
  example: "de exemplu Sectorul 3, București",
  label: (city: string, county: string, rows: number) =>
    `${[city, county].filter(Boolean).join(", ")} (${rows === 1 ? "o dată" : `de ${countOf(rows, "ori")}`})`,
};

interface UnresolvedPlacesProps {
  places: readonly UnresolvedPlaceShown[];
  typed: Readonly<Record<string, unknown>> | undefined;
  errors: FieldErrors | undefined;
}

/** Lets staff match the places in a file that are missing from our lists. */
export function UnresolvedPlaces({ places, typed, errors }: UnresolvedPlacesProps) {
  if (places.length === 0) return null;
  return (
    <fieldset className={`stack gap-3 break-anywhere ${styles.places}`}>
      <legend className="bold">{TEXTS.title}</legend>
      <p>{TEXTS.hint}</p>
      {places.map(({ key, county, city, rows, place }, position) => {
        const field = placeField(position);
        const reported = typed?.[field];
        return (
          <div key={key}>
            <input type="hidden" name={`places.${position}.key`} value={key} />
            <Field
              label={TEXTS.label(city, county, rows)}
              name={field}
              autoComplete="off"
              placeholder={TEXTS.example}
              maxLength={300}
              defaultValue={typeof reported === "string" ? reported : (place ?? SKIPPED_PLACE)}
              {...(errors && { errors })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
