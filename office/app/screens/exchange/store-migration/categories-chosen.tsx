import { useId } from "react";
import type { FieldErrors } from "@curat/ui/form/field-frame.tsx";
import { Field } from "@curat/ui/form/field.tsx";
import { categoryField, NO_CATEGORY } from "./category-choice.ts";
import type { MigrationData } from "./migration.server.ts";
import styles from "./migration.module.css";
import { texts } from "./texts.ts";

interface CategoriesChosenProps {
  categories: NonNullable<MigrationData["choices"]>["categories"];
  paths: readonly string[];
  typed: Readonly<Record<string, unknown>> | undefined;
  errors: FieldErrors | undefined;
}

/** Fields that map each category of the old shop to one of this shop, with suggestions. */
export function CategoriesChosen({ categories, paths, typed, errors }: CategoriesChosenProps) {
  const id = useId();
  if (categories.length === 0) return null;
  return (
    <fieldset className="stack gap-3">
      <legend className="bold">{texts.kinds.category}</legend>
      <p className={styles.hint}>
        Pentru fiecare categorie din magazinul vechi, scrie categoria de aici în care se importă (apare în
        listă pe măsură ce scrii). Dacă lași câmpul gol, se folosește categoria cu aceeași denumire sau se
        creează una nouă. Cu o liniuță (-) categoria nu se importă, iar produsele ei trec în categoria
        părinte.
      </p>
      <datalist id={id}>
        {paths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
      {categories.map(({ id: theirId, name, category }, place) => {
        const field = categoryField(place);
        const reported = typed?.[field];
        return (
          <div key={theirId}>
            <input type="hidden" name={`categories.${place}.id`} value={theirId} />
            <Field
              label={name}
              name={field}
              list={id}
              autoComplete="off"
              defaultValue={typeof reported === "string" ? reported : (category ?? NO_CATEGORY)}
              placeholder="aceeași denumire"
              maxLength={2_000}
              {...(errors && { errors })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
