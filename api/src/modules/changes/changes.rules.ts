/** What is a change at all, and how it is told. Pure. */

/** Whether two states say the same, whatever the order of their fields; compared as JSON, as which they are kept. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The fields, of those that have a name for people, in which two states of a record differ. */
export function changedFields<Field extends string>(
  before: Record<Field, unknown>,
  after: Record<Field, unknown>,
  labels: Record<Field, string>,
): Field[] {
  const fields = Object.keys(labels) as Field[]; // the labels name each field once
  return fields.filter((field) => !saysTheSame(before[field], after[field]));
}

const VERBS = {
  masculine: { created: "creat", changed: "schimbat", removed: "șters" },
  feminine: { created: "creată", changed: "schimbată", removed: "ștearsă" },
};

/** "Articolul „Livrare” a fost schimbat: titlul, conținutul."; null stands for what was not there, or is no more. */
export function changeSentence<Field extends string>(
  name: string,
  {
    gender,
    before,
    after,
    labels,
  }: {
    gender: keyof typeof VERBS;
    before: Record<Field, unknown> | null;
    after: Record<Field, unknown> | null;
    labels: Record<Field, string>;
  },
): string {
  const verbs = VERBS[gender];
  if (!before) return `${name} a fost ${verbs.created}.`;
  if (!after) return `${name} a fost ${verbs.removed}.`;
  const what = changedFields(before, after, labels).map((field) => labels[field]);
  return `${name} a fost ${verbs.changed}: ${what.join(", ")}.`;
}
