/** Compares a form based on an outdated version with the current record, field by field. Pure. */
import type { Typed } from "@curat/ui/form/form-values.ts";

/** A field whose typed value differs from the current one. */
export interface Difference {
  name: string;
  label: string;
  /** As in the form; undefined for an unticked checkbox. */
  theirs: string | undefined;
  mineText: string;
  theirsText: string;
  /** Default choice. */
  keeps: Keeps;
}
export type Keeps = "mine" | "theirs";

export interface Conflict {
  /** Author and time of the last change; undefined without the permission to see it. */
  by: { actor: string; at: string } | undefined;
  /** The current version; a resubmitted form is based on it. */
  version: number;
  /** The form as filled from the current record, for the next comparison. */
  standing: Typed;
  differences: Difference[];
}

/** Labels of the form's fields, and how to display values that are not text. */
export interface Compared {
  labels: Typed;
  say?: (name: string, value: string | undefined) => string;
}

/** Field with the form's initial state as JSON. */
export const VERSION_FIELD = "seen";
const KEEP = "keep.";
const THEIRS = "theirs.";

export const keepField = (name: string) => KEEP + name;
export const theirsField = (name: string) => THEIRS + name;

/**
 * Returns the fields that someone else changed and that differ from the typed value. Fields not edited here
 * default to the new value, fields that both edited to the typed one.
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

/** Returns the submitted form with the choices of a conflict applied. */
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

/** Returns the form's initial state; undefined when it has none. */
export function seenIn(form: FormData): Typed | undefined {
  const text = form.get(VERSION_FIELD);
  if (typeof text !== "string") return undefined;
  try {
    const seen: unknown = JSON.parse(text);
    return typeof seen === "object" && seen !== null ? (seen as Typed) : undefined;
  } catch {
    return undefined; // Not our JSON.
  }
}

/** Ignores line endings and surrounding spaces; an unticked checkbox equals an empty field. */
function same(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return plain(one) === plain(other);
}

function sayPlainly(_name: string, value: string | undefined): string {
  return value ?? "";
}
