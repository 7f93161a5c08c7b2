/** The shop's own synonyms (setting `searchSynonyms`). The built-in ones are in synonyms.ts. */
import { stem } from "../../../../text/stem.ts";
import { allWordsOf } from "../../../../text/words.ts";

interface Phrase {
  said: string[];
  meant: string[];
}

export class OwnSynonyms {
  /** Synonyms of single words that are single words themselves, both as stems. */
  #meant = new Map<string, string[]>();
  #phrases = new Map<string, Phrase[]>();

  constructor(rows: readonly { said: string; meant: string }[] = []) {
    for (const row of rows) {
      const [said, meant] = [allWordsOf(row.said), allWordsOf(row.meant)];
      const [first = "", second] = said.map(stem);
      if (second === undefined && meant.length === 1) push(this.#meant, first, stem(meant[0] as string));
      else push(this.#phrases, first, { said: said.map(stem), meant });
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.said.length - a.said.length);
  }

  of(root: string): string[] {
    return this.#meant.get(root) ?? [];
  }

  reworded(text: string): string | undefined {
    if (this.#phrases.size === 0) return undefined;
    const words = allWordsOf(text);
    const roots = words.map(stem);
    for (const [at, root] of roots.entries()) {
      const phrase = this.#phrases
        .get(root)
        ?.find(({ said }) => said.every((one, i) => one === roots[at + i]));
      if (phrase)
        return [...words.slice(0, at), ...phrase.meant, ...words.slice(at + phrase.said.length)].join(" ");
    }
    return undefined;
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
