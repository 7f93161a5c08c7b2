import { MAX_SURFACES } from "@curat/contract/staff/home.values";
import { Field } from "@curat/ui/form/field.tsx";
import { Select } from "@curat/ui/form/select.tsx";
import { rowField } from "../../../components/rows/rows.ts";
import type { FormPart } from "./home-form.tsx";
import { surfacesField } from "./home-values.ts";
import { texts } from "./texts.ts";

/** Fields for the surfaces of a block with bucket prices. The last row is empty, for a new surface. */
export function SurfaceFields({ place, typed, errors, categories }: FormPart & { place: number }) {
  const name = surfacesField(place);
  const value = (at: number, part: string) => typed[rowField(name, at, part)] ?? "";
  const rows = Array.from({ length: MAX_SURFACES }, (_, at) => at);
  const last = rows.findLast((at) => value(at, "name") !== "" || value(at, "category_id") !== "") ?? -1;
  return (
    <>
      {(errors?.[name] ?? []).map((error) => (
        <p key={error} className="text-primary bold" role="alert">
          {error}
        </p>
      ))}
      {rows.slice(0, last + 2).map((at) => {
        const field = (part: keyof typeof texts.surfaces) => ({
          name: rowField(name, at, part),
          label: texts.surfaces[part],
          defaultValue: value(at, part),
          errors,
        });
        return (
          <fieldset key={at} className="stack one-column gap-3 p-3 bordered rounded bg-paper">
            <legend>{at <= last ? texts.surface(at) : "Suprafață nouă"}</legend>
            <Field
              {...field("name")}
              maxLength={40}
              autoComplete="off"
              hint="De exemplu Gresie sau Parchet."
            />
            <Select
              {...field("category_id")}
              options={[{ value: "", label: "Alege categoria" }, ...categories]}
            />
          </fieldset>
        );
      })}
      <p>
        Apar cele trei produse cu cel mai mic preț pe găleată din fiecare categorie. Dacă golești câmpurile
        unei suprafețe, aceasta se șterge.
      </p>
    </>
  );
}
