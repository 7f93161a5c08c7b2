import { stem } from "../../../../text/stem.ts";
import { allowedEdits, canBeNear, editDistance, lettersOf } from "./typos.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface SimilarWord {
  id: number;
  faults: number;
}

/** Maximum number of similar words. Each adds a posting list to read, and more would add noise. */
const MAX = 12;

/**
 * Returns the closest words by form or stem ("bureților" matches "burete"), most frequent first. With 20,000 words,
 * letter masks reduce 4 ms to 0.1 ms.
 */
export function similarWords(vocabulary: Vocabulary, word: string): SimilarWord[] {
  const limit = allowedEdits(word);
  if (limit === 0) return [];
  const root = stem(word);
  const rootLimit = Math.min(limit, allowedEdits(root));
  const letters = lettersOf(word);
  const rootLetters = lettersOf(root);
  let nearest: number = limit;
  let found: SimilarWord[] = [];
  for (let id = 0; id < vocabulary.size; id += 1) {
    const faults = Math.min(
      editsOf(word, letters, vocabulary.texts[id] as string, vocabulary.letters[id] as number, nearest),
      rootLimit === 0
        ? limit + 1
        : editsOf(
            root,
            rootLetters,
            vocabulary.stems[id] as string,
            vocabulary.stemLetters[id] as number,
            Math.min(nearest, rootLimit),
          ),
    );
    const text = vocabulary.texts[id] as string;
    if (faults > nearest || !vocabulary.isLive(id) || vocabulary.isMention(id) || /\d/.test(text)) continue;
    // People rarely mistype the first letter. Two edits that include the first letter make a different word.
    if (faults > 1 && text.charCodeAt(0) !== word.charCodeAt(0)) continue;
    if (faults < nearest) found = [];
    nearest = faults;
    found.push({ id, faults });
  }
  return found.sort((a, b) => byUse(vocabulary, a.id, b.id)).slice(0, MAX);
}

function editsOf(word: string, letters: number, other: string, otherLetters: number, limit: number): number {
  if (Math.abs(word.length - other.length) > limit || !canBeNear(letters, otherLetters, limit)) return 99;
  return editDistance(word, other, limit);
}

function byUse({ live, texts }: Vocabulary, a: number, b: number): number {
  return (live[b] as number) - (live[a] as number) || ((texts[a] as string) < (texts[b] as string) ? -1 : 1);
}
