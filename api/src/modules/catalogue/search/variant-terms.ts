import { stem } from "../../../text/stem.ts";
import { allWordsOf } from "../../../text/words.ts";
import type { FacetNames } from "./facets.store.ts";
import type { Selection } from "./selection.ts";

export class VariantTerms {
  readonly #axes = new Set<string>();
  readonly #values = new Map<string, string[][]>();
  readonly #known = new Set<string>();

  /** Records the variant values of a product. Values are never removed. */
  note(variantValues: Record<string, string>): void {
    for (const [axis, value] of Object.entries(variantValues)) {
      this.#axes.add(axis);
      if (this.#known.has(value)) continue;
      this.#known.add(value);
      const words = stemsOf(value);
      const [first] = words;
      if (first === undefined) continue;
      this.#values.set(first, [...(this.#values.get(first) ?? []), words]);
    }
  }

  /** Returns whether the text contains all words of a value ("5 l", "lavandă"). */
  isAskedIn(text: string): boolean {
    const words = new Set(stemsOf(text));
    return [...words].some((word) =>
      this.#values.get(word)?.some((value) => value.every((one) => words.has(one))),
    );
  }

  isChosenIn({ values }: Selection, { parameters }: FacetNames): boolean {
    if (values.length === 0) return false;
    const axes = new Set(parameters.filter(({ name }) => this.#axes.has(name)).map(({ id }) => id));
    return values.some(({ parameterId }) => axes.has(parameterId));
  }
}

function stemsOf(text: string): string[] {
  return allWordsOf(text).map(stem);
}
