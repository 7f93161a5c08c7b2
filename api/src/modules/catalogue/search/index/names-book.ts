import { wordsOf } from "../../../../text/words.ts";
import type { FacetNames } from "../facets.store.ts";
import { BRAND_PARAMETER, brandValueId } from "../../catalog/index.ts";
import type { ChosenValue } from "../selection.ts";
import type { FieldNames } from "./ranking.ts";

const NONE: readonly string[] = [];

export class NamesBook implements FieldNames {
  readonly names: FacetNames;
  #categoryWords: Map<number, readonly string[]>;
  #valueWords: Map<number, readonly string[]>;
  #parameterOf: Map<number, number>;
  #chosenBySlug: Map<string, ChosenValue>;
  #brandsByWord = new Map<string, number[]>();

  constructor(names: FacetNames) {
    this.names = names;
    const slugs = new Map(names.parameters.map(({ id, slug }) => [id, slug]));
    this.#categoryWords = new Map(names.categories.map(({ id, name }) => [id, wordsOf(name)]));
    this.#valueWords = new Map(names.values.map(({ id, name }) => [id, wordsOf(name)]));
    this.#parameterOf = new Map(names.values.map(({ id, parameterId }) => [id, parameterId]));
    this.#chosenBySlug = new Map(
      names.values.map(({ id, parameterId, slug }) => [
        `${slugs.get(parameterId)}:${slug}`,
        { parameterId, valueId: id },
      ]),
    );
    for (const { id, parameterId } of names.values)
      if (parameterId === BRAND_PARAMETER.id) this.#noteBrand(id - brandValueId(0), this.value(id));
  }

  category(id: number): readonly string[] {
    return this.#categoryWords.get(id) ?? NONE;
  }

  value(id: number): readonly string[] {
    return this.#valueWords.get(id) ?? NONE;
  }

  brandsWith(word: string): readonly number[] {
    return this.#brandsByWord.get(word) ?? [];
  }

  #noteBrand(brandId: number, words: readonly string[]): void {
    for (const word of words)
      this.#brandsByWord.set(word, [...(this.#brandsByWord.get(word) ?? []), brandId]);
  }

  parameterOf(valueId: number): number | undefined {
    return this.#parameterOf.get(valueId);
  }

  choose(params: string[]): ChosenValue[] {
    return [...new Set(params)].flatMap((param) => this.#chosenBySlug.get(param) ?? []);
  }

  /** Returns whether both books assign the same words and parameters to products. */
  readsLike(other: NamesBook): boolean {
    const sameWords = (
      mine: Map<number, readonly string[]>,
      theirs: Map<number, readonly string[]>,
    ): boolean => [...mine].every(([id, words]) => theirs.get(id)?.join(" ") === words.join(" "));
    const sameParameters = [...this.#parameterOf].every(
      ([id, parameterId]) => other.#parameterOf.get(id) === parameterId,
    );
    return (
      sameParameters &&
      sameWords(this.#categoryWords, other.#categoryWords) &&
      sameWords(this.#valueWords, other.#valueWords)
    );
  }
}
