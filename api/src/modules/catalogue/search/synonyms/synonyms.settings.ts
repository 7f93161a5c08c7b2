/** The setting `searchSynonyms` maps visitors' words to the shop's words for the same products. */
import { z } from "zod";
import { allWordsOf } from "../../../../text/words.ts";

export interface SearchSynonym {
  said: string;
  meant: string;
}

const MAX_LENGTH = 60;
const MAX = 500;
const words = z
  .string()
  .trim()
  .max(MAX_LENGTH, `Scrie cel mult ${MAX_LENGTH} de caractere.`)
  .refine((text) => allWordsOf(text).length > 0, "Scrie cel puțin un cuvânt.");

export const synonymsSetting = z
  .array(z.strictObject({ said: words, meant: words }))
  .max(MAX, `Adaugă cel mult ${MAX} de sinonime.`)
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    rows.forEach(({ said, meant }, row) => {
      const key = keyOf(said);
      if (seen.has(key))
        context.addIssue({
          code: "custom",
          path: [row, "said"],
          message: "Apare deja pe un rând de mai sus.",
        });
      if (key === keyOf(meant))
        context.addIssue({ code: "custom", path: [row, "meant"], message: "Cuvintele sunt identice." });
      seen.add(key);
    });
  });

const stored = z.array(z.object({ said: z.string(), meant: z.string() })).default([]);

/** Parses the stored setting, empty by default. Throws if it is malformed. */
export function readSynonyms(value: unknown): SearchSynonym[] {
  return stored.parse(value);
}

/** Adds to each search term the meaning of its synonym, or null if it has none. */
export function withMeanings<T extends { term: string }>(
  words: readonly T[],
  synonyms: readonly SearchSynonym[],
): (T & { meant: string | null })[] {
  const meant = new Map(synonyms.map((row) => [keyOf(row.said), row.meant]));
  return words.map((word) => ({ ...word, meant: meant.get(keyOf(word.term)) ?? null }));
}

/** Returns the rows plus the new one, unless they already contain it. */
export function withSynonym(rows: SearchSynonym[], added: SearchSynonym): SearchSynonym[] {
  const stands = rows.some(
    ({ said, meant }) => keyOf(said) === keyOf(added.said) && keyOf(meant) === keyOf(added.meant),
  );
  return stands ? rows : [...rows, added];
}

function keyOf(text: string): string {
  return allWordsOf(text).join(" ");
}
