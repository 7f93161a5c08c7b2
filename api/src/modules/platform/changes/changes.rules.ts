/** Returns whether two states are equal as JSON. Field order does not matter. */
export function isSameText(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Returns the labelled fields in which two states differ. */
export function changedFields<T extends object>(before: T, after: T, labels: Labels<T>): (keyof T)[] {
  return fieldsOf(labels).filter((field) => !isSameText(before[field], after[field]));
}

export type Labels<T> = { readonly [Field in keyof T]?: string };

export function fieldsOf<T extends object>(labels: Labels<T>): (keyof T)[] {
  // Object.keys loses the keys' type.
  return Object.keys(labels) as (keyof T)[];
}

/** Returns the previous values of the changed fields. Writing them back undoes the change. */
export function differing(before: object, after: object): object {
  const later = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([field, value]) => !isSameText(value, later.get(field))),
  );
}

const VERBS = {
  masculine: { created: "creat", changed: "schimbat", removed: "șters" },
  feminine: { created: "creată", changed: "schimbată", removed: "ștearsă" },
};
export type Gender = keyof typeof VERBS;

/**
 * Describes a change in a Romanian sentence. `before` is null for a created record, `after` for a deleted
 * one.
 */
export function changeSentence<T extends object>(
  name: string,
  { gender, before, after, labels }: { gender: Gender; before: T | null; after: T | null; labels: Labels<T> },
): string {
  const verbs = VERBS[gender];
  if (!before) return `${name} a fost ${verbs.created}.`;
  if (!after) return `${name} a fost ${verbs.removed}.`;
  const what = changedFields(before, after, labels).map((field) => labels[field]);
  return `${name} a fost ${verbs.changed}: ${what.join(", ")}.`;
}
