import { foldText } from "../../../../text/fold.ts";

export class Spellings {
  #written = new Map<string, string>();

  note(name: string): void {
    for (const word of name
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []) {
      const folded = foldText(word);
      if (folded !== word && !this.#written.has(folded)) this.#written.set(folded, word);
    }
  }

  of(folded: string): string {
    return this.#written.get(folded) ?? folded;
  }
}

/** Maps folded query words to their typed form. */
export function typedForms(text: string, wordsOf: (part: string) => string[]): Map<string, string> {
  return new Map(
    text.split(/\s+/).flatMap((part) => wordsOf(part).map((word): [string, string] => [word, part])),
  );
}
