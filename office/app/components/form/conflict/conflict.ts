/** A write on a version that no longer stands, field by field: what was typed beside what stands now. Pure. */
import type { Typed } from "@curat/ui/form/form-values.ts";

/** A field that was typed otherwise than it stands now. */
export interface Difference {
  name: string;
  label: string;
  /** As the form holds it; undefined for a box that is not ticked. */
  theirs: string | undefined;
  mineText: string;
  theirsText: string;
  /** What is kept unless something else is chosen. */
  keeps: Keeps;
}
export type Keeps = "mine" | "theirs";

export interface Conflict {
  /** Who changed it last, and when; undefined for who may not see that. */
  by: { actor: string; at: string } | undefined;
  /** The version that stands; sent again, the form is written on it. */
  version: number;
  /** The form as it stands now, to be compared with once more. */
  standing: Typed;
  differences: Difference[];
}

/** How the fields of a form are called, and how their values are said where they are no words. */
export interface Compared {
  labels: Typed;
  say?: (name: string, value: string | undefined) => string;
}

/** The form as it was when it was opened, as text; a field of that name carries it along. */
export const SEEN_FIELD = "seen";
const KEEP = "keep.";
const THEIRS = "theirs.";

export const keepField = (name: string) => KEEP + name;
export const theirsField = (name: string) => THEIRS + name;

/**
 * The fields that somebody else changed and that do not stand as they were typed. What was not touched here is taken over
 * unless the person wants otherwise; what both changed stays as it was typed.
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

/** What a form sends once it was chosen, field by field, what is kept. */
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

/** The form as it was seen; undefined where it does not say so. */
export function seenIn(form: FormData): Typed | undefined {
  const text = form.get(SEEN_FIELD);
  if (typeof text !== "string") return undefined;
  try {
    const seen: unknown = JSON.parse(text);
    return typeof seen === "object" && seen !== null ? (seen as Typed) : undefined;
  } catch {
    return undefined; // written by someone else
  }
}

/** Lines end as the browser sends them; a box that is not ticked is as good as an empty field. */
function same(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return plain(one) === plain(other);
}

function sayPlainly(_name: string, value: string | undefined): string {
  return value ?? "";
}
