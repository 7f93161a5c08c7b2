import type { Typed } from "@curat/ui/form/form-values.ts";

export interface Difference {
  name: string;
  label: string;
  /** Current value in the database. Undefined for a checkbox that is not ticked. */
  theirs: string | undefined;
  mineText: string;
  theirsText: string;
  keeps: Keeps;
}
export type Keeps = "mine" | "theirs";

export interface Conflict {
  by: { actor: string; at: string } | undefined;
  version: number;
  /** Form values of the current record, from which the next conflict is detected. */
  current: Typed;
  differences: Difference[];
}

/** Labels of fields, and display texts for values that are not text. */
export interface Compared {
  labels: Typed;
  format?: (name: string, value: string | undefined) => string;
}

/** Hidden field with the loaded form values as JSON. */
export const VERSION_FIELD = "seen";
const KEEP = "keep.";
const THEIRS = "theirs.";

export const keepField = (name: string) => KEEP + name;
export const theirsField = (name: string) => THEIRS + name;

/**
 * Returns the fields that someone else changed. The entered value is preselected only if the staff member
 * changed the field too.
 */
export function differencesOf(
  { typed, loaded, current }: { typed: Typed; loaded: Typed | undefined; current: Typed },
  { labels, format = formatPlain }: Compared,
): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [mine, theirs, before] = [typed[name], current[name], loaded?.[name]];
    if (same(mine, theirs) || (loaded && same(theirs, before))) return [];
    return {
      name,
      label,
      theirs,
      mineText: format(name, mine),
      theirsText: format(name, theirs),
      keeps: loaded && same(mine, before) ? "theirs" : "mine",
    };
  });
}

/** Applies the choices made in a conflict to the submitted form. */
export function withChoices(sent: FormData): FormData {
  const form = new FormData();
  const choices = new Map<string, FormDataEntryValue>();
  for (const [name, value] of sent) {
    if (name.startsWith(KEEP)) {
      if (value === "theirs") choices.set(name.slice(KEEP.length), "");
    } else if (!name.startsWith(THEIRS)) form.append(name, value);
  }
  for (const name of choices.keys()) {
    const theirs = sent.get(THEIRS + name);
    if (theirs === null) form.delete(name);
    else form.set(name, theirs);
  }
  return form;
}

/** Returns the form values as they were loaded. Undefined if the form does not contain them. */
export function loadedValues(form: FormData): Typed | undefined {
  const text = form.get(VERSION_FIELD);
  if (typeof text !== "string") return undefined;
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === "object" && values !== null ? (values as Typed) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Compares two values. Ignores line endings and surrounding spaces, and treats a checkbox that is not ticked
 * as empty.
 */
function same(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return plain(one) === plain(other);
}

function formatPlain(_name: string, value: string | undefined): string {
  return value ?? "";
}
