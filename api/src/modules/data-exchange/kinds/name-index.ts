/** Things by their names, as files call them; of several with one name each gets its id behind it. Pure. */
import { foldText } from "../../../text/fold.ts";

export class NameIndex {
  readonly #names = new Map<number, string>();
  readonly #ids = new Map<string, number>();

  constructor(names: ReadonlyMap<number, string>) {
    const times = new Map<string, number>();
    for (const name of names.values()) times.set(foldText(name), (times.get(foldText(name)) ?? 0) + 1);
    for (const [id, name] of names) {
      const isOne = times.get(foldText(name)) === 1;
      const told = isOne ? name : `${name} #${id}`;
      this.#names.set(id, told);
      this.#ids.set(foldText(told), id);
    }
  }

  nameOf(id: number): string {
    return this.#names.get(id) ?? "";
  }

  /** Undefined for a name that nothing has, or several. */
  idOf(name: string): number | undefined {
    return this.#ids.get(foldText(name));
  }
}
