/** Parameters with their values: what they may be, and how they come together. Pure. */
import type { FieldErrors } from "@curat/contract/envelope";
import type { ParameterFields } from "@curat/contract/staff/parameters";
import { ZONE_FILTER } from "@curat/contract/zones.values";

interface ParameterValue {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
}

/** Values in their order. */
export interface Parameter {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
  values: ParameterValue[];
}

/** A parameter's fields as people call them. */
export const PARAMETER_LABELS = {
  name: "denumirea",
  slug: "adresa",
  values: "valorile",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Parameter, string>>;

/** What lists are narrowed by beside parameters. */
const RESERVED = new Set(["brand", "pret", "categorie", ZONE_FILTER]);

/** The parameter with its values in their order. */
export function inOrder(parameter: Parameter): Parameter {
  const values = parameter.values.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.id - other.id,
  );
  return { ...parameter, values };
}

/** The parameter as it stands with what a file tells of it; values that the file leaves out stay. */
export function withImported(current: Parameter | undefined, imported: Parameter): Parameter {
  const importedIds = new Set(imported.values.map(({ id }) => id));
  const kept = current?.values.filter(({ id }) => !importedIds.has(id)) ?? [];
  return inOrder({ ...imported, values: [...kept, ...imported.values] });
}

/** Values that stand in the one and no more in the other. */
export function valuesLost(before: Parameter, after: Parameter): ParameterValue[] {
  const left = new Set(after.values.map(({ id }) => id));
  return before.values.filter(({ id }) => !left.has(id));
}

/** Those of the values whose part of the address is another now. */
export function valuesMoved(before: Parameter | undefined, after: Parameter): number[] {
  const slugs = new Map(after.values.map(({ id, slug }) => [id, slug]));
  return (before?.values ?? [])
    .filter(({ id, slug }) => slugs.has(id) && slugs.get(id) !== slug)
    .map(({ id }) => id);
}

/** What is wrong with fields that staff writes over a parameter, by field of its calls. */
export function errorsOf({ slug, values = [] }: ParameterFields, before: Parameter): FieldErrors {
  if (slug !== undefined && RESERVED.has(slug)) return { slug: ["Adresa este folosită de magazin."] };
  const own = new Set(before.values.map(({ id }) => id));
  const ids = new Set<number>();
  const slugs = new Set<string>();
  for (const [place, { valueID, slug: valueSlug }] of values.entries()) {
    if (valueID !== undefined && (!own.has(valueID) || ids.has(valueID)))
      return { [`values.${place}.valueID`]: ["Valoarea nu este a parametrului sau apare de două ori."] };
    if (slugs.has(valueSlug))
      return { [`values.${place}.slug`]: ["Altă valoare a parametrului are această adresă."] };
    if (valueID !== undefined) ids.add(valueID);
    slugs.add(valueSlug);
  }
  return {};
}

/** What is wrong with merging one value into another, by field; undefined where both are the parameter's. */
export function mergeErrors({ values }: Parameter, from: number, into: number): FieldErrors | undefined {
  const has = (id: number) => values.some((value) => value.id === id);
  if (!has(from)) return { from: [UNKNOWN] };
  if (!has(into)) return { into: [UNKNOWN] };
  return from === into ? { into: ["O valoare nu poate fi unită cu ea însăși."] } : undefined;
}

const UNKNOWN = "Valoarea nu este a parametrului.";
