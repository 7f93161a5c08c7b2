import { foldCode } from "../../../../text/fold.ts";

/** Maximum number of query words that are joined into one code ("DP LAV 1"). */
const MAX_PARTS = 4;
const MIN_LENGTH = 3;

export class CodeBook {
  #ordinals = new Map<string, number | number[]>();

  add(code: string, ordinal: number): void {
    const known = this.#ordinals.get(code);
    if (known === undefined) this.#ordinals.set(code, ordinal);
    else if (typeof known === "number") this.#ordinals.set(code, [known, ordinal]);
    else known.push(ordinal);
  }

  /** Returns ordinals of products whose code occurs in the text, including removed products. */
  find(text: string): number[] {
    const parts = text.split(/\s+/).filter(Boolean).slice(0, 40);
    const found = new Set(this.#of(foldCode(text)));
    for (let start = 0; start < parts.length; start += 1) {
      for (let end = start + 1; end <= Math.min(parts.length, start + MAX_PARTS); end += 1) {
        const code = foldCode(parts.slice(start, end).join(""));
        // Part of a longer query must look like a code: "detergent 100" does not mean the code 100.
        if (code.length > MIN_LENGTH && /\d/.test(code))
          for (const ordinal of this.#of(code)) found.add(ordinal);
      }
    }
    return [...found];
  }

  #of(code: string): number[] {
    const known = this.#ordinals.get(code);
    return known === undefined ? [] : typeof known === "number" ? [known] : known;
  }
}
