/** Compares a form that is based on an outdated version with the current record, field by field. Pure. */
import type { Typed } from "@curat/ui/form/form-values.ts";

/** A field in which the form differs from the current record. */
export interface Difference {
  name: string;
  label: string;
  /** Current value as the form would show it; undefined for a checkbox that is not ticked. */
  theirs: string | undefined;
  mineText: string;
  theirsText: string;
  /** Value that is chosen by default. */
  keeps: Keeps;
}
export type Keeps = "mine" | "theirs";

export interface Conflict {
  /** Who made the last change, and when; undefined without the permission to see it. */
  by: { actor: string; at: string } | undefined;
  /** Current version of the record, on which the resubmitted form is based. */
  version: number;
  /** Form values of the current record, for detecting the next conflict. */
  standing: Typed;
  differences: Difference[];
}

/** What a comparison shows: labels of the fields, and display texts for values that are not text. */
export interface Compared {
  labels: Typed;
  say?: (name: string, value: string | undefined) => string;
}

/** Name of the field with the loaded form values as JSON. */
export const VERSION_FIELD = "seen";
const KEEP = "keep.";
const THEIRS = "theirs.";

export const keepField = (name: string) => KEEP + name;
export const theirsField = (name: string) => THEIRS + name;

/**
 * Returns the fields that someone else changed to something other than the form's value. If this person did
 * not edit the field, the new value is chosen by default; if both did, the typed one is.
 */
export function differencesOf(
  { typed, seen, standing }: { typed: Typed; seen: Typed | undefined; standing: Typed },
  { labels, say = sayPlainly }: Compared,
): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [mine, theirs, before] = [typed[name], standing[name], seen?.[name]];
    if (same(mine, theirs) || (seen && same(theirs, before))) return [];
    return {
      name,
      label,
      theirs,
      mineText: say(name, mine),
      theirsText: say(name, theirs),
      keeps: seen && same(mine, before) ? "theirs" : "mine",
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

/** Returns the form values as loaded; undefined when the form does not contain them. */
export function seenIn(form: FormData): Typed | undefined {
  const text = form.get(VERSION_FIELD);
  if (typeof text !== "string") return undefined;
  try {
    const seen: unknown = JSON.parse(text);
    return typeof seen === "object" && seen !== null ? (seen as Typed) : undefined;
  } catch {
    return undefined; // The field was tampered with.
  }
}

/**
 * Compares two values, ignoring line endings and surrounding spaces. A checkbox that is not ticked equals an
 * empty field.
 */
function same(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return plain(one) === plain(other);
}

function sayPlainly(_name: string, value: string | undefined): string {
  return value ?? "";
}
