/** The setting `searchSynonyms`: what visitors say, and what the shop's goods are called. Pure. */
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
  .max(MAX_LENGTH, `Cel mult ${MAX_LENGTH} de caractere.`)
  .refine((text) => allWordsOf(text).length > 0, "Scrie cel puțin un cuvânt.");

/** The setting as it may be written. */
export const synonymsSetting = z
  .array(z.strictObject({ said: words, meant: words }))
  .max(MAX, `Cel mult ${MAX} de sinonime.`)
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    rows.forEach(({ said, meant }, row) => {
      const key = keyOf(said);
      if (seen.has(key))
        context.addIssue({ code: "custom", path: [row, "said"], message: "Are deja un rând mai sus." });
      if (key === keyOf(meant))
        context.addIssue({ code: "custom", path: [row, "meant"], message: "Este același lucru." });
      seen.add(key);
    });
  });

const stored = z.array(z.object({ said: z.string(), meant: z.string() })).default([]);

/** The stored setting; none where nobody has set it. Throws on a malformed one. */
export function readSynonyms(value: unknown): SearchSynonym[] {
  return stored.parse(value);
}

/** Searched terms, each with what its synonym lets it find. */
export function withMeanings<T extends { term: string }>(
  words: readonly T[],
  synonyms: readonly SearchSynonym[],
): (T & { meant: string | null })[] {
  const meant = new Map(synonyms.map((row) => [keyOf(row.said), row.meant]));
  return words.map((word) => ({ ...word, meant: meant.get(keyOf(word.term)) ?? null }));
}

/** The rows with one more; the same rows where it stands already. */
export function withSynonym(rows: SearchSynonym[], added: SearchSynonym): SearchSynonym[] {
  const stands = rows.some(
    ({ said, meant }) => keyOf(said) === keyOf(added.said) && keyOf(meant) === keyOf(added.meant),
  );
  return stands ? rows : [...rows, added];
}

function keyOf(text: string): string {
  return allWordsOf(text).join(" ");
}
