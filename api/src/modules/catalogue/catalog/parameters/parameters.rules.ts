import type { FieldErrors } from "@curat/contract/envelope";
import type { ParameterFields } from "@curat/contract/staff/parameters";
import { ZONE_FILTER } from "@curat/contract/zones.values";

interface ParameterValue {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
}

export interface Parameter {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
  values: ParameterValue[];
}

export const PARAMETER_LABELS = {
  name: "denumirea",
  slug: "adresa",
  values: "valorile",
  sortOrder: "ordinea",
} satisfies Partial<Record<keyof Parameter, string>>;

const RESERVED = new Set(["brand", "pret", "categorie", ZONE_FILTER]);

export function inOrder(parameter: Parameter): Parameter {
  const values = parameter.values.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.id - other.id,
  );
  return { ...parameter, values };
}

/** Merges an imported parameter into the current one. Keeps values that the file does not contain. */
export function withImported(current: Parameter | undefined, imported: Parameter): Parameter {
  const importedIds = new Set(imported.values.map(({ id }) => id));
  const stored = current?.values.filter(({ id }) => !importedIds.has(id)) ?? [];
  return inOrder({ ...imported, values: [...stored, ...imported.values] });
}

export function valuesLost(before: Parameter, after: Parameter): ParameterValue[] {
  const left = new Set(after.values.map(({ id }) => id));
  return before.values.filter(({ id }) => !left.has(id));
}

export function valuesMoved(before: Parameter | undefined, after: Parameter): number[] {
  const slugs = new Map(after.values.map(({ id, slug }) => [id, slug]));
  return (before?.values ?? [])
    .filter(({ id, slug }) => slugs.has(id) && slugs.get(id) !== slug)
    .map(({ id }) => id);
}

/** Returns the first validation error of a staff change, keyed by field. */
export function errorsOf({ slug, values = [] }: ParameterFields, before: Parameter): FieldErrors {
  if (slug !== undefined && RESERVED.has(slug))
    return { slug: ["Adresa este rezervată magazinului: scrie alta."] };
  const own = new Set(before.values.map(({ id }) => id));
  const ids = new Set<number>();
  const slugs = new Set<string>();
  for (const [place, { valueID, slug: valueSlug }] of values.entries()) {
    if (valueID !== undefined && (!own.has(valueID) || ids.has(valueID)))
      return {
        [`values.${place}.valueID`]: [
          "O valoare apare de două ori sau aparține altei caracteristici. Reîncarcă pagina și încearcă din nou.",
        ],
      };
    if (slugs.has(valueSlug))
      return {
        [`values.${place}.slug`]: ["Adresa este folosită de altă valoare a caracteristicii: scrie alta."],
      };
    if (valueID !== undefined) ids.add(valueID);
    slugs.add(valueSlug);
  }
  return {};
}

/** Returns why two values cannot be merged, keyed by field; undefined if they can be merged. */
export function mergeErrors({ values }: Parameter, from: number, into: number): FieldErrors | undefined {
  const has = (id: number) => values.some((value) => value.id === id);
  if (!has(from)) return { from: [UNKNOWN] };
  if (!has(into)) return { into: [UNKNOWN] };
  return from === into
    ? { into: ["Alege două valori diferite: una nu poate fi unită cu ea însăși."] }
    : undefined;
}

const UNKNOWN = "Valoarea aparține altei caracteristici: alege alta.";
