/** Form fields of a parameter: its values by id, and new values one per line. */
import type { StaffParameter } from "@curat/contract/staff/parameters";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import type { Compared } from "../../../components/form/conflict/conflict.ts";
import { slugOf } from "../../../components/slug/slug-of.ts";
import { texts } from "./texts.ts";

/** Interval between sort positions, which leaves room to insert a value between two others. */
const GAP = 10;
const NAME = /^value\.(\d{1,10})\.value$/;

export function valueField(id: number | string, part: "value" | "slug" | "place" | "gone"): string {
  return `value.${id}.${part}`;
}

export function filledParameter({ parameter, slug, values }: StaffParameter): Typed {
  return {
    parameter,
    slug,
    ...Object.fromEntries(
      values.flatMap((one, index) => [
        [valueField(one.valueID, "value"), one.value],
        [valueField(one.valueID, "slug"), one.slug],
        [valueField(one.valueID, "place"), String((index + 1) * GAP)],
      ]),
    ),
  };
}

export function comparedParameter(form: FormData): Compared {
  const labels = { parameter: texts.labels.parameter, slug: texts.labels.slug };
  const typed = typedValues(form);
  const ofValues = valueIdsIn(form).flatMap((id) => {
    const name = typed[valueField(id, "value")] ?? "";
    return [
      [valueField(id, "value"), texts.valueLabel("Valoare", name)],
      [valueField(id, "slug"), texts.valueLabel("Adresa valorii", name)],
      [valueField(id, "place"), texts.valueLabel("Loc", name)],
    ];
  });
  return { labels: { ...labels, ...(Object.fromEntries(ofValues) as Typed) } };
}

/** Returns the parameter in the form, and the field that each value comes from. */
export function parameterIn(form: FormData) {
  // Copied once, because each lookup in FormData scans all entries, of which there may be thousands.
  const typed = typedValues(form);
  const text = (id: string, part: "value" | "slug" | "place") => typed[valueField(id, part)]?.trim() ?? "";
  const stored = valueIdsIn(form)
    .filter((id) => typed[valueField(id, "gone")] === undefined)
    .map((id) => ({
      field: `value.${id}`,
      valueID: Number(id),
      value: text(id, "value"),
      slug: text(id, "slug") || slugOf(text(id, "value")),
      place: Number(text(id, "place")),
    }))
    .toSorted((one, other) => one.place - other.place);
  const added = [...new Set(textOf(form, "added").split("\n"))]
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((value) => ({ field: "added", valueID: undefined, value, slug: slugOf(value) }));
  const rows = [...stored, ...added];
  const parameter = textOf(form, "parameter");
  const values = rows.map((row, index) => ({
    ...(row.valueID !== undefined && { valueID: row.valueID }),
    value: row.value,
    slug: row.slug,
    sort_order: index + 1,
  }));
  return {
    body: { parameter, slug: textOf(form, "slug") || slugOf(parameter), values },
    fields: rows.map(({ field }) => field),
  };
}

/** Assigns the API's errors about values to their fields. */
export function atFields(
  errors: Record<string, string[]>,
  fields: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, place = "", part = ""] = /^values\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const field = fields[Number(place)];
      if (place === "" || field === undefined) return [name === "values" ? "added" : name, messages];
      return [field === "added" ? field : `${field}.${part === "slug" ? "slug" : "value"}`, messages];
    }),
  );
}

function valueIdsIn(form: FormData): string[] {
  return [...form.keys()].flatMap((name) => NAME.exec(name)?.[1] ?? []);
}
