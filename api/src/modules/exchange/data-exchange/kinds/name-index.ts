/** Maps records to their names in files. If several records share a name, their ids are appended. */
import { foldText } from "../../../../text/fold.ts";

export class NameIndex {
  readonly #names = new Map<number, string>();
  readonly #ids = new Map<string, number>();

  readonly #mark: string | undefined;

  /** Separator within names: ">" in paths, ":" between a parameter and its value. */
  constructor(names: ReadonlyMap<number, string>, mark?: ">" | ":") {
    this.#mark = mark;
    const times = new Map<string, number>();
    for (const name of names.values()) times.set(this.#keyOf(name), (times.get(this.#keyOf(name)) ?? 0) + 1);
    for (const [id, name] of names) {
      const isOne = times.get(this.#keyOf(name)) === 1;
      const reported = isOne ? name : `${name} #${id}`;
      this.#names.set(id, reported);
      this.#ids.set(this.#keyOf(reported), id);
    }
  }

  #keyOf(name: string): string {
    return this.#mark === undefined ? foldText(name) : name.split(this.#mark).map(foldText).join(this.#mark);
  }

  nameOf(id: number): string {
    return this.#names.get(id) ?? "";
  }

  /** Returns the id of a name; undefined if it is unknown or ambiguous. */
  idOf(name: string): number | undefined {
    return this.#ids.get(this.#keyOf(name));
  }
}
